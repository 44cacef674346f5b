import type { Commit, Seat } from '#contract/game.ts';
import type { Rng } from '#contract/rng.ts';
import { call } from './call.ts';
import { type Card, type Discovery, FAMILIES, without } from './cards.ts';
import { counter } from './counter.ts';
import { familyOfCards } from './posing.ts';
import { answered, ask, isRight, type Judge, type Said } from './question.ts';
import { settle } from './status.ts';
import { askedSeats, drawOne, sizesOf, takeTurn } from './turn.ts';
import type { Move, State } from './types.ts';

/** `judge`: of typed answers. */
export function apply(state: State, commits: readonly Commit<Move>[], rng: Rng, judge: Judge): State {
  const commit = commits[0];
  if (commit === undefined) return state;
  const { seat, move } = commit;
  switch (move.kind) {
    case 'call':
      return call(state, seat, move.card, move.from);
    case 'pose':
      return pose(state, seat, move.cards, rng);
    case 'discoveries':
      return poseDiscoveries(state, seat, move.cards);
    case 'draw':
    case 'decline':
      return decide(state, move.kind === 'draw');
    case 'choose':
      return answer(state, move.choice, judge);
    case 'type':
      return answer(state, move.text, judge);
    case 'silence':
      return answer(state, null, judge);
    case 'counter':
      return counter(state, commits, rng);
  }
}

/** MH-10, MH-11: the family lies face up, and its question is put at once. */
function pose(state: State, seat: Seat, cards: readonly Card[], rng: Rng): State {
  const family = familyOfCards(cards) ?? FAMILIES[0];
  const posed: State = {
    ...state,
    hands: state.hands.with(seat, without(state.hands[seat] ?? [], cards)),
    posed: [...state.posed, { family, poser: seat, owner: seat, cards, isKnown: null }],
    idleCalls: 0,
    past: [...state.past, { kind: 'posed', seat, cards }],
  };
  return ask(posed, { seat, family, why: 'posing' }, rng);
}

/** MH-12: no question, no counter; the same player goes on. */
function poseDiscoveries(state: State, seat: Seat, cards: readonly Discovery[]): State {
  const next: State = {
    ...state,
    hands: state.hands.with(seat, without(state.hands[seat] ?? [], cards)),
    discoveries: { seat, cards },
    idleCalls: 0,
    past: [...state.past, { kind: 'discoveries', seat, cards }],
  };
  return takeTurn(next, seat);
}

/** MH-9: then the caller goes on. */
function decide(state: State, draws: boolean): State {
  if (state.phase.tag !== 'draw') return state;
  const { seat, caller } = state.phase;
  const next = draws
    ? drawOne(state, seat)
    : { ...state, past: [...state.past, { kind: 'declined' as const, seat }] };
  return takeTurn(next, caller);
}

/** MH-11: then the others may counter (MH-14). MH-17: whoever super-countered has the family, or not. */
function answer(state: State, said: Said, judge: Judge): State {
  if (state.phase.tag !== 'question') return state;
  const { seat, asked, why } = state.phase;
  const known = isRight(asked, said, judge);
  const next = answered(state, state.phase, { said, isRight: known });
  const posed = next.posed.map(one => {
    if (one.family !== asked.family) return one;
    return why === 'posing' ? { ...one, isKnown: known } : { ...one, owner: known ? seat : one.owner };
  });
  const judged: State = { ...next, posed };
  const hasWindow = why === 'posing' && state.config.form === 'strategic';
  return hasWindow && askedSeats(sizesOf(judged), seat).length > 0
    ? { ...judged, phase: { tag: 'counter', poser: seat, family: asked.family } }
    : settle(judged, seat);
}
