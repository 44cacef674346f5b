/** What answers look like: for the description in openapi.ts, and for tests that hold real answers against it. */
import * as v from 'valibot';
import { LEVELS } from '#contract/bot.ts';
import type { Json } from '#contract/json.ts';
import type { About } from '#protocol/about.ts';
import type { Me, NewRoom, NewSession } from '#protocol/http.ts';
import type { RoomInfo } from '#protocol/room-info.ts';
import {
  HANDED_OVER,
  type LobbyTable,
  type MyTable,
  type PlayerInfo,
  type SeatInfo,
  TABLE_STATUSES,
  type TableInfo,
} from '#protocol/table-info.ts';
import { clock, outcome, roomBox } from '../store/forms.ts';

/** Milliseconds since 1970. */
const time = v.number();
const seatNumber = v.number();
const json = v.custom<Json>(raw => raw !== undefined);

export const nothingMore = v.strictObject({});

const vote = v.strictObject({ by: seatNumber, agreed: v.array(seatNumber) });

const player = v.strictObject({
  id: v.string(),
  name: v.string(),
  face: v.number(),
}) satisfies v.GenericSchema<unknown, PlayerInfo>;

export const me = v.strictObject({
  ...player.entries,
  isProgram: v.boolean(),
  passkeys: v.array(v.strictObject({ id: v.string(), createdAt: time })),
}) satisfies v.GenericSchema<unknown, Me>;

export const newProgram = v.strictObject({ player, token: v.string() });

const seat = v.variant('kind', [
  v.strictObject({ kind: v.literal('empty'), level: v.exactOptional(v.picklist(LEVELS)) }),
  v.strictObject({ kind: v.literal('bot'), level: v.picklist(LEVELS) }),
  v.strictObject({
    kind: v.literal('person'),
    player,
    isHere: v.boolean(),
    isReady: v.boolean(),
    handedOver: v.nullable(v.picklist(HANDED_OVER)),
    awaySince: v.nullable(v.number()),
    heldBy: v.exactOptional(seatNumber),
  }),
]) satisfies v.GenericSchema<unknown, SeatInfo>;

export const table = v.strictObject({
  id: v.string(),
  game: v.string(),
  config: json,
  status: v.picklist(TABLE_STATUSES),
  visibility: v.picklist(['public', 'link']),
  host: v.string(),
  seats: v.array(seat),
  clock,
  chat: v.boolean(),
  commitment: v.string(),
  createdAt: time,
  startedAt: v.nullable(time),
  endedAt: v.nullable(time),
  step: v.number(),
  spectators: v.number(),
  stop: v.nullable(vote),
  gather: v.exactOptional(vote),
  outcome: v.nullable(outcome),
  next: v.nullable(v.string()),
  carried: v.exactOptional(
    v.strictObject({ by: player, seat: seatNumber, step: v.number(), isAnew: v.boolean() }),
  ),
  you: v.strictObject({ seat: v.nullable(seatNumber), isHost: v.boolean() }),
}) satisfies v.GenericSchema<unknown, TableInfo>;

const lobbyTable = v.strictObject({
  id: v.string(),
  game: v.string(),
  config: json,
  status: v.picklist(TABLE_STATUSES),
  clock,
  seats: v.array(seat),
  createdAt: time,
}) satisfies v.GenericSchema<unknown, LobbyTable>;

const myTable = v.strictObject({
  ...lobbyTable.entries,
  seat: seatNumber,
  isAsked: v.boolean(),
  endedAt: v.nullable(time),
  outcome: v.nullable(outcome),
}) satisfies v.GenericSchema<unknown, MyTable>;

export const lobby = v.strictObject({ tables: v.array(lobbyTable) });
export const mine = v.strictObject({ tables: v.array(myTable) });
export const newTable = v.strictObject({ id: v.string(), commitment: v.string() });
export const seated = v.strictObject({ seat: seatNumber });
export const tableId = v.strictObject({ id: v.string() });

export const newSession = v.strictObject({
  player: v.string(),
  token: v.string(),
}) satisfies v.GenericSchema<unknown, NewSession>;

export const newRoom = v.strictObject({
  ...newSession.entries,
  id: v.string(),
  code: v.string(),
}) satisfies v.GenericSchema<unknown, NewRoom>;

export const pass = v.strictObject({ pass: v.string() });

export const room = v.strictObject({
  id: v.string(),
  code: v.string(),
  openedAt: time,
  isOpen: v.boolean(),
  places: v.number(),
  lead: v.nullable(v.string()),
  people: v.array(
    v.strictObject({
      player,
      by: v.picklist(['phone', 'screen']),
      isHere: v.boolean(),
      awaySince: v.nullable(time),
    }),
  ),
  screens: v.array(v.strictObject({ id: v.string(), isHere: v.boolean(), isKeeper: v.boolean() })),
  claims: v.array(v.strictObject({ id: v.string(), by: player, of: v.string() })),
  box: v.nullable(roomBox),
  table: v.nullable(v.string()),
  played: v.number(),
  you: v.strictObject({ as: v.picklist(['person', 'screen', 'onlooker']), isKeeper: v.boolean() }),
}) satisfies v.GenericSchema<unknown, RoomInfo>;

/** The options that `@simplewebauthn/browser` takes as they are. */
export const passkeyOptions = v.looseObject({ challenge: v.string() });

/** A match file, see kernel/log.ts, and the names by seat, '' for a bot. */
export const matchFile = v.looseObject({ format: v.string(), players: v.array(v.string()) });

/** By point of view, `spectator`, `0`, `1` …: the first frame, then what each step changed, see protocol/archive.ts. */
export const archive = v.looseObject({
  /** Left out of the oldest ones, which have all frames whole and no `changes`. */
  format: v.exactOptional(v.string()),
  frames: v.record(v.string(), v.unknown()),
  changes: v.exactOptional(v.array(v.unknown())),
});

export const about = v.strictObject({
  version: v.string(),
  now: time,
  startedAt: time,
  since: time,
  moves: v.number(),
  kept: v.number(),
  lost: v.number(),
  checked: v.strictObject({ matches: v.number(), older: v.number() }),
  playing: v.number(),
  kills: v.number(),
  waits: v.strictObject({ moves: v.number(), p50: v.nullable(v.number()), p99: v.nullable(v.number()) }),
}) satisfies v.GenericSchema<unknown, About>;

export const everything = v.looseObject({ player: v.looseObject({ id: v.string() }) });

export const problem = v.strictObject({
  error: v.strictObject({
    code: v.string(),
    field: v.exactOptional(v.string()),
    seconds: v.exactOptional(v.number()),
  }),
});
