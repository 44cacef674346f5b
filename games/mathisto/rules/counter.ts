/** MH-14 to MH-18: what the others do to a family that was just posed. */
import type { Commit, Seat } from '#contract/game.ts';
import type { Rng } from '#contract/rng.ts';
import { type Card, isJoker, sorted, without } from './cards.ts';
import { DISCOVERY_COUNTER, missingDiscovery, standsFor } from './posing.ts';
import { ask } from './question.ts';
import { settle } from './status.ts';
import type { Counter, Move, Posed, State } from './types.ts';

/** All choices are revealed together. Each card exists once, so no two of them are in each other's way. */
export function counter(state: State, commits: readonly Commit<Move>[], rng: Rng): State {
  if (state.phase.tag !== 'counter') return state;
  const { poser, family } = state.phase;
  const choices = state.hands.map((_, seat): Counter | null => {
    const move = commits.find(commit => commit.seat === seat)?.move;
    return move?.kind === 'counter' ? move.with : null;
  });
  const by = (choice: Counter): Seat | null => {
    const seat = choices.indexOf(choice);
    return seat < 0 ? null : seat;
  };
  const revealed: State = { ...state, past: [...state.past, { kind: 'countered', poser, family, choices }] };

  const superSeat = by('super');
  if (superSeat !== null) {
    const taken = putDiscovery(takeJoker(revealed, superSeat), superSeat);
    return ask(taken, { seat: superSeat, family, why: 'super' }, rng);
  }
  const [jokerSeat, discoverySeat] = [by('joker'), by('discovery')];
  const taken = jokerSeat === null ? revealed : takeJoker(revealed, jokerSeat);
  const put = discoverySeat === null ? taken : scored(putDiscovery(taken, discoverySeat), discoverySeat);
  // MH-18: the joker goes before the discovery.
  return settle(put, jokerSeat ?? discoverySeat ?? poser);
}

/** MH-15. */
function takeJoker(state: State, seat: Seat): State {
  return exchange(state, seat, posed => ({
    put: standsFor(posed),
    taken: posed.cards.find(isJoker) ?? null,
  }));
}

/** MH-16. */
function putDiscovery(state: State, seat: Seat): State {
  return exchange(state, seat, posed => ({ put: missingDiscovery(posed), taken: null }));
}

/** A super-counter does not score (MH-17). */
function scored(state: State, seat: Seat): State {
  const points = (state.counterPoints[seat] ?? 0) + DISCOVERY_COUNTER;
  return { ...state, counterPoints: state.counterPoints.with(seat, points) };
}

interface Exchange {
  readonly put: Card | null;
  readonly taken: Card | null;
}

/** Between a hand and the family that was posed last. */
function exchange(state: State, seat: Seat, what: (posed: Posed) => Exchange): State {
  const posed = state.posed.at(-1);
  if (posed === undefined) return state;
  const { put, taken } = what(posed);
  const listed = (card: Card | null): Card[] => (card === null ? [] : [card]);
  const cards = sorted([...without(posed.cards, listed(taken)), ...listed(put)]);
  const hand = sorted([...without(state.hands[seat] ?? [], listed(put)), ...listed(taken)]);
  return {
    ...state,
    posed: [...state.posed.slice(0, -1), { ...posed, cards }],
    hands: state.hands.with(seat, hand),
  };
}
