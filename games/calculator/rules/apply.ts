import type { Commit, Seat } from '#contract/game.ts';
import type { Rng } from '#contract/rng.ts';
import { judge } from './hand-in.ts';
import { numbersOf, settle } from './laid.ts';
import { type NumberToken, sorted, without } from './tokens.ts';
import { endOfRound } from './turn.ts';
import type { Laid, Move, Past, State } from './types.ts';

export function apply(state: State, commits: readonly Commit<Move>[], rng: Rng): State {
  const commit = commits[0];
  if (commit === undefined) return state;
  const { seat, move, by } = commit;
  // CA-12: whatever the clock plays for somebody, the turn is lost.
  if (by === 'clock') return endIdleTurn(state, { seat, kind: 'out-of-time' });
  switch (move.kind) {
    case 'play':
      return play(state, seat, move.tokens);
    case 'exchange':
      return exchange(state, seat, move.tokens, rng);
  }
}

function play(state: State, seat: Seat, tokens: readonly Laid[]): State {
  const judged = judge(state, tokens);
  // CA-11: with `penalty` a wrong position comes as far as this.
  if (!judged.ok) return endIdleTurn(state, { seat, kind: 'wrong', tokens });
  const { gains, points } = judged;
  const numbers = numbersOf(tokens);
  const left = Math.max(0, state.bag.length - numbers.length);
  const rack = without(state.racks[seat] ?? [], numbers);
  const table = settle(state, tokens, gains);
  const turns = state.turns + 1;
  const isLastRound = table.supply['='] === 0;
  return {
    ...state,
    ...table,
    bag: state.bag.slice(0, left),
    // CA-9.
    racks: state.racks.with(seat, sorted([...rack, ...state.bag.slice(left)])),
    scores: state.scores.with(seat, (state.scores[seat] ?? 0) + points),
    turns,
    idle: 0,
    lastTurn: state.lastTurn ?? (isLastRound ? endOfRound(turns, state.order.length) : null),
    past: [...state.past, { seat, kind: 'played', tokens, gains, points }],
  };
}

/** CA-10: set aside, draw as many, then mix those set aside into the bag. */
function exchange(state: State, seat: Seat, tokens: readonly NumberToken[], rng: Rng): State {
  const left = state.bag.length - tokens.length;
  const rack = without(state.racks[seat] ?? [], tokens);
  const exchanged: State = {
    ...state,
    bag: tokens.length === 0 ? state.bag : rng.shuffle([...state.bag.slice(0, left), ...tokens]),
    racks: state.racks.with(seat, sorted([...rack, ...state.bag.slice(left)])),
  };
  return endIdleTurn(exchanged, { seat, kind: 'exchanged', count: tokens.length });
}

/** CA-15: a turn without a valid hand-in. */
function endIdleTurn(state: State, past: Past): State {
  return { ...state, turns: state.turns + 1, idle: state.idle + 1, past: [...state.past, past] };
}
