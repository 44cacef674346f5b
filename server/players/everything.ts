import type { EventRecord, PlayerRecord, TableRecord } from '../store/records.ts';
import type { Store } from '../store/store.ts';

/** More than anybody has; a bound, because everything has one. */
const TABLES_MAX = 10_000;
const SAID_MAX = 10_000;

/**
 * All that the house keeps about one person, for themselves. Built up field by field: nothing of what others
 * hold, said or added, and nothing that is still secret.
 */
export async function everythingAbout(player: PlayerRecord, store: Store) {
  const { players, push, tables } = store;
  const passkeys = await players.passkeysOf(player.id);
  const devices = await push.of(player.id);
  const played = await tables.of(player.id, TABLES_MAX);
  return {
    format: 'etagere-player/1',
    player,
    passkeys: passkeys.map(({ id, transports, createdAt }) => ({ id, transports, createdAt })),
    notifications: devices.map(({ endpoint, language }) => ({ endpoint, language })),
    tables: await inTurn(played, table => partIn(table, player, store)),
  };
}

async function partIn(table: TableRecord, { id: player }: PlayerRecord, { events, talk }: Store) {
  const { id, game, config, host, status, createdAt, startedAt, endedAt, outcome } = table;
  const seat = table.seats.findIndex(one => one.kind === 'person' && one.player === player);
  const mine = table.seats[seat];
  const said = await talk.of(id, SAID_MAX);
  const all = await events.after(id, 0);
  return {
    id,
    game,
    config,
    status,
    createdAt,
    startedAt,
    endedAt,
    outcome,
    seat,
    isHost: host === player,
    entropy: mine?.kind === 'person' ? mine.entropy : null,
    did: all.filter(({ event }) => event.seat === seat).map(whatOne),
    said: said.filter(one => one.player === player).map(({ at, say }) => ({ at, say })),
  };
}

/** Without the fingerprint of the state: that says more than one's own move does. */
function whatOne({ at, event }: EventRecord) {
  if (event.kind !== 'choice') return { at, kind: event.kind };
  const { kind, step, move, by } = event;
  return { at, kind, step, move, by };
}

async function inTurn<T, U>(list: readonly T[], make: (one: T) => Promise<U>): Promise<U[]> {
  const made: U[] = [];
  for (const one of list) made.push(await make(one));
  return made;
}
