import type { Seat } from '#contract/game.ts';
import type { Card, Trick, View } from './types.ts';

type Table = Pick<View, 'tricks' | 'handSizes'>;

/** The trick that lies open; empty if the next card begins one. */
export function openTrick({ tricks, handSizes }: Table): Trick {
  const last = tricks.at(-1) ?? [];
  return last.length < handSizes.length ? last : [];
}

/** Who lays the next card: [NG-2] in turn, [NG-3] first whoever took the last trick. */
export function seatOnTurn(table: Table): Seat {
  const before = openTrick(table).at(-1);
  if (before !== undefined) return (before.seat + 1) % table.handSizes.length;
  const last = table.tricks.at(-1);
  return last === undefined ? 0 : takerOf(last);
}

/** [NG-3] */
export function takerOf(trick: Trick): Seat {
  const [first, ...others] = trick;
  if (first === undefined) return 0;
  const following = others.filter(({ card }) => isAlike(card, first.card));
  return following.reduce((best, play) => (play.card > best.card ? play : best), first).seat;
}

/** [NG-2] What may be laid from a hand. */
export function layable(hand: readonly Card[], trick: Trick): readonly Card[] {
  const first = trick[0]?.card;
  const following = hand.filter(card => first === undefined || isAlike(card, first));
  return following.length > 0 ? following : hand;
}

/** Both odd or both even. */
function isAlike(one: Card, other: Card): boolean {
  return one % 2 === other % 2;
}
