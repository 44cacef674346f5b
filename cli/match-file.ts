/** A match file as the store keeps a match: the way back from server/store/match-file.ts. */
import { createHash } from 'node:crypto';
import type { AnyGame } from '#contract/game.ts';
import type { Json } from '#contract/json.ts';
import { canonical } from '#kernel/fingerprint.ts';
import type { RawLog } from '#kernel/log.ts';
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
  const { match, events } = replayed(log, game, now);
  const { outcome } = match.envelope('spectator');
  const { proof, seed } = log;
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
    seats: Array.from({ length: log.seats }, (_, seat) => seatOf(log, seat, player)),
    createdAt: now,
    startedAt: now,
    endedAt: now,
    outcome,
    previous: null,
    next: null,
    revision: 1,
  };
  return { table, secret: { hostBits: proof?.hostBits ?? '', seed: makeSeed(seed) }, events };
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
  at: number,
): { readonly match: AnyMatch; readonly events: EventRecord[] } {
  const opened = Match.replay(game, log, { steps: 0 });
  if (!opened.ok) throw new Error('a match that was checked does not open');
  const { match } = opened;
  const events = log.entries.map(({ seat, move: raw, elapsedMs, by, print }, index): EventRecord => {
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
function seatOf({ entries, proof }: RawLog, seat: number, player: string): SeatRecord {
  const entropy = proof?.entropies[seat] ?? '';
  const isPerson = entropy !== '' || entries.some(entry => entry.seat === seat && entry.by !== 'bot');
  return isPerson ? { kind: 'person', player, isReady: true, entropy } : { kind: 'bot', level: SOME_LEVEL };
}
