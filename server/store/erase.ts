import type { Tell } from './change.ts';
import { number, text } from './columns.ts';
import type { Database, Statement } from './database.ts';
import { stayCounted } from './figures.ts';
import type { PlayerStore } from './store.ts';

/** `tell` speaks of tables that went with their player. */
export function makeErase(db: Database, tell: Tell): Pick<PlayerStore, 'erase' | 'lapsed' | 'eraseLapsed'> {
  /** Nothing happens if the first statement touches nobody: then the answer is null. */
  async function erase(id: string, nameless: Statement): Promise<readonly string[] | null> {
    const alone = (await db.read(ALONE, id, id, id)).map(row => text(row, 'id'));
    const touched = await db.write(
      nameless,
      ['DELETE FROM session WHERE player = ?', id],
      ['DELETE FROM passkey WHERE player = ?', id],
      ['DELETE FROM push WHERE player = ?', id],
      ['DELETE FROM talk WHERE player = ?', id],
      stayCounted(`id IN (${ALONE})`, id, id, id),
      [`DELETE FROM match WHERE id IN (${ALONE})`, id, id, id],
      [`DELETE FROM player WHERE id = ? AND ${UNMENTIONED}`, id],
      ...alone.flatMap(table => tell({ kind: 'record', table })),
      ...tell({ kind: 'player', player: id, what: 'left' }),
    );
    return touched === 0 ? null : alone;
  }

  return {
    async erase(id) {
      return (await erase(id, [`${NAMELESS} WHERE id = ?`, id])) ?? [];
    },
    async lapsed({ from, before, neverSat }, limit) {
      const rows = await db.read(
        `SELECT id, seen_at FROM player
         WHERE seen_at >= ? AND seen_at < ? AND ${FORGETTABLE} ${neverSat ? `AND ${UNMENTIONED}` : ''}
         ORDER BY seen_at LIMIT ?`,
        from,
        before,
        limit,
      );
      return rows.map(row => ({ id: text(row, 'id'), seenAt: number(row, 'seen_at') }));
    },
    eraseLapsed: (id, before) =>
      erase(id, [`${NAMELESS} WHERE id = ? AND seen_at < ? AND ${FORGETTABLE}`, id, before]),
  };
}

const NAMELESS = "UPDATE player SET name = '', face = 0";

/** Tables of a player where no other person sits. */
const ALONE = `
  SELECT match.id FROM match
  WHERE match.id IN (SELECT id FROM match WHERE host = ? UNION SELECT match FROM match_seat WHERE player = ?)
    AND NOT EXISTS (SELECT 1 FROM match_seat s WHERE s.match = match.id AND s.player <> ?)`;

/** Nothing that stays speaks of this player. */
const UNMENTIONED = `
  NOT EXISTS (SELECT 1 FROM match WHERE host = player.id)
  AND NOT EXISTS (SELECT 1 FROM match_seat WHERE match_seat.player = player.id)`;

/** Not erased yet, without a passkey, and nobody waits for them anywhere. */
const FORGETTABLE = `
  name <> ''
  AND NOT EXISTS (SELECT 1 FROM passkey WHERE passkey.player = player.id)
  AND NOT EXISTS (SELECT 1 FROM match_seat WHERE match_seat.player = player.id AND is_over = 0)
  AND NOT EXISTS (SELECT 1 FROM match WHERE host = player.id AND status IN ('open', 'playing'))`;
