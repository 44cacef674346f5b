/** What is stored as JSON, and told as it is stored. */
import * as v from 'valibot';
import type { Outcome } from '#contract/game.ts';
import type { Clock } from '#protocol/limits.ts';

export const clock = v.variant('kind', [
  v.strictObject({ kind: v.literal('none') }),
  v.strictObject({ kind: v.literal('move'), seconds: v.number() }),
  v.strictObject({ kind: v.literal('fischer'), seconds: v.number(), increment: v.number() }),
  v.strictObject({ kind: v.literal('days'), days: v.picklist([1, 3, 7]) }),
]) satisfies v.GenericSchema<unknown, Clock>;

export const outcome = v.strictObject({
  ranks: v.array(v.number()),
  scores: v.array(v.number()),
  rule: v.string(),
  case: v.exactOptional(v.string()),
}) satisfies v.GenericSchema<unknown, Outcome>;
