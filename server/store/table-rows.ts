import { LEVELS } from '#contract/bot.ts';
import { TABLE_STATUSES } from '#protocol/table-info.ts';
import { DamagedRow, flag, form, json, number, numberOrNull, oneOf, text, textOrNull } from './columns.ts';
import type { Row, Statement } from './database.ts';
import { carried, clock, outcome } from './forms.ts';
import type { SeatRecord, SecretRecord, TableRecord } from './records.ts';

/** A table and its seats, one row for each seat. Continue with WHERE, and end with the order. */
export const SELECT_TABLES = `
  SELECT m.id, m.game, m.version, m.config, m.host, m.visibility, m.clock, m.chat, m.status, m.commitment,
    m.created_at, m.started_at, m.ended_at, m.outcome, m.previous, m.next, m.carried, m.revision,
    s.seat, s.kind, s.level, s.player, s.is_ready, s.entropy
  FROM match m LEFT JOIN match_seat s ON s.match = m.id`;

/** The latest first. */
export const LATEST_FIRST = 'ORDER BY m.created_at DESC, m.id, s.seat';

/** The one table that these rows are of; null if there are none. */
export function tableIn(rows: readonly Row[]): TableRecord | null {
  const [first] = rows;
  return first === undefined ? null : recordIn(first, rows);
}

/** All tables of these rows, which are in order. One that is damaged is left out: it concerns nobody else. */
export function tablesIn(rows: readonly Row[]): TableRecord[] {
  const groups: Row[][] = [];
  for (const row of rows) {
    const last = groups.at(-1);
    if (last !== undefined && last[0]?.['id'] === row['id']) last.push(row);
    else groups.push([row]);
  }
  return groups.flatMap(group => {
    try {
      return tableIn(group) ?? [];
    } catch (error) {
      if (error instanceof DamagedRow) return [];
      throw error;
    }
  });
}

/** Nothing if there is a table of that id. */
export function insertTable(table: TableRecord): Statement {
  return [
    `INSERT INTO match (game, version, config, host, visibility, clock, chat, status, commitment,
       created_at, started_at, ended_at, outcome, previous, next, carried, revision, id)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
    ...valuesOf(table),
    table.id,
  ];
}

/** Nothing if the one stored is not the one before. */
export function updateTable(table: TableRecord): Statement {
  return [
    `UPDATE match SET game = ?, version = ?, config = ?, host = ?, visibility = ?, clock = ?, chat = ?,
       status = ?, commitment = ?, created_at = ?, started_at = ?, ended_at = ?, outcome = ?, previous = ?,
       next = ?, carried = ?, revision = ?
     WHERE id = ? AND revision = ?`,
    ...valuesOf(table),
    table.id,
    table.revision - 1,
  ];
}

export function insertSecret(match: string, { hostBits, seed, opening }: SecretRecord): Statement {
  const text = opening === undefined ? null : JSON.stringify(opening);
  return [
    'INSERT INTO match_secret (match, host_bits, seed, opening) VALUES (?, ?, ?, ?)',
    match,
    hostBits,
    seed,
    text,
  ];
}

export function replaceSeats(table: TableRecord): Statement[] {
  return [['DELETE FROM match_seat WHERE match = ?', table.id], ...insertSeats(table)];
}

/** With the end of a match its seats are of the past. */
export function endSeats(match: string): Statement {
  return ['UPDATE match_seat SET is_over = 1 WHERE match = ?', match];
}

export function insertSeats({ id, seats, status }: TableRecord): Statement[] {
  const isOver = bit(status !== 'open' && status !== 'playing');
  return seats.map((seat, index) => {
    const person = seat.kind === 'person' ? seat : undefined;
    return [
      `INSERT INTO match_seat (match, seat, kind, level, player, is_ready, entropy, is_over)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
      id,
      index,
      seat.kind,
      seat.level ?? null,
      person?.player ?? null,
      person === undefined ? null : bit(person.isReady),
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
    bit(table.chat),
    table.status,
    table.commitment,
    table.createdAt,
    table.startedAt,
    table.endedAt,
    table.outcome === null ? null : JSON.stringify(table.outcome),
    table.previous,
    table.next,
    table.carried === undefined ? null : JSON.stringify(table.carried),
    table.revision,
  ];
}

function bit(on: boolean): number {
  return on ? 1 : 0;
}

function recordIn(row: Row, rows: readonly Row[]): TableRecord {
  return {
    id: text(row, 'id'),
    game: text(row, 'game'),
    version: number(row, 'version'),
    config: json(row, 'config'),
    host: text(row, 'host'),
    visibility: oneOf(row, 'visibility', ['public', 'link']),
    clock: form(row, 'clock', clock),
    chat: flag(row, 'chat'),
    status: oneOf(row, 'status', TABLE_STATUSES),
    commitment: text(row, 'commitment'),
    seats: rows.filter(one => one['seat'] !== null).map(seatIn),
    createdAt: number(row, 'created_at'),
    startedAt: numberOrNull(row, 'started_at'),
    endedAt: numberOrNull(row, 'ended_at'),
    outcome: row['outcome'] === null ? null : form(row, 'outcome', outcome),
    previous: textOrNull(row, 'previous'),
    next: textOrNull(row, 'next'),
    ...(row['carried'] === null ? {} : { carried: form(row, 'carried', carried) }),
    revision: number(row, 'revision'),
  };
}

function seatIn(row: Row): SeatRecord {
  const kind = oneOf(row, 'kind', ['empty', 'bot', 'person']);
  const standIn = row['level'] === null ? {} : { level: oneOf(row, 'level', LEVELS) };
  switch (kind) {
    case 'empty':
      return { kind, ...standIn };
    case 'bot':
      return { kind, level: oneOf(row, 'level', LEVELS) };
    case 'person':
      return {
        kind,
        player: text(row, 'player'),
        isReady: flag(row, 'is_ready'),
        entropy: text(row, 'entropy'),
        ...standIn,
      };
  }
}
