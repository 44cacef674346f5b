import type { AnyMatchRules, Viewer } from '#contract/game.ts';
import type { AnyGameUi } from '#contract/page.ts';
import { registry } from '#games/registry.ts';
import { reviewRegistry } from '#games/registry-review.ts';
import { uiRegistry } from '#games/registry-ui.ts';
import type { RawLog } from '#kernel/log.ts';
import { type AnyFrame, framesOf } from '#table/history.ts';
import type { Chair } from '#table/local-table.ts';
import { type AnyPassage, passagesOf } from '#table/passages.ts';
import type { Verified } from '#table/verify.ts';
import type { Language } from '#text/catalogue.ts';
import type { Words } from '#text/words.ts';
import { fetchAhead } from '#ui/later.tsx';
import { rulesOf } from '../app/playable.ts';
import { wordsFor } from '../app/words.ts';
import { find, type PlayedFrom } from '../offline/store.ts';
import { eyesOf } from './eyes.ts';
import { type FileProblem, replayRaw } from './read-file.ts';
import { witnessOf } from './witness.ts';

/** A match ready to be leafed through, wherever it comes from. */
export interface OpenReplay {
  /** What follows `/replay/` in its address: `ID` on this device, `online/ID` on the server. */
  readonly path: string;
  readonly game: string;
  readonly gameUi: AnyGameUi;
  readonly words: Words;
  readonly chairs: readonly Chair[];
  /** Through whose eyes it may be seen, the usual ones first. */
  readonly eyes: readonly [Viewer, ...Viewer[]];
  readonly framesFor: (viewer: Viewer) => readonly AnyFrame[];
  /** What a review looks at; null before the end, and where the rules are no longer ours. */
  readonly passages: (() => readonly AnyPassage[]) | null;
  readonly log: RawLog;
  /** Of one that was played on from another. */
  readonly from?: PlayedFrom;
  /** Milliseconds since 1970. */
  readonly updated: number;
  /** What came of checking it. */
  readonly found: Verified;
  /** Who says what was published before the deal: this device, which saw it then, or the server, now. */
  readonly seenBy: 'device' | 'server';
  /** Where it is played on; null once it is over. */
  readonly goOn: string | null;
  /** Puts a copy onto this device; null where there is one. */
  readonly keep: (() => Promise<void>) | null;
}

export type Opened =
  /** Not on this device. */
  | { readonly tag: 'none' }
  | { readonly tag: 'broken'; readonly problem: FileProblem }
  | { readonly tag: 'open'; readonly replay: OpenReplay };

/** A match of this device; or that there is none, or why it cannot be shown. */
export async function openReplay(id: string, language: Language): Promise<Opened> {
  const kept = await find(id);
  if (kept === undefined) return { tag: 'none' };
  const read = await replayRaw(kept.file, rulesOf, witnessOf(id));
  if (!read.ok) return { tag: 'broken', problem: read.problem };
  const { game, log, found, over } = read;
  const looks = await looksOf(game.id, language);
  if (looks === null) return { tag: 'broken', problem: { tag: 'unknown-game', game: game.id } };
  // A match of a table that was given up is over, though the rules would go on.
  const isOver = over || kept.over;
  const replay: OpenReplay = {
    ...looks,
    path: id,
    game: game.id,
    chairs: kept.chairs,
    eyes: eyesOf(kept.chairs, isOver),
    framesFor: viewer => {
      const story = framesOf(game, log, viewer);
      return story.ok ? story.frames : [];
    },
    passages: isOver ? () => passagesIn(game, log) : null,
    log,
    ...(kept.from === undefined ? {} : { from: kept.from }),
    updated: kept.updated,
    found,
    seenBy: 'device',
    goOn: isOver ? null : `/table/${id}`,
    keep: null,
  };
  return { tag: 'open', replay };
}

export function passagesIn(game: AnyMatchRules, log: RawLog): readonly AnyPassage[] {
  const story = passagesOf(game, log);
  return story.ok ? story.passages : [];
}

/** How a game looks and speaks; null if it is not on the shelf. */
export async function looksOf(
  game: string,
  language: Language,
): Promise<{ readonly gameUi: AnyGameUi; readonly words: Words } | null> {
  const entry = Object.hasOwn(registry, game) ? registry[game] : undefined;
  if (entry === undefined) return null;
  const [ui, words] = await Promise.all([
    uiRegistry[game]?.ui?.(),
    wordsFor(entry, language, reviewRegistry[game]?.texts),
  ]);
  await fetchAhead();
  return ui === undefined ? null : { gameUi: ui.gameUi, words };
}
