/** A match file as the store keeps a match: the way back from server/store/match-file.ts. */
import { createHash } from 'node:crypto';
import type { AnyGame, Shape } from '#contract/game.ts';
import type { Json } from '#contract/json.ts';
import { canonical } from '#kernel/fingerprint.ts';
import { type Log, makeLog, type RawLog } from '#kernel/log.ts';
import { type AnyMatch, Match } from '#kernel/match.ts';
import { makeSeed } from '#kernel/rng.ts';
import type { Stored } from '#server/store/match-file.ts';
import type { EventRecord, SeatRecord, TableRecord } from '#server/store/records.ts';

/** A match file does not say of which level a bot was. */
const SOME_LEVEL = 3;

/** A finished table that only a link opens, with a player without a name in every seat that was a person's. */
export function storedOf(
  log: RawLog,
  game: AnyGame,
  { player, now }: { player: string; now: number },
): Stored {
  const { opening, since } = openingIn(game, log);
  const { match, events } = replayed(log, game, { at: now, since });
  const { outcome } = match.envelope('spectator');
  const last = log.carried?.at(-1);
  const { proof, seed } = last ?? log;
  const table: TableRecord = {
    id: idOf(log),
    game: log.game,
    version: log.version,
    config: match.log.config,
    host: player,
    visibility: 'link',
    clock: { kind: 'none' },
    chat: false,
    status: outcome === null ? 'stopped' : 'over',
    commitment: proof?.commitment ?? '',
    seats: Array.from({ length: log.seats }, (_, seat) => seatOf({ ...log, proof }, seat, player)),
    createdAt: now,
    startedAt: now,
    endedAt: now,
    outcome,
    previous: null,
    next: null,
    ...(last === undefined
      ? {}
      : { carried: { by: player, seat: last.seat, step: last.step, isAnew: last.state !== undefined } }),
    revision: 1,
  };
  const secret = { hostBits: proof?.hostBits ?? '', seed: makeSeed(seed), ...opening };
  return { table, secret, events };
}

/** Of a match that was carried from table to table: what came before the last of them, and how many choices that were. */
function openingIn(
  game: AnyGame,
  log: RawLog,
): { readonly opening: { readonly opening?: Json }; readonly since: number } {
  const last = log.carried?.at(-1);
  if (last === undefined) return { opening: {}, since: 0 };
  let since = 0;
  for (const { match } of Match.replaying(game, log)) {
    if (match.step >= last.step) break;
    since += 1;
  }
  const before = { ...log, entries: log.entries.slice(0, since) };
  return { opening: { opening: makeLog(before as Log<Shape>, makeSeed(log.seed)) }, since };
}

/** The same file is the same table, however often it comes. Nobody can guess its id without having the file. */
function idOf(log: RawLog): string {
  const text = canonical({ ...log, seed: makeSeed(log.seed) } as unknown as Json);
  return createHash('sha256')
    .update(`etagere/import/1:${text}`)
    .digest()
    .subarray(0, 18)
    .toString('base64url');
}

function replayed(
  log: RawLog,
  game: AnyGame,
  { at, since }: { readonly at: number; readonly since: number },
): { readonly match: AnyMatch; readonly events: EventRecord[] } {
  const opened = Match.replay(game, { ...log, entries: log.entries.slice(0, since) });
  if (!opened.ok) throw new Error('a match that was checked does not open');
  const { match } = opened;
  const events = log.entries
    .slice(since)
    .map(({ seat, move: raw, elapsedMs, by, print }, index): EventRecord => {
      const { step } = match;
      const move = raw as Json;
      if (!match.submit({ seat, move, elapsedMs, by, step }).ok) {
        throw new Error('a match that was checked does not replay');
      }
      const choice = { kind: 'choice', seat, move, by, elapsedMs, step } as const;
      return { seq: index + 1, at, event: print === undefined ? choice : { ...choice, print } };
    });
  return { match, events };
}

/** Whoever added to the deal, or made a choice, or let the clock run out, was a person. */
function seatOf(
  { entries, proof }: Pick<RawLog, 'entries'> & { readonly proof: RawLog['proof'] | undefined },
  seat: number,
  player: string,
): SeatRecord {
  const entropy = proof?.entropies[seat] ?? '';
  const isPerson = entropy !== '' || entries.some(entry => entry.seat === seat && entry.by !== 'bot');
  return isPerson ? { kind: 'person', player, isReady: true, entropy } : { kind: 'bot', level: SOME_LEVEL };
}
