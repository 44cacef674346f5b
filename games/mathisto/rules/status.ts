import { type Outcome, ranksOf, type Seat, type Status } from '#contract/game.ts';
import { FAMILIES } from './cards.ts';
import { totalOf } from './score.ts';
import { askedSeats, sizesOf, takeTurn } from './turn.ts';
import type { Phase, State } from './types.ts';

/** MH-19: once the seventh family is settled all is over; else this seat has the turn. */
export function settle(state: State, seat: Seat): State {
  return state.posed.length < FAMILIES.length
    ? takeTurn(state, seat)
    : { ...state, phase: { tag: 'over', rule: 'MH-19' } };
}

export function status(state: State): Status {
  const { phase } = state;
  switch (phase.tag) {
    case 'turn':
    case 'draw':
    case 'question':
      return { tag: 'playing', turn: { mode: 'any', seats: [phase.seat] } };
    case 'counter':
      return { tag: 'playing', turn: { mode: 'all', seats: askedSeats(sizesOf(state), phase.poser) } };
    case 'over':
      return { tag: 'over', outcome: outcomeOf(state, phase) };
  }
}

/** MH-20. */
function outcomeOf(state: State, { rule }: Extract<Phase, { readonly tag: 'over' }>): Outcome {
  const scores = state.hands.map((_, seat) => totalOf(state, seat));
  return { ranks: ranksOf(scores), scores, rule };
}
