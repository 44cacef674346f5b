import type { FromServer } from '../from-server.ts';
import type { Player } from './player.ts';

/** Those of one table, which have other names at another. */
export interface Names {
  readonly everybody: readonly Pick<Player, 'id'>[];
  readonly id: string;
  readonly game: string;
}

const TIMES = new Set(['now', 'at', 'openedAt', 'createdAt', 'startedAt', 'endedAt', 'awaySince']);
const DRAWN = new Set(['commitment', 'face']);

/** A message in words that do not depend on the day, nor on who is called how. */
export function timeless(message: FromServer, { everybody, id, game }: Names): string {
  let text = JSON.stringify(message, (key, value: unknown) => {
    if (TIMES.has(key) && typeof value === 'number') return 0;
    return DRAWN.has(key) ? null : value;
  });
  // Commands of protocol/client.ts: what is their client's own, and a count.
  text = text.replaceAll(/"[0-9a-z]{15,}-([0-9a-z]+)"/g, '"command $1"');
  text = text.replaceAll(id, 'table').replaceAll(game, 'game');
  for (const [index, player] of everybody.entries()) text = text.replaceAll(player.id, `player ${index}`);
  return text;
}
