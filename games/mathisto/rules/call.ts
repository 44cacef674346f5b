import type { Seat } from '#contract/game.ts';
import { type FamilyCard, without } from './cards.ts';
import { seatsIn, sizesOf, takeTurn, withCard } from './turn.ts';
import type { Past, State } from './types.ts';

/** MH-21: so many calls per player still in, with an empty stock and nothing posed, end the game. */
export const MOST_IDLE_CALLS = 120;

type Called = Extract<Past, { readonly kind: 'called' }>;

/** MH-7, MH-8: the card changes hands, or something is drawn. */
export function call(state: State, caller: Seat, card: FamilyCard, from: Seat): State {
  const counted = { ...state, idleCalls: state.stock.length === 0 ? state.idleCalls + 1 : state.idleCalls };
  const isHeld = state.hands[from]?.includes(card) === true;
  const next = isHeld ? given(counted, caller, card, from) : failed(counted, caller, card, from);
  const most = MOST_IDLE_CALLS * seatsIn(sizesOf(next)).length;
  return next.idleCalls < most ? next : { ...next, phase: { tag: 'over', rule: 'MH-21' } };
}

/** MH-7, MH-9: the caller goes on, once a player who gave the last card has decided whether to draw. */
function given(state: State, caller: Seat, card: FamilyCard, from: Seat): State {
  const left = without(state.hands[from] ?? [], [card]);
  const asks = left.length === 0 && state.stock.length > 0;
  return {
    ...state,
    hands: withCard(state.hands.with(from, left), caller, card),
    phase: asks ? { tag: 'draw', seat: from, caller } : { tag: 'turn', seat: caller },
    past: [...state.past, called({ caller, from, card, got: 'given', drawn: null })],
  };
}

/** MH-8: the caller draws, and goes on with the very card that was called. */
function failed(state: State, caller: Seat, card: FamilyCard, from: Seat): State {
  const drawn = state.stock.at(-1) ?? null;
  const got = drawn === null ? 'nothing' : drawn === card ? 'shown' : 'drew';
  const next: State = {
    ...state,
    hands: drawn === null ? state.hands : withCard(state.hands, caller, drawn),
    stock: state.stock.slice(0, -1),
    past: [...state.past, called({ caller, from, card, got, drawn })],
  };
  return got === 'shown' ? next : takeTurn(next, from);
}

function called(what: Omit<Called, 'kind'>): Called {
  return { kind: 'called', ...what };
}
