import type { Tell } from './change.ts';
import { bytes, text, textOrNull } from './columns.ts';
import type { Database, Statement } from './database.ts';
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
    start: ({ id, status, startedAt, revision }, { seed, due }) =>
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
      ),
    async secret(id) {
      const [row] = await db.read('SELECT host_bits, seed FROM match_secret WHERE match = ?', id);
      if (row === undefined) return null;
      return { hostBits: text(row, 'host_bits'), seed: textOrNull(row, 'seed') };
    },
    async listed(limit) {
      const rows = await db.read(
        `${SELECT_TABLES} WHERE m.id IN (
           SELECT id FROM match WHERE visibility = 'public' AND status IN ('open', 'playing')
           ORDER BY created_at DESC, id LIMIT ?
         ) ${LATEST_FIRST}`,
        limit,
      );
      return tablesIn(rows);
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
