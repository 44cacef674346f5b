/** What is stored as JSON, and told as it is stored. */
import * as v from 'valibot';
import { LEVELS } from '#contract/bot.ts';
import type { Outcome } from '#contract/game.ts';
import type { Json } from '#contract/json.ts';
import type { Clock } from '#protocol/limits.ts';
import type { RoomBox } from '#protocol/room-info.ts';
import type { CarriedRecord, RoomRecord } from './records.ts';

export const clock = v.variant('kind', [
  v.strictObject({ kind: v.literal('none') }),
  v.strictObject({ kind: v.literal('move'), seconds: v.number() }),
  v.strictObject({ kind: v.literal('fischer'), seconds: v.number(), increment: v.number() }),
  v.strictObject({ kind: v.literal('days'), days: v.picklist([1, 3, 7]) }),
]) satisfies v.GenericSchema<unknown, Clock>;

export const carried = v.strictObject({
  by: v.string(),
  seat: v.number(),
  step: v.number(),
  isAnew: v.boolean(),
}) satisfies v.GenericSchema<unknown, CarriedRecord>;

export const outcome = v.strictObject({
  ranks: v.array(v.number()),
  scores: v.array(v.number()),
  rule: v.string(),
  case: v.exactOptional(v.string()),
}) satisfies v.GenericSchema<unknown, Outcome>;

export const roomBox = v.strictObject({
  game: v.string(),
  config: v.custom<Json>(raw => raw !== undefined),
  seats: v.number(),
  level: v.picklist(LEVELS),
}) satisfies v.GenericSchema<unknown, RoomBox>;

export const room = v.strictObject({
  id: v.string(),
  code: v.string(),
  openedAt: v.number(),
  usedAt: v.number(),
  isOpen: v.boolean(),
  lead: v.nullable(v.string()),
  people: v.array(v.strictObject({ player: v.string(), by: v.picklist(['phone', 'screen']) })),
  screens: v.array(v.strictObject({ player: v.string(), isKeeper: v.boolean() })),
  claims: v.array(v.strictObject({ id: v.string(), by: v.string(), of: v.string(), at: v.number() })),
  passes: v.array(v.strictObject({ hash: v.string(), of: v.string(), until: v.number() })),
  shownOut: v.array(v.string()),
  box: v.nullable(roomBox),
  table: v.nullable(v.string()),
  played: v.number(),
  revision: v.number(),
}) satisfies v.GenericSchema<unknown, RoomRecord>;
