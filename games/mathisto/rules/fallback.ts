import type { Seat } from '#contract/game.ts';
import { must } from '#kernel/must.ts';
import { callableCards, callableSeats } from './calling.ts';
import { type Card, type Family, familyOf, isJoker } from './cards.ts';
import { familiesIn, worthOf } from './posing.ts';
import type { Move, View } from './types.ts';

/** An absent player poses what is complete, calls for the fullest family, draws, and says nothing to the rest. */
export function fallback(view: View): Move {
  const { me, phase } = view;
  const seat = me === 'spectator' ? 0 : me;
  switch (phase.tag) {
    case 'turn':
      return poseBest(view, seat) ?? callBest(view, seat);
    case 'draw':
      return { kind: 'draw' };
    case 'question':
      return { kind: 'silence' };
    case 'counter':
    case 'over':
      return { kind: 'counter', with: 'nothing' };
  }
}

/** MH-6: with everybody else out there is one, for all people of the families that are left are in this hand. */
function poseBest({ hands, config }: View, seat: Seat): Move | null {
  const families = familiesIn(hands[seat] ?? [], config);
  const best = families.toSorted((a, b) => worthOf(b, config) - worthOf(a, config))[0];
  return best === undefined ? null : { kind: 'pose', cards: best };
}

/** What is missing in the fullest family, from whoever is known to hold it, else from one who may. */
function callBest(view: View, seat: Seat): Move {
  const hand = view.hands[seat] ?? [];
  const count = (family: Family): number =>
    hand.filter(card => !isJoker(card) && familyOf(card) === family).length;
  const cards = callableCards(view, hand)
    .filter(card => !hand.includes(card))
    .toSorted((a, b) => count(familyOf(b)) - count(familyOf(a)));
  const seats = callableSeats(view, seat);
  const { holder, denied } = remember(view);
  for (const card of cards) {
    const from = holder.get(card);
    if (from !== undefined && seats.includes(from)) return { kind: 'call', card, from };
  }
  for (const card of cards) {
    const from = seats.find(one => denied.get(one)?.has(card) !== true);
    if (from !== undefined) return { kind: 'call', card, from };
  }
  // Nothing is missing, or nobody has it: a bluff.
  return { kind: 'call', card: must(callableCards(view, hand)[0]), from: must(seats[0]) };
}

/** Who was last seen with a card, and who said no to which since drawing last. */
function remember(view: View): { holder: Map<Card, Seat>; denied: Map<Seat, Set<Card>> } {
  const holder = new Map<Card, Seat>();
  const denied = new Map<Seat, Set<Card>>(view.handSizes.map((_, seat) => [seat, new Set<Card>()]));
  for (const past of view.past) {
    if (past.kind === 'drew') denied.get(past.seat)?.clear();
    if (past.kind !== 'called') continue;
    const { caller, from, card, got } = past;
    if (got === 'given' || got === 'shown') holder.set(card, caller);
    if (got === 'drew') denied.get(caller)?.clear();
    if (got !== 'given') denied.get(from)?.add(card);
  }
  return { holder, denied };
}
