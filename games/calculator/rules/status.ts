/** CA-15, CA-16. */
import { ranksOf, type Status } from '#contract/game.ts';
import { endingOf, nextSeat } from './turn.ts';
import type { State } from './types.ts';

export function status(state: State): Status {
  const ending = endingOf(state);
  if (ending === null) return { tag: 'playing', turn: { mode: 'any', seats: [nextSeat(state)] } };
  const { scores } = state;
  return { tag: 'over', outcome: { ranks: ranksOf(scores), scores, rule: 'CA-15', case: ending } };
}
