import type { Commit, Seat } from '#contract/game.ts';
import type { Rng } from '#contract/rng.ts';
import { contractOf, isVoid } from './auction.ts';
import { type Card, withoutOne } from './cards.ts';
import type { Definition } from './definition.ts';
import { lengthOf, MOST_VOIDS } from './length.ts';
import { addDeal, FORFEIT, pointsOf, TRICKS } from './score.ts';
import { campOf, nextSeat, otherCamp, SEATS } from './seats.ts';
import { deal } from './setup.ts';
import { takerOf, tally } from './tricks.ts';
import type { DealResult, Deed, Move, Phase, State } from './types.ts';

export function apply(state: State, commits: readonly Commit<Move>[], rng: Rng): State {
  const commit = commits[0];
  if (commit === undefined) return state;
  const { seat, move } = commit;
  switch (move.kind) {
    case 'pass':
      return state.phase.tag === 'opposition' ? leave(state, seat) : call(state, seat, null, rng);
    case 'bid':
      return call(state, seat, move.trumps, rng);
    case 'oppose':
      return oppose(state, seat, move.trumps);
    case 'announce':
      return {
        ...state,
        announced: { way: move.way, tricks: move.tricks },
        phase: { tag: 'lead', hand: null },
      };
    case 'forfeit':
      return forfeit(state, rng);
    case 'lead':
      return play(state, { hand: move.hand, card: move.card, deed: 'lead' }, rng);
    case 'force':
    case 'dodge':
    case 'cut':
    case 'renounce': {
      const hand = state.phase.tag === 'follow' ? state.phase.hand : seat;
      return play(state, { hand, card: move.card, deed: move.kind }, rng);
    }
  }
}

/** GA-5, GA-7, GA-8: one more word in the auction. */
function call(state: State, seat: Seat, trumps: Definition | null, rng: Rng): State {
  const calls = [...state.calls, { seat, trumps }];
  const spoken: State = { ...state, calls };
  if (isVoid(calls)) return endDeal(spoken, { tag: 'void', dealer: state.dealer }, rng);
  const contract = contractOf(calls);
  return contract === null
    ? { ...spoken, phase: { tag: 'auction', turn: nextSeat(seat) } }
    : { ...spoken, contract, phase: { tag: 'opposition', turn: nextSeat(contract.declarer) } };
}

/** GA-9: this player lets the contract stand; after the third it stands for good. */
function leave(state: State, seat: Seat): State {
  const answers = [...state.answers, { seat, trumps: null }];
  const phase: Phase =
    answers.length === SEATS.length - 1 ? { tag: 'announce' } : { tag: 'opposition', turn: nextSeat(seat) };
  return { ...state, answers, phase };
}

function oppose(state: State, seat: Seat, trumps: Definition): State {
  return {
    ...state,
    answers: [...state.answers, { seat, trumps }],
    contract: { trumps, declarer: seat, isOpposed: true },
    phase: { tag: 'announce' },
  };
}

/** GA-12. */
function forfeit(state: State, rng: Rng): State {
  const { contract, dealer } = state;
  if (contract === null) return state;
  const winner = otherCamp(campOf(contract.declarer));
  return endDeal(state, { tag: 'forfeit', dealer, contract, winner, points: FORFEIT }, rng);
}

interface OneCard {
  readonly hand: Seat;
  readonly card: Card;
  readonly deed: Deed;
}

/** GA-13 to GA-15: a card leaves a hand; the fourth of a trick ends it, the thirteenth trick the deal. */
function play(state: State, one: OneCard, rng: Rng): State {
  const hands = state.hands.with(one.hand, withoutOne(state.hands[one.hand] ?? [], one.card));
  const trick = [...state.trick, one];
  if (trick.length < SEATS.length) {
    return { ...state, hands, trick, phase: { tag: 'follow', hand: nextSeat(one.hand) } };
  }
  const tricks = [...state.tricks, trick];
  const taken: State = { ...state, hands, tricks, trick: [], phase: { tag: 'lead', hand: takerOf(trick) } };
  return tricks.length < TRICKS ? taken : endDeal(taken, resultOf(taken), rng);
}

/** GA-16. */
function resultOf({ dealer, contract, announced, tricks }: State): DealResult {
  if (contract === null || announced === null) return { tag: 'void', dealer };
  const counts = tally(tricks);
  const { winner, points } = pointsOf({
    ...counts,
    announced: announced.tricks,
    isOpposed: contract.isOpposed,
    declarer: campOf(contract.declarer),
  });
  return { tag: 'played', dealer, contract, announced, ...counts, winner, points };
}

/** GA-4, GA-17, GA-18: the result is written down; then the next seat deals, or play is over. */
function endDeal(state: State, result: DealResult, rng: Rng): State {
  const past = [...state.past, result];
  const { score, isDecided } = addDeal(state.score, result, state.config);
  const written: State = { ...state, past, score, lastTrick: state.tricks.at(-1) ?? null };
  if (isDecided) return { ...written, phase: { tag: 'over', rule: 'GA-17' } };
  const isLong = past.length === lengthOf(state.config);
  const isIdle = past.length >= MOST_VOIDS && past.slice(-MOST_VOIDS).every(({ tag }) => tag === 'void');
  if (isLong || isIdle) return { ...written, phase: { tag: 'over', rule: 'GA-18' } };
  return { ...written, ...deal(nextSeat(state.dealer), rng) };
}
