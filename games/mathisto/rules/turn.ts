/** MH-9: who is out, who draws, and who takes the turn. */
import type { Seat } from '#contract/game.ts';
import { type Card, sorted } from './cards.ts';
import type { State, View } from './types.ts';

/** What everybody can count. */
type Sizes = Pick<View, 'handSizes' | 'stockSize'>;

export function sizesOf({ hands, stock }: Pick<State, 'hands' | 'stock'>): Sizes {
  return { handSizes: hands.map(hand => hand.length), stockSize: stock.length };
}

/** MH-9: hand and stock are both empty. Nobody comes back: there is nothing left to draw or to be given. */
export function isOut({ handSizes, stockSize }: Sizes, seat: Seat): boolean {
  return stockSize === 0 && handSizes[seat] === 0;
}

export function seatsIn(sizes: Sizes): Seat[] {
  return sizes.handSizes.map((_, seat) => seat).filter(seat => !isOut(sizes, seat));
}

/** MH-14: everybody but the poser, able or not, and whoever is still in. */
export function askedSeats(sizes: Sizes, poser: Seat): Seat[] {
  return seatsIn(sizes).filter(seat => seat !== poser);
}

/** The turn of this seat or, if it is out, of the next one that is not; an empty hand draws first. */
export function takeTurn(state: State, seat: Seat): State {
  const taker = nextIn(state, seat);
  const ready = state.hands[taker]?.length === 0 ? drawOne(state, taker) : state;
  return { ...ready, phase: { tag: 'turn', seat: taker } };
}

/** The top of the stock comes to this hand, unseen by the others. */
export function drawOne(state: State, seat: Seat): State {
  const drawn = state.stock.at(-1);
  if (drawn === undefined) return state;
  return {
    ...state,
    hands: withCard(state.hands, seat, drawn),
    stock: state.stock.slice(0, -1),
    past: [...state.past, { kind: 'drew', seat, drawn }],
  };
}

export function withCard(hands: State['hands'], seat: Seat, card: Card): State['hands'] {
  return hands.with(seat, sorted([...(hands[seat] ?? []), card]));
}

/** Somebody is in as long as a family is not posed: its people are in a hand or in the stock. */
function nextIn(state: State, seat: Seat): Seat {
  const sizes = sizesOf(state);
  const count = state.hands.length;
  const round = state.hands.map((_, i) => (seat + i) % count);
  return round.find(one => !isOut(sizes, one)) ?? seat;
}
