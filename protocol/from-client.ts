import * as v from 'valibot';
import { isInt, isRecord } from '#contract/json.ts';
import { COMMAND_ID, EMOTES, ROOM_ID, SAY_MAX, TABLE_ID } from './limits.ts';

const id = v.pipe(v.string(), v.regex(COMMAND_ID));
const table = v.pipe(v.string(), v.regex(TABLE_ID));
const room = v.pipe(v.string(), v.regex(ROOM_ID));
const STEP_MAX = 1e6;
const step = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(STEP_MAX));

const at = { id, table };
const command = <T extends string>(t: T) => v.strictObject({ t: v.literal(t), ...at });

export const say = v.variant('tag', [
  v.strictObject({ tag: v.literal('emote'), emote: v.picklist(EMOTES) }),
  v.strictObject({
    tag: v.literal('text'),
    text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(SAY_MAX)),
  }),
]);

/** Everything a client may send over the socket. HTTP does what happens around a match, see docs/protocol.md. */
export const fromClient = v.variant('t', [
  /** The first message. `token`: where there is no cookie, for programs. */
  v.strictObject({
    t: v.literal('hello'),
    protocol: v.number(),
    token: v.optional(v.pipe(v.string(), v.maxLength(200))),
    /** Says that this client puts changes together by itself, and need not be sent every view as a whole. */
    changes: v.optional(v.boolean()),
  }),
  /**
   * Shows a table and what happens there from now on; frames after `since` only, if the client has the others. `seat`:
   * as a seat sees it that this device holds, or as everybody does; what this socket plays there is for that seat.
   */
  v.strictObject({
    t: v.literal('watch'),
    ...at,
    since: v.optional(step),
    seat: v.optional(
      v.union([v.literal('spectator'), v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99))]),
    ),
  }),
  v.strictObject({ t: v.literal('unwatch'), table }),
  /** The frames before `before`, oldest first, in pieces; with `changes` as one frame and what each step changed. */
  v.strictObject({ t: v.literal('history'), ...at, before: step, changes: v.optional(v.boolean()) }),
  /** A move; the game's own parser looks at it. `step`: the step it answers. */
  v.strictObject({ t: v.literal('play'), ...at, step, move: v.record(v.string(), v.unknown()) }),
  command('hand-over'),
  /** A bot for somebody who has been away for long, see AWAY. */
  v.strictObject({
    t: v.literal('relieve'),
    ...at,
    seat: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99)),
  }),
  command('take-back'),
  command('resign'),
  command('offer-stop'),
  v.strictObject({ t: v.literal('answer-stop'), ...at, agrees: v.boolean() }),
  /** Play on around this device, which holds the seats of all who agree. */
  command('offer-gather'),
  v.strictObject({ t: v.literal('answer-gather'), ...at, agrees: v.boolean() }),
  v.strictObject({ t: v.literal('say'), ...at, say }),
  /** What is laid and not confirmed, for those who look on; null: nothing any more. It is not answered. */
  v.strictObject({
    t: v.literal('try'),
    table,
    step,
    move: v.nullable(v.record(v.string(), v.unknown())),
  }),
  /** Shows a room and what happens in it from now on, or no longer. */
  v.strictObject({ t: v.literal('room'), id, room }),
  v.strictObject({ t: v.literal('leave-room'), room }),
  /** Follow the lobby, or no longer. */
  v.strictObject({ t: v.literal('lobby'), on: v.boolean() }),
]);
export type FromClient = v.InferOutput<typeof fromClient>;

/** Those about one table. */
export type AboutTable = Extract<FromClient, { table: string }>;
/** Those of somebody who plays there. */
export type Moving = Exclude<AboutTable, { t: 'watch' | 'unwatch' | 'history' | 'say' | 'try' }>;
/** Those about a room. */
export type AboutRoom = Extract<FromClient, { room: string }>;

/** By `t`: looking through all of them takes longer than reading the one. */
const kinds = new Map<unknown, (typeof fromClient.options)[number]>(
  fromClient.options.map(option => [option.entries.t.literal, option]),
);

/** Null for what is no message of a client, or no JSON at all. */
export function parseFromClient(text: string): FromClient | null {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isRecord(raw)) return null;
  // Nearly every message is a move, and a schema takes five times as long to say so.
  const { t, id, table, step, move } = raw;
  if (
    t === 'play' &&
    typeof id === 'string' &&
    COMMAND_ID.test(id) &&
    typeof table === 'string' &&
    TABLE_ID.test(table) &&
    isInt(step, 0, STEP_MAX) &&
    isRecord(move) &&
    Object.keys(raw).length === 5
  )
    return { t, id, table, step, move };
  const kind = kinds.get(t);
  if (kind === undefined) return null;
  const read = v.safeParse(kind, raw);
  return read.success ? read.output : null;
}
