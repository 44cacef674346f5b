/** A position to play on from: of a match at one of its steps, or of a puzzle. */
import type { AnyGame, Seat } from '#contract/game.ts';
import type { AnyGameUi } from '#contract/page.ts';
import { registry } from '#games/registry.ts';
import { boxRegistry } from '#games/registry-box.ts';
import { canBePlayedOn } from '#kernel/log.ts';
import type { AnyMatch } from '#kernel/match.ts';
import type { Seed } from '#kernel/rng.ts';
import { framesOf } from '#table/history.ts';
import type { Chair } from '#table/local-table.ts';
import { dealtAnew, playOnFrom } from '#table/play-on.ts';
import type { Words } from '#text/words.ts';
import { language } from '../app/settings.ts';
import type { PlayedFrom } from '../offline/store.ts';
import type { OpenedOnline } from '../replay/open-online.ts';
import { looksOf, type OpenReplay } from '../replay/open-replay.ts';
import { parseStep } from '../replay/player.ts';
import { openMatch } from '../replay/replay-page.tsx';

export interface Spot {
  readonly game: string;
  readonly gameUi: AnyGameUi;
  readonly words: Words;
  readonly isPartners: boolean;
  /** Where it is: the step of a match, or the number of a puzzle. */
  readonly at: { readonly tag: 'match' | 'puzzle'; readonly number: number };
  /** Who sat there; nobody at a puzzle. */
  readonly chairs: readonly (Chair | null)[];
  /** Seats that may be taken, the usual one first. */
  readonly seats: readonly [Seat, ...Seat[]];
  readonly viewOf: (seat: Seat) => unknown;
  /** A new match from here, with what that seat does not see dealt anew. */
  readonly begin: (seat: Seat, seed: Seed) => AnyMatch;
  /** What is kept beside its record. */
  readonly from?: PlayedFrom;
  /** Where one came from. */
  readonly back: string;
  /** Done before it is left: a match of the server stays on this device. */
  readonly keep: () => Promise<void>;
}

export type FoundSpot =
  | { readonly tag: 'here'; readonly spot: Spot }
  /** There is such a place, and nothing to play on: `/replay/ID` or the like. */
  | { readonly tag: 'nothing'; readonly why: 'over' | 'closed' | 'deep'; readonly back: string }
  | { readonly tag: 'none' }
  | { readonly tag: 'no-match'; readonly found: Exclude<OpenedOnline, { readonly tag: 'open' }> };

/** What `/play-on/…` names: `ID?step=4&seat=2`, `online/TABLE?step=4`, `puzzle/mathable/3`. */
export async function findSpot(path: readonly string[], query: URLSearchParams): Promise<FoundSpot> {
  const [, first = '', second, third] = path;
  if (first === 'puzzle') return puzzleSpot(second ?? '', Number(third));
  const found = await openMatch(first, second);
  if (found.tag !== 'open') return { tag: 'no-match', found };
  return matchSpot(found.replay, { step: parseStep(query.get('step')) ?? 0, seat: query.get('seat') });
}

async function matchSpot(
  replay: OpenReplay,
  asked: { readonly step: number; readonly seat: string | null },
): Promise<FoundSpot> {
  const { game: id, gameUi, words, chairs, eyes, log, found, path } = replay;
  const back = `/replay/${path}?step=${asked.step}&seat=${asked.seat ?? 'spectator'}`;
  const nothing = (why: 'over' | 'closed' | 'deep'): FoundSpot => ({ tag: 'nothing', why, back });
  const game = await wholeRules(id);
  // Others’ rules than ours: it can be looked at, not played.
  if (game === undefined || found.play.tag !== 'whole') return nothing('closed');
  const open = eyes.filter(viewer => viewer !== 'spectator');
  const wanted = open.find(seat => String(seat + 1) === asked.seat) ?? open[0];
  if (wanted === undefined) return nothing('closed');
  if (!canBePlayedOn(log)) return nothing('deep');
  const there = framesOf(game, log, wanted);
  const frame = there.ok ? there.frames.find(({ envelope }) => envelope.step >= asked.step) : undefined;
  if (frame === undefined || frame.envelope.outcome !== null) return nothing('over');
  const { step } = frame.envelope;
  const begin = (seat: Seat, seed: Seed): AnyMatch => {
    const match = playOnFrom(game, { log, step, seat }, seed);
    if (match === null) throw new Error(`nothing is played on from step ${step}`);
    return match;
  };
  const spot: Spot = {
    game: id,
    gameUi,
    words,
    isPartners: registry[id]?.meta.partners === true,
    at: { tag: 'match', number: step },
    chairs,
    seats: [wanted, ...open.filter(seat => seat !== wanted)],
    viewOf: seat => {
      const seen = framesOf(game, log, seat);
      return seen.ok ? seen.frames.find(({ envelope }) => envelope.step === step)?.envelope.view : null;
    },
    begin,
    from: { path, chairs },
    back,
    keep: replay.keep ?? (async () => undefined),
  };
  return { tag: 'here', spot };
}

async function puzzleSpot(id: string, number: number): Promise<FoundSpot> {
  const [game, looks, learn] = await Promise.all([
    wholeRules(id),
    looksOf(id, language.value),
    Object.hasOwn(boxRegistry, id) ? boxRegistry[id]?.learn?.() : undefined,
  ]);
  const puzzle = learn?.puzzleAt?.(number) ?? null;
  if (game === undefined || looks === null || puzzle === null) return { tag: 'none' };
  const { match, seat } = puzzle;
  const { config, seats } = match.log;
  const viewOf = (one: Seat): unknown => match.envelope(one).view;
  const others = Array.from({ length: seats }, (_, one) => one).filter(one => one !== seat);
  const spot: Spot = {
    ...looks,
    game: id,
    isPartners: registry[id]?.meta.partners === true,
    at: { tag: 'puzzle', number },
    chairs: Array.from({ length: seats }, () => null),
    seats: [seat, ...others],
    viewOf,
    begin: (one, seed) =>
      dealtAnew(game, { config, seats, seed }, viewOf(one), one, { tag: 'puzzle', number }),
    back: `/${id}/learn/puzzle/${number}`,
    keep: async () => undefined,
  };
  return { tag: 'here', spot };
}

/** With what bots ask of them, and imagining among it. */
async function wholeRules(id: string): Promise<AnyGame | undefined> {
  return Object.hasOwn(registry, id) ? (await registry[id]?.rules?.())?.game : undefined;
}
