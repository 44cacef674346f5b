/** CA-15, CA-16. */
import { ranksOf, type Status } from '#contract/game.ts';
import { seatToPlay } from './turn.ts';
import type { State } from './types.ts';

export function status(state: State): Status {
  const seat = seatToPlay(state);
  if (seat !== null) return { tag: 'playing', turn: { mode: 'any', seats: [seat] } };
  const { scores } = state;
  return { tag: 'over', outcome: { ranks: ranksOf(scores), scores, rule: 'CA-16' } };
}
