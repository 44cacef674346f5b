import { LANGUAGES } from '#text/catalogue.ts';
import { oneOf, text } from './columns.ts';
import type { Database, Row } from './database.ts';
import type { PushRecord } from './records.ts';
import type { PushStore } from './store.ts';

export function makePush(db: Database): PushStore {
  return {
    async add({ endpoint, player, p256dh, auth, language }) {
      // A browser that comes back may belong to somebody else by now.
      await db.write([
        `INSERT INTO push (endpoint, player, p256dh, auth, language) VALUES (?, ?, ?, ?, ?)
         ON CONFLICT (endpoint) DO UPDATE SET player = excluded.player, p256dh = excluded.p256dh,
           auth = excluded.auth, language = excluded.language`,
        endpoint,
        player,
        p256dh,
        auth,
        language,
      ]);
    },
    async of(player) {
      return (await db.read('SELECT * FROM push WHERE player = ? ORDER BY endpoint', player)).map(pushIn);
    },
    async remove(endpoint) {
      await db.write(['DELETE FROM push WHERE endpoint = ?', endpoint]);
    },
  };
}

function pushIn(row: Row): PushRecord {
  return {
    endpoint: text(row, 'endpoint'),
    player: text(row, 'player'),
    p256dh: text(row, 'p256dh'),
    auth: text(row, 'auth'),
    language: oneOf(row, 'language', LANGUAGES),
  };
}
