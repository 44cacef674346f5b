import type { Tell } from './change.ts';
import { flag, number, text } from './columns.ts';
import { among, type Database, type Row } from './database.ts';
import { makeErase } from './erase.ts';
import { makePasskeys } from './passkeys.ts';
import type { PlayerRecord } from './records.ts';
import type { PlayerStore } from './store.ts';

/** How exactly it is known when somebody was last here: not every look at a page is worth a write. */
const SEEN_EVERY = 3_600_000;

export function makePlayers(db: Database, tell: Tell): PlayerStore {
  return {
    ...makePasskeys(db),
    ...makeErase(db, tell),
    async create({ id, name, face, isProgram, createdAt, seenAt }) {
      await db.write([
        'INSERT INTO player (id, name, face, is_program, created_at, seen_at) VALUES (?, ?, ?, ?, ?, ?)',
        id,
        name,
        face,
        isProgram ? 1 : 0,
        createdAt,
        seenAt,
      ]);
    },
    async find(id) {
      const [row] = await db.read('SELECT * FROM player WHERE id = ?', id);
      return row === undefined ? null : playerIn(row);
    },
    async findAll(ids) {
      if (ids.length === 0) return [];
      const { marks, values } = among(ids);
      return (await db.read(`SELECT * FROM player WHERE id IN (${marks})`, ...values)).map(playerIn);
    },
    async change(id, { name, face }) {
      await db.write(
        ['UPDATE player SET name = ?, face = ? WHERE id = ?', name, face, id],
        ...tell({ kind: 'player', player: id, what: 'changed' }),
      );
    },
    async addSession({ hash, player, createdAt }) {
      await db.write([
        'INSERT INTO session (hash, player, created_at) VALUES (?, ?, ?)',
        hash,
        player,
        createdAt,
      ]);
    },
    async bySession(hash, now) {
      const [row] = await db.read(
        'SELECT player.* FROM session JOIN player ON player.id = session.player WHERE session.hash = ?',
        hash,
      );
      if (row === undefined) return null;
      const player = playerIn(row);
      if (now - player.seenAt < SEEN_EVERY) return player;
      await db.write(['UPDATE player SET seen_at = ? WHERE id = ?', now, player.id]);
      return { ...player, seenAt: now };
    },
    async endSession(hash, player) {
      const told = player === undefined ? [] : tell({ kind: 'player', player, what: 'left' });
      await db.write(['DELETE FROM session WHERE hash = ?', hash], ...told);
    },
  };
}

function playerIn(row: Row): PlayerRecord {
  return {
    id: text(row, 'id'),
    name: text(row, 'name'),
    face: number(row, 'face'),
    isProgram: flag(row, 'is_program'),
    createdAt: number(row, 'created_at'),
    seenAt: number(row, 'seen_at'),
  };
}
