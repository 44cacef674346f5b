import type { AnyGame } from '#contract/game.ts';
import type { Json } from '#contract/json.ts';
import { parseLog } from '#kernel/log.ts';
import { type AnyMatch, Match } from '#kernel/match.ts';
import { parseSeed } from '#kernel/rng.ts';
import { rulesOf } from '#kernel/versions.ts';
import type { Deal, HostedMatch } from '#table/hosted/hosted-match.ts';
import type { SecretRecord, TableRecord } from '../store/records.ts';

// oxlint-disable-next-line typescript/no-explicit-any -- the house passes views and moves through without looking inside
export type AnyHostedMatch = HostedMatch<any>;

/** A stored match that the rules of today do not rebuild; its message says what does not fit, and names no table. */
export class UnreadableMatch extends Error {}

/** What cannot be read any more concerns nobody else. */
export function ifReadable(error: unknown): null {
  if (error instanceof UnreadableMatch) return null;
  throw error;
}

/** What is played at a table. */
export interface Played {
  readonly game: AnyGame;
  /** Every other seat plays together. */
  readonly hasPartners: boolean;
  /** See `tries` in contract/meta.ts. */
  readonly tries: readonly string[];
}

/** Everything that the match of a table is made from. */
export function dealOf(
  record: TableRecord,
  { game: current, hasPartners }: Omit<Played, 'tries'>,
  { seed: seedText, opening }: Pick<SecretRecord, 'seed' | 'opening'>,
  // oxlint-disable-next-line typescript/no-explicit-any -- see above
): Deal<any> {
  const game = rulesOf(current, record.version);
  if (game === undefined) throw new UnreadableMatch('version');
  const config = game.parseConfig(record.config);
  const seed = parseSeed(seedText);
  const carried = opening === undefined ? {} : { carried: () => openingOf(game, opening) };
  if (config === null || seed === null) throw new UnreadableMatch('config');
  return {
    game,
    config,
    seats: record.seats.length,
    seed,
    clock: record.clock,
    bots: record.seats.map(seat => (seat.kind === 'bot' ? seat.level : null)),
    players: playersOf(record),
    awaited: record.seats.map(one => (one.kind === 'bot' ? null : (one.level ?? null))),
    ...carried,
    ...(hasPartners ? { sides: 2 } : {}),
    startedAt: record.startedAt ?? record.createdAt,
  };
}

/** By seat: who sits there; null for a bot, and where nobody has come yet. */
export function playersOf({ seats }: Pick<TableRecord, 'seats'>): (string | null)[] {
  return seats.map(one => (one.kind === 'person' ? one.player : null));
}

/** A match as it was played before it came here; `isLogged`: with all its choices. */
export function openingOf(game: AnyGame, opening: Json, { isLogged = false } = {}): AnyMatch {
  const read = parseLog(opening);
  if (!read.ok) throw new UnreadableMatch(read.field);
  const replayed = Match.replay(game, read.log, { isLogged });
  if (!replayed.ok) throw new UnreadableMatch(replayed.reason);
  return replayed.match;
}
