import { say } from '#protocol/from-client.ts';
import type { Tell } from './change.ts';
import { form, number, numberOrNull, text } from './columns.ts';
import type { Database, Row } from './database.ts';
import type { SaidRecord } from './records.ts';
import type { TalkStore } from './store.ts';

export function makeTalk(db: Database, tell: Tell): TalkStore {
  return {
    async add(match, { seq, at, player, seat, say }) {
      const added = await db.write(
        [
          `INSERT INTO talk (match, seq, at, player, seat, say) VALUES (?, ?, ?, ?, ?, ?)
           ON CONFLICT DO NOTHING`,
          match,
          seq,
          at,
          player,
          seat,
          JSON.stringify(say),
        ],
        ...tell({ kind: 'talk', table: match }),
      );
      return added === 0 ? 'conflict' : 'done';
    },
    async of(match, limit) {
      const rows = await db.read(
        'SELECT seq, at, player, seat, say FROM talk WHERE match = ? ORDER BY seq DESC LIMIT ?',
        match,
        limit,
      );
      return rows.map(saidIn).reverse();
    },
  };
}

function saidIn(row: Row): SaidRecord {
  return {
    seq: number(row, 'seq'),
    at: number(row, 'at'),
    player: text(row, 'player'),
    seat: numberOrNull(row, 'seat'),
    say: form(row, 'say', say),
  };
}
