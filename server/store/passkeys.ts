import * as v from 'valibot';
import { form, number, text } from './columns.ts';
import type { Database, Row } from './database.ts';
import type { PasskeyRecord } from './records.ts';
import type { PlayerStore } from './store.ts';

type Passkeys = Pick<PlayerStore, 'addPasskey' | 'passkeysOf' | 'passkey' | 'countPasskey' | 'removePasskey'>;

export function makePasskeys(db: Database): Passkeys {
  return {
    async addPasskey({ id, player, publicKey, counter, transports, createdAt }) {
      await db.write([
        `INSERT INTO passkey (id, player, public_key, counter, transports, created_at)
         VALUES (?, ?, ?, ?, ?, ?)`,
        id,
        player,
        publicKey,
        counter,
        JSON.stringify(transports),
        createdAt,
      ]);
    },
    async passkeysOf(player) {
      const rows = await db.read('SELECT * FROM passkey WHERE player = ? ORDER BY created_at, id', player);
      return rows.map(passkeyIn);
    },
    async passkey(id) {
      const [row] = await db.read('SELECT * FROM passkey WHERE id = ?', id);
      return row === undefined ? null : passkeyIn(row);
    },
    async countPasskey(id, counter) {
      await db.write(['UPDATE passkey SET counter = ? WHERE id = ?', counter, id]);
    },
    async removePasskey(id, player) {
      await db.write(['DELETE FROM passkey WHERE id = ? AND player = ?', id, player]);
    },
  };
}

function passkeyIn(row: Row): PasskeyRecord {
  return {
    id: text(row, 'id'),
    player: text(row, 'player'),
    publicKey: text(row, 'public_key'),
    counter: number(row, 'counter'),
    transports: form(row, 'transports', v.array(v.string())),
    createdAt: number(row, 'created_at'),
  };
}
