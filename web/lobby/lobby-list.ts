import type { FromServer } from '#protocol/from-server.ts';
import type { LobbyTable, MyTable } from '#protocol/table-info.ts';

/** What the lobby shows; null until it has arrived. */
export interface Lobby {
  readonly tables: readonly LobbyTable[] | null;
  readonly mine: readonly MyTable[] | null;
}

export const NOTHING_YET: Lobby = { tables: null, mine: null };

/** The lobby after a message; the same one if the message is about something else. */
export function follow(lobby: Lobby, message: FromServer): Lobby {
  switch (message.t) {
    case 'lobby':
      return { ...lobby, tables: message.tables };
    case 'lobby-change': {
      const { id, table } = message;
      const tables = lobby.tables ?? [];
      if (table === null) return { ...lobby, tables: tables.filter(one => one.id !== id) };
      const isKnown = tables.some(one => one.id === id);
      return {
        ...lobby,
        tables: isKnown ? tables.map(one => (one.id === id ? table : one)) : [table, ...tables],
      };
    }
    case 'mine':
      return { ...lobby, mine: message.tables };
    default:
      return lobby;
  }
}

/** Of the public tables those that one does not sit at: in the order of the house, which gives everybody a fair share. */
export function othersTables({ tables, mine }: Lobby, status: 'open' | 'playing'): readonly LobbyTable[] {
  const own = new Set(mine?.map(({ id }) => id));
  return (tables ?? []).filter(table => table.status === status && !own.has(table.id));
}

/** One's own that are not over: where one is asked first, then the newest. */
export function ownTables({ mine }: Pick<Lobby, 'mine'>): readonly MyTable[] {
  return (mine ?? [])
    .filter(({ status }) => status === 'open' || status === 'playing')
    .toSorted((a, b) => Number(b.isAsked) - Number(a.isAsked) || b.createdAt - a.createdAt);
}
