import type { Seat } from '#contract/game.ts';
import type { LobbyTable, SeatInfo, TableInfo } from '#protocol/table-info.ts';
import type { TableRecord } from '../store/records.ts';
import type { AnyHostedMatch } from './deal.ts';
import type { Names } from './names.ts';
import type { People } from './people.ts';
import { personsOf, seatOf } from './seating.ts';

/** A table as this process has it in hand. */
interface InHand {
  readonly record: TableRecord;
  readonly match: AnyHostedMatch | null;
  readonly people: People;
  readonly names: Names;
}

/** All about a table but the game itself. `viewer`: the id of a player, or null for anybody. */
export function infoOf(table: InHand, viewer: string | null): TableInfo {
  const { record, match, people } = table;
  const seat = viewer === null ? null : seatOf(record, viewer);
  return {
    id: record.id,
    game: record.game,
    config: record.config,
    status: record.status,
    visibility: record.visibility,
    host: record.host,
    seats: record.seats.map((_, one) => seatInfo(table, one)),
    clock: record.clock,
    chat: record.chat,
    commitment: record.commitment,
    createdAt: record.createdAt,
    startedAt: record.startedAt,
    endedAt: record.endedAt,
    step: match?.step ?? 0,
    spectators: people.countBut(personsOf(record)),
    stop: match?.stop ?? null,
    ...optional('gather', match?.gather),
    outcome: record.outcome,
    next: record.next,
    ...(record.carried === undefined
      ? {}
      : { carried: { ...record.carried, by: table.names.of(record.carried.by) } }),
    you: { seat, isHost: viewer === record.host },
  };
}

function seatInfo({ record, match, people, names }: InHand, seat: Seat): SeatInfo {
  const there = record.seats[seat];
  if (there?.kind !== 'person') return there ?? { kind: 'empty' };
  return {
    kind: 'person',
    player: names.of(there.player),
    isHere: people.isHere(there.player),
    isReady: there.isReady,
    handedOver: match?.handedOver(seat) ?? null,
    awaySince: record.status === 'playing' ? people.awaySince(there.player) : null,
    ...optional('heldBy', record.status === 'playing' ? match?.heldBy(seat) : null),
  };
}

/** Left out where there is nothing to say. */
function optional<K extends string, T>(name: K, value: T | null | undefined): Partial<Record<K, T>> {
  return value === null || value === undefined ? {} : ({ [name]: value } as Record<K, T>);
}

/** A table in a list, where nobody asks who is there just now. */
export function lobbyLine(record: TableRecord, names: Names): LobbyTable {
  const { id, game, config, status, clock, createdAt } = record;
  const seats = record.seats.map((one): SeatInfo => {
    if (one.kind !== 'person') return one;
    return {
      kind: 'person',
      player: names.of(one.player),
      isHere: false,
      isReady: one.isReady,
      handedOver: null,
      awaySince: null,
    };
  });
  return { id, game, config, status, clock, seats, createdAt };
}
