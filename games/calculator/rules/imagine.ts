import type { Rng } from '#contract/rng.ts';
import { ALL_NUMBERS } from '../data/board.ts';
import { numbersOf } from './laid.ts';
import { isSign, type NumberToken, sorted, without } from './tokens.ts';
import type { State, View } from './types.ts';

/** A whole state that agrees with all that this viewer has seen: the numbers out of sight are dealt at random. */
export function imagine(view: View, rng: Rng): State {
  const onBoard = view.board.filter(token => token !== null && !isSign(token));
  const known = view.rackSizes.map((_, seat) => (seat === view.me ? (view.rack ?? []) : shownBy(view, seat)));
  const bag = rng.shuffle(without(ALL_NUMBERS, [...onBoard, ...known.flat()]));
  const racks = view.rackSizes.map((size, seat) => {
    const held = known[seat] ?? [];
    return sorted([...held, ...bag.splice(0, size - held.length)]);
  });
  return {
    config: view.config,
    board: view.board,
    bag,
    racks,
    supply: view.supply,
    scores: view.scores,
    scored: view.scored,
    draws: view.draws,
    order: view.order,
    turns: view.turns,
    idle: view.idle,
    lastTurn: view.lastTurn,
    past: view.past,
  };
}

/** CA-11: numbers that came back after a wrong hand-in, and that this seat must still hold. */
export function shownBy({ past }: View, seat: number): readonly NumberToken[] {
  let shown: readonly NumberToken[] = [];
  for (const turn of past) {
    if (turn.seat !== seat) continue;
    if (turn.kind === 'wrong') {
      const laid = numbersOf(turn.tokens);
      shown = [...laid, ...without(shown, laid)];
    } else if (turn.kind === 'played') shown = without(shown, numbersOf(turn.tokens));
    else if (turn.kind === 'exchanged' && turn.count > 0) shown = [];
  }
  return shown;
}
