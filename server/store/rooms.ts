import type { Tell } from './change.ts';
import { form, number, text } from './columns.ts';
import type { Database } from './database.ts';
import { room } from './forms.ts';
import type { RoomRecord } from './records.ts';

export interface RoomStore {
  /** `conflict`: another room has this code. */
  create(room: RoomRecord): Promise<'done' | 'conflict'>;
  find(id: string): Promise<RoomRecord | null>;
  /** The id of the room with this code. */
  called(code: string): Promise<string | null>;
  /** Writes all of it, if the stored one still has the revision before. */
  save(room: RoomRecord): Promise<'done' | 'conflict'>;
  /** How many there are. */
  count(): Promise<number>;
  /** Somebody is still there. */
  touch(ids: readonly string[], now: number): Promise<void>;
  /** Where nobody was since then. */
  forgotten(before: number, limit: number): Promise<readonly string[]>;
  /** If nobody came since then. */
  remove(id: string, before: number): Promise<void>;
}

export function makeRooms(db: Database, tell: Tell): RoomStore {
  return {
    async create(record) {
      const touched = await db.write([
        'INSERT INTO room (id, code, used_at, revision, record) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING',
        record.id,
        record.code,
        record.usedAt,
        record.revision,
        JSON.stringify(record),
      ]);
      return touched === 0 ? 'conflict' : 'done';
    },
    async find(id) {
      const [row] = await db.read('SELECT used_at, record FROM room WHERE id = ?', id);
      return row === undefined ? null : { ...form(row, 'record', room), usedAt: number(row, 'used_at') };
    },
    async called(code) {
      const [row] = await db.read('SELECT id FROM room WHERE code = ?', code);
      return row === undefined ? null : text(row, 'id');
    },
    async save(record) {
      const touched = await db.write(
        [
          'UPDATE room SET used_at = ?, revision = ?, record = ? WHERE id = ? AND revision = ?',
          record.usedAt,
          record.revision,
          JSON.stringify(record),
          record.id,
          record.revision - 1,
        ],
        ...tell({ kind: 'room', room: record.id }),
      );
      return touched === 0 ? 'conflict' : 'done';
    },
    async count() {
      const [row = {}] = await db.read('SELECT count(*) AS rooms FROM room');
      return number(row, 'rooms');
    },
    async touch(ids, now) {
      for (const id of ids)
        await db.write(['UPDATE room SET used_at = ? WHERE id = ? AND used_at < ?', now, id, now]);
    },
    async forgotten(before, limit) {
      const rows = await db.read(
        'SELECT id FROM room WHERE used_at < ? ORDER BY used_at LIMIT ?',
        before,
        limit,
      );
      return rows.map(row => text(row, 'id'));
    },
    async remove(id, before) {
      await db.write(
        ['DELETE FROM room WHERE id = ? AND used_at < ?', id, before],
        ...tell({ kind: 'room', room: id }),
      );
    },
  };
}
