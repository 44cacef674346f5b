import type { Row, Statement } from './database.ts';
import type { SeatRecord, SecretRecord, TableRecord } from './records.ts';

/** A table and its seats, one row for each seat. Continue with WHERE, and end with the order. */
export const SELECT_TABLES = `
  SELECT m.id, m.game, m.version, m.config, m.host, m.visibility, m.clock, m.chat, m.status, m.commitment,
    m.created_at, m.started_at, m.ended_at, m.outcome, m.previous, m.next, m.revision,
    s.seat, s.kind, s.level, s.player, s.is_ready, s.entropy
  FROM match m LEFT JOIN match_seat s ON s.match = m.id`;

/** The latest first. */
export const LATEST_FIRST = 'ORDER BY m.created_at DESC, m.id, s.seat';

export function tablesIn(rows: readonly Row[]): TableRecord[] {
  const found: { readonly first: Row; readonly seats: SeatRecord[] }[] = [];
  for (const row of rows) {
    const last = found.at(-1);
    const isNew = last?.first['id'] !== row['id'];
    const { seats } = !isNew && last !== undefined ? last : { seats: [] as SeatRecord[] };
    if (isNew) found.push({ first: row, seats });
    if (row['seat'] !== null) seats.push(seatIn(row));
  }
  return found.map(({ first, seats }) => tableIn(first, seats));
}

/** Nothing if there is a table of that id. */
export function insertTable(table: TableRecord): Statement {
  return [
    `INSERT INTO match (game, version, config, host, visibility, clock, chat, status, commitment,
       created_at, started_at, ended_at, outcome, previous, next, revision, id)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
    ...valuesOf(table),
    table.id,
  ];
}

/** Nothing if the one stored is not the one before. */
export function updateTable(table: TableRecord): Statement {
  return [
    `UPDATE match SET game = ?, version = ?, config = ?, host = ?, visibility = ?, clock = ?, chat = ?,
       status = ?, commitment = ?, created_at = ?, started_at = ?, ended_at = ?, outcome = ?, previous = ?,
       next = ?, revision = ?
     WHERE id = ? AND revision = ?`,
    ...valuesOf(table),
    table.id,
    table.revision - 1,
  ];
}

export function insertSecret(match: string, { hostBits, seed }: SecretRecord): Statement {
  return ['INSERT INTO match_secret (match, host_bits, seed) VALUES (?, ?, ?)', match, hostBits, seed];
}

export function replaceSeats(table: TableRecord): Statement[] {
  return [['DELETE FROM match_seat WHERE match = ?', table.id], ...insertSeats(table)];
}

/** With the end of a match its seats are of the past. */
export function endSeats(match: string): Statement {
  return ['UPDATE match_seat SET is_over = 1 WHERE match = ?', match];
}

export function insertSeats({ id, seats, status }: TableRecord): Statement[] {
  const isOver = flag(status !== 'open' && status !== 'playing');
  return seats.map((seat, index) => {
    const person = seat.kind === 'person' ? seat : undefined;
    return [
      `INSERT INTO match_seat (match, seat, kind, level, player, is_ready, entropy, is_over)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
      id,
      index,
      seat.kind,
      seat.kind === 'bot' ? seat.level : null,
      person?.player ?? null,
      person === undefined ? null : flag(person.isReady),
      person?.entropy ?? null,
      isOver,
    ];
  });
}

function valuesOf(table: TableRecord): (string | number | null)[] {
  return [
    table.game,
    table.version,
    JSON.stringify(table.config),
    table.host,
    table.visibility,
    JSON.stringify(table.clock),
    flag(table.chat),
    table.status,
    table.commitment,
    table.createdAt,
    table.startedAt,
    table.endedAt,
    table.outcome === null ? null : JSON.stringify(table.outcome),
    table.previous,
    table.next,
    table.revision,
  ];
}

function flag(on: boolean): number {
  return on ? 1 : 0;
}

function tableIn(row: Row, seats: readonly SeatRecord[]): TableRecord {
  const outcome = row['outcome'] as string | null;
  return {
    id: row['id'] as string,
    game: row['game'] as string,
    version: row['version'] as number,
    config: JSON.parse(row['config'] as string) as TableRecord['config'],
    host: row['host'] as string,
    visibility: row['visibility'] as TableRecord['visibility'],
    clock: JSON.parse(row['clock'] as string) as TableRecord['clock'],
    chat: row['chat'] === 1,
    status: row['status'] as TableRecord['status'],
    commitment: row['commitment'] as string,
    seats,
    createdAt: row['created_at'] as number,
    startedAt: row['started_at'] as number | null,
    endedAt: row['ended_at'] as number | null,
    outcome: outcome === null ? null : (JSON.parse(outcome) as TableRecord['outcome']),
    previous: row['previous'] as string | null,
    next: row['next'] as string | null,
    revision: row['revision'] as number,
  };
}

function seatIn(row: Row): SeatRecord {
  switch (row['kind'] as SeatRecord['kind']) {
    case 'empty':
      return { kind: 'empty' };
    case 'bot':
      return { kind: 'bot', level: row['level'] as number };
    case 'person':
      return {
        kind: 'person',
        player: row['player'] as string,
        isReady: row['is_ready'] === 1,
        entropy: row['entropy'] as string,
      };
  }
}
