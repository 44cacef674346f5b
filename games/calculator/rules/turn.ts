/** CA-7, CA-15: whose turn it is, and when there are no more turns. */

import type { Seat } from '#contract/game.ts';
import { must } from '#kernel/must.ts';
import type { State } from './types.ts';

export type Clock = Pick<State, 'order' | 'turns' | 'idle' | 'lastTurn'>;

/** Null when the game is over. */
export function seatToPlay(clock: Clock): Seat | null {
  const { order, turns } = clock;
  return isOver(clock) ? null : must(order[turns % order.length]);
}

export function isOver({ order, turns, idle, lastTurn }: Clock): boolean {
  return idle >= mostIdle(order.length) || (lastTurn !== null && turns >= lastTurn);
}

/** CA-15: so many turns in a row without a valid hand-in end the game. */
export function mostIdle(seats: number): number {
  return 2 * seats;
}

/** The turns that are over when the round of this turn is; both are counted from 1. */
export function endOfRound(turn: number, seats: number): number {
  return Math.ceil(turn / seats) * seats;
}

/** How many `=` the seat on turn may lay: CA-15 gives one in reserve to whoever plays after the last. */
export function equalsLeft({
  config,
  supply,
  lastTurn,
}: Pick<State, 'config' | 'supply' | 'lastTurn'>): number {
  const reserve = lastTurn !== null && config.closing === 'reserve' ? 1 : 0;
  return supply['='] + reserve;
}
