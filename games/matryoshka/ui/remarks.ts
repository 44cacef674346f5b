import type { Seat } from '#contract/game.ts';
import type { Remark, View } from '../rules/types.ts';
import type { UiWords } from './words.ts';

/** A remark as it is said. */
export function sayRemark(remark: Remark, { label }: UiWords): string {
  if (!('topic' in remark)) return label(`remark.${remark.say}`);
  const kind = /\d/.test(remark.topic) ? 'size' : 'set';
  return label(`remark.${remark.say}-${kind}`, { topic: remark.topic });
}

/** What this seat said since a card was last displayed or changed hands. */
export function lastRemark({ past }: View, seat: Seat): Remark | null {
  const since = past.findLastIndex(({ kind }) => kind !== 'said');
  const said = past.findLast((one, i) => i > since && one.kind === 'said' && one.seat === seat);
  return said?.kind === 'said' ? said.remark : null;
}
