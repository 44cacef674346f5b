import type { Json } from '#contract/json.ts';
import type { Tell } from './change.ts';
import { bytes, json, number, text, textOrNull } from './columns.ts';
import { among, type Database, type Statement } from './database.ts';
import { insertPart } from './events.ts';
import { notCounted, stayCounted } from './figures.ts';
import type { TableStore } from './store.ts';
import {
  insertSeats,
  insertSecret,
  insertTable,
  LATEST_FIRST,
  replaceSeats,
  SELECT_TABLES,
  tableIn,
  tablesIn,
  updateTable,
} from './table-rows.ts';

/** The windows of both databases; of the latest few thousand, so that a look costs the same however many there are. */
const LISTED = `
  SELECT l.id, l.host, l.created_at, s.player
  FROM (
    SELECT id, host, created_at, ROW_NUMBER() OVER (PARTITION BY host ORDER BY created_at DESC, id) AS nth
    FROM (
      SELECT id, host, created_at FROM match WHERE visibility = 'public' AND status IN ('open', 'playing')
      ORDER BY created_at DESC, id LIMIT 3000
    ) latest
    ORDER BY nth, created_at DESC, id LIMIT ?
  ) l LEFT JOIN match_seat s ON s.match = l.id AND s.player IS NOT NULL
  WHERE l.nth <= 10
  ORDER BY l.nth, l.created_at DESC, l.id, s.seat`;

/** `me`: the name of this process among others. */
export function makeTables(
  db: Database,
  { tell, me }: { readonly tell: Tell; readonly me: string },
): TableStore {
  /** All of them or none; told to other processes with them. */
  async function write(table: string, first: Statement, ...others: readonly Statement[]) {
    const touched = await db.write(first, ...others, ...tell({ kind: 'record', table }));
    return touched === 0 ? 'conflict' : 'done';
  }

  return {
    async create(table, secret) {
      const created = await write(
        table.id,
        insertTable(table),
        insertSecret(table.id, secret),
        ...insertSeats(table),
      );
      if (created === 'conflict') throw new Error('a table of this id is there already');
    },
    adopt: (table, secret, events) =>
      write(
        table.id,
        insertTable(table),
        insertSecret(table.id, secret),
        ...insertSeats(table),
        ...insertPart(table.id, events),
        notCounted(events.length),
      ),
    async find(id) {
      return tableIn(await db.read(`${SELECT_TABLES} WHERE m.id = ? ORDER BY s.seat`, id));
    },
    save: table => write(table.id, updateTable(table), ...replaceSeats(table)),
    start: ({ id, status, startedAt, revision }, { seed, due, opening }) =>
      write(
        id,
        [
          `UPDATE match SET status = ?, started_at = ?, due = ?, holder = ?, revision = ?
           WHERE id = ? AND revision = ?`,
          status,
          startedAt,
          due,
          me,
          revision,
          id,
          revision - 1,
        ],
        ['UPDATE match_secret SET seed = ? WHERE match = ?', seed, id],
        ...(opening === undefined ? [] : [reopened(id, opening)]),
      ),
    async secret(id) {
      const [row] = await db.read('SELECT host_bits, seed, opening FROM match_secret WHERE match = ?', id);
      if (row === undefined) return null;
      return {
        hostBits: text(row, 'host_bits'),
        seed: textOrNull(row, 'seed'),
        ...(row['opening'] === null ? {} : { opening: json(row, 'opening') }),
      };
    },
    async listed(limit) {
      const rows = await db.read(LISTED, limit);
      const persons = new Map<string, string[]>();
      const tables = rows.flatMap(row => {
        const [id, player] = [text(row, 'id'), textOrNull(row, 'player')];
        const there = persons.get(id) ?? [];
        if (player !== null) there.push(player);
        if (persons.has(id)) return [];
        persons.set(id, there);
        return [{ id, host: text(row, 'host'), createdAt: number(row, 'created_at'), persons: there }];
      });
      return tables;
    },
    async findAll(ids) {
      if (ids.length === 0) return [];
      const { marks, values } = among(ids);
      const rows = await db.read(`${SELECT_TABLES} WHERE m.id IN (${marks}) ${LATEST_FIRST}`, ...values);
      const found = new Map(tablesIn(rows).map(table => [table.id, table]));
      return ids.flatMap(id => found.get(id) ?? []);
    },
    async of(player, limit) {
      const rows = await db.read(
        `${SELECT_TABLES} WHERE m.id IN (
           SELECT id FROM match WHERE id IN (SELECT match FROM match_seat WHERE player = ?)
           ORDER BY CASE WHEN status IN ('open', 'playing') THEN 0 ELSE 1 END, created_at DESC, id LIMIT ?
         ) ${LATEST_FIRST}`,
        player,
        limit,
      );
      return tablesIn(rows);
    },
    async called(code) {
      // SQLite prepares a statement with LIKE anew for each value.
      const [row] = await db.read(
        `SELECT id FROM match WHERE substr(id, 1, ?) = ? AND status IN ('open', 'playing') ORDER BY created_at DESC LIMIT 1`,
        code.length + 1,
        `${code}-`,
      );
      return row === undefined ? null : text(row, 'id');
    },
    async running(player) {
      const rows = await db.read('SELECT match FROM match_seat WHERE player = ? AND is_over = 0', player);
      return [...new Set(rows.map(row => text(row, 'match')))];
    },
    async due(now, limit) {
      const rows = await db.read(
        "SELECT id FROM match WHERE due <= ? AND status = 'playing' ORDER BY due LIMIT ?",
        now,
        limit,
      );
      return rows.map(row => text(row, 'id'));
    },
    async forgotten(before, limit) {
      const rows = await db.read(
        "SELECT id FROM match WHERE status = 'open' AND created_at < ? ORDER BY created_at LIMIT ?",
        before,
        limit,
      );
      return rows.map(row => text(row, 'id'));
    },
    async ids() {
      return (await db.read('SELECT id FROM match ORDER BY created_at, id')).map(row => text(row, 'id'));
    },
    async remove(id) {
      await write(id, stayCounted('id = ?', id), ['DELETE FROM match WHERE id = ?', id]);
    },
    async archive(id, gzipped) {
      await db.write([
        `INSERT INTO archive (match, gzipped) VALUES (?, ?)
         ON CONFLICT (match) DO UPDATE SET gzipped = excluded.gzipped`,
        id,
        gzipped,
      ]);
    },
    async archived(id) {
      const [row] = await db.read('SELECT gzipped FROM archive WHERE match = ?', id);
      return row === undefined ? null : bytes(row, 'gzipped');
    },
    async unarchived() {
      const over = "status NOT IN ('open', 'playing') AND id NOT IN (SELECT match FROM archive)";
      const rows = await db.read(`SELECT id FROM match WHERE ${over} ORDER BY ended_at DESC, id`);
      return rows.map(row => text(row, 'id'));
    },
  };
}

function reopened(match: string, opening: Json): Statement {
  return ['UPDATE match_secret SET opening = ? WHERE match = ?', JSON.stringify(opening), match];
}
