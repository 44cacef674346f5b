/** Players and tables for tests. */
import { randomBytes } from 'node:crypto';
import type { TableEvent } from '#table/hosted/events.ts';
import type { EventRecord, PlayerRecord, SecretRecord, TableRecord } from '../records.ts';
import type { Store } from '../store.ts';

export function freshId(): string {
  return randomBytes(16).toString('base64url');
}

export async function addPlayer(store: Store, name = 'Ada', seenAt = 1_000): Promise<PlayerRecord> {
  const player = { id: freshId(), name, face: 3, isProgram: false, createdAt: 1_000, seenAt };
  await store.players.create(player);
  return player;
}

export function tableOf(host: string, change: Partial<TableRecord> = {}): TableRecord {
  return {
    id: freshId(),
    game: 'mathable',
    version: 1,
    config: { checking: 'referee' },
    host,
    visibility: 'public',
    clock: { kind: 'fischer', seconds: 300, increment: 5 },
    chat: false,
    status: 'open',
    commitment: 'c0'.repeat(32),
    seats: [
      { kind: 'person', player: host, isReady: true, entropy: 'née d’un dé ⚂' },
      { kind: 'bot', level: 4 },
      { kind: 'empty' },
    ],
    createdAt: 1_700_000_000_000,
    startedAt: null,
    endedAt: null,
    outcome: null,
    previous: null,
    next: null,
    revision: 1,
    ...change,
  };
}

export const SECRET: SecretRecord = { hostBits: 'a5'.repeat(32), seed: null };
export const SEED = '5e'.repeat(32);

/** A table whose match has begun. */
export async function addMatch(
  store: Store,
  host?: string,
  change: Partial<TableRecord> = {},
): Promise<TableRecord> {
  const table = tableOf(host ?? (await addPlayer(store)).id, change);
  await store.tables.create(table, SECRET);
  const begun: TableRecord = { ...table, status: 'playing', startedAt: table.createdAt + 5, revision: 2 };
  await store.tables.start(begun, { seed: SEED, due: begun.startedAt });
  return begun;
}

export function eventAt(seq: number, event: TableEvent = { kind: 'resign', seat: seq % 2 }): EventRecord {
  return { seq, at: 1_700_000_000_000 + seq, event };
}

/** From `first` to `last`. */
export function eventsFrom(first: number, last: number): EventRecord[] {
  return Array.from({ length: last - first + 1 }, (_, index) => eventAt(first + index));
}

/** Two matches as they were written before seats said whether theirs is over. */
export const OLD_MATCHES = `
  INSERT INTO match (id, status, host, game, version, config, visibility, clock, chat, commitment, created_at, revision)
  VALUES ('m1', 'over', 'p', 'mathable', 1, '{}', 'link', '{"kind":"none"}', 0, '', 1, 1),
    ('m2', 'playing', 'p', 'mathable', 1, '{}', 'link', '{"kind":"none"}', 0, '', 1, 1);
  INSERT INTO match_seat (match, seat, kind, player, is_ready, entropy)
  VALUES ('m1', 0, 'person', 'p', 1, ''), ('m2', 0, 'person', 'p', 1, '');
`;
