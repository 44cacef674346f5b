import type { Seat } from '#contract/game.ts';
import { must } from '#kernel/must.ts';
import { bestDisplay } from './best-display.ts';
import { type Card, sorted } from './cards.ts';
import { MOST_REMARKS, offerSize, poolOf } from './check.ts';
import { TOPICS } from './parse.ts';
import { DISPLAY } from './setup.ts';
import { type Move, PLAIN_REMARKS, type Remark, type View } from './types.ts';

export const REMARKS: readonly Remark[] = [
  ...TOPICS.map((topic): Remark => ({ say: 'want', topic })),
  ...TOPICS.map((topic): Remark => ({ say: 'have', topic })),
  ...PLAIN_REMARKS.map((say): Remark => ({ say })),
];

/** All that this viewer may do now. */
export function moves(view: View): Move[] {
  const { me, phase, config, said } = view;
  if (me === 'spectator' || phase.tag === 'over') return [];
  const talks = config.talk === 'remarks' && (said[me] ?? 0) < MOST_REMARKS;
  const remarks = talks ? REMARKS.map((remark): Move => ({ kind: 'remark', remark })) : [];
  return [...choices(view, me), ...remarks];
}

/** What this seat is asked to choose from; nothing if others are asked. */
function choices(view: View, me: Seat): Move[] {
  const { phase, hands } = view;
  const hand = hands[me] ?? [];
  switch (phase.tag) {
    case 'display':
      return subsets(sorted(poolOf(view, me)), DISPLAY[view.round]).map(cards => ({
        kind: 'display',
        cards,
      }));
    case 'present':
      return phase.active === me ? hand.map(card => ({ kind: 'present', card })) : [];
    case 'offer':
      return phase.active === me
        ? []
        : subsets(hand, offerSize(view)).map(cards => ({ kind: 'offer', cards }));
    case 'take':
      return phase.active === me
        ? phase.offers.flatMap(cards => cards ?? []).map(card => ({ kind: 'take', card }))
        : [];
    case 'over':
      return [];
  }
}

/** Every way to choose `count` of these, in their order. */
function subsets(cards: readonly Card[], count: number): Card[][] {
  if (count === 0) return [[]];
  return cards.flatMap((card, i) => subsets(cards.slice(i + 1), count - 1).map(rest => [card].concat(rest)));
}

/** An absent player displays what scores most, and lets go of what costs least. */
export function fallback(view: View): Move {
  const { me, phase } = view;
  const seat = me === 'spectator' ? 0 : me;
  switch (phase.tag) {
    case 'take':
      return {
        kind: 'take',
        card: bestOf(
          phase.offers.flatMap(cards => cards ?? []),
          poolOf(view, seat),
        ),
      };
    case 'present':
      return { kind: 'present', card: must(leastMissed(view, seat)[0]) };
    case 'offer':
      return { kind: 'offer', cards: sorted(leastMissed(view, seat).slice(0, offerSize(view))) };
    case 'display':
    case 'over':
      return { kind: 'display', cards: bestDisplay(poolOf(view, seat), DISPLAY[view.round]).cards };
  }
}

/** The hand, from the card whose loss costs least. */
function leastMissed(view: View, seat: Seat): Card[] {
  const pool = poolOf(view, seat);
  const worth = (card: Card): number => allOf(pool.filter(one => one !== card));
  return (view.hands[seat] ?? []).toSorted((a, b) => worth(b) - worth(a));
}

function bestOf(offered: readonly Card[], pool: readonly Card[]): Card {
  const worth = (card: Card): number => allOf([...pool, card]);
  return must(offered.toSorted((a, b) => worth(b) - worth(a))[0]);
}

function allOf(cards: readonly Card[]): number {
  return bestDisplay(cards, cards.length).total;
}
