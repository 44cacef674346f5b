/** MY-5: what other players said in this round, believed as far as their words proved true so far. */
import type { Seat } from '#contract/game.ts';
import type { Card } from '../rules/cards.ts';
import { TOPICS } from '../rules/parse.ts';
import type { PastView, Topic, View } from '../rules/types.ts';

/** Points that a card seems worth more to whoever wants such cards, if the word is believed fully. */
const WISH = 1.5;

/** For each topic, what somebody's words add to what such a card seems worth to that seat. */
export function wishesOf(view: View, seat: Seat): Float64Array {
  const wishes = new Float64Array(TOPICS.length);
  const belief = beliefIn(view, seat);
  const round = view.past.slice(view.past.findLastIndex(({ kind }) => kind === 'displayed') + 1);
  for (const one of round) {
    if (one.kind !== 'said' || one.seat !== seat || !('topic' in one.remark)) continue;
    const { say, topic } = one.remark;
    wishes[TOPICS.indexOf(topic)] = (say === 'want' ? WISH : -WISH / 2) * belief;
  }
  return wishes;
}

/** Between 0 and 1: half of it before anything is known. */
export function beliefIn({ past }: View, seat: Seat): number {
  let kept = 0;
  let broken = 0;
  for (const [index, one] of past.entries()) {
    if (one.kind !== 'said' || one.seat !== seat || !('topic' in one.remark)) continue;
    const proof = proofOf(past.slice(index + 1), seat, one.remark);
    if (proof === 'kept') kept += 1;
    if (proof === 'broken') broken += 1;
  }
  return (kept + 1) / (kept + broken + 2);
}

/**
 * Who wants something shows it in the next display and does not put it in the middle before; who can do without
 * something lets it go, and does not collect it.
 */
function proofOf(
  after: readonly PastView[],
  seat: Seat,
  { say, topic }: { readonly say: 'want' | 'have'; readonly topic: Topic },
): 'kept' | 'broken' | null {
  for (const one of after) {
    switch (one.kind) {
      case 'said':
        break;
      case 'exchanged': {
        const gave = one.active === seat ? [one.middle] : (one.offers[seat] ?? []);
        if (gave.some(card => isAbout(card, topic))) return say === 'want' ? 'broken' : 'kept';
        break;
      }
      case 'displayed': {
        const shown = one.displays[seat]?.filter(card => isAbout(card, topic)).length ?? 0;
        if (say === 'want') return shown > 0 ? 'kept' : 'broken';
        return shown > 1 ? 'broken' : null;
      }
    }
  }
  return null;
}

export function isAbout(card: Card, topic: Topic): boolean {
  return card.includes(topic);
}
