import type { Database, Row } from './database.ts';
import type { SaidRecord } from './records.ts';
import type { TalkStore } from './store.ts';

/** `changed` hears of every table where something was said. */
export function makeTalk(db: Database, changed: (match: string) => void): TalkStore {
  return {
    async add(match, { seq, at, player, seat, say }) {
      const added = await db.write([
        `INSERT INTO talk (match, seq, at, player, seat, say) VALUES (?, ?, ?, ?, ?, ?)
         ON CONFLICT DO NOTHING`,
        match,
        seq,
        at,
        player,
        seat,
        JSON.stringify(say),
      ]);
      if (added === 0) return 'conflict';
      changed(match);
      return 'done';
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
    seq: row['seq'] as number,
    at: row['at'] as number,
    player: row['player'] as string,
    seat: row['seat'] as number | null,
    say: JSON.parse(row['say'] as string) as SaidRecord['say'],
  };
}
