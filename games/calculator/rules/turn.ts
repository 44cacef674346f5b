/** CA-7, CA-15: whose turn it is, and when there are no more turns. */

import type { Seat } from '#contract/game.ts';
import { must } from '#kernel/must.ts';
import type { State } from './types.ts';

export type Clock = Pick<State, 'order' | 'turns' | 'idle' | 'lastTurn'>;

/** Null when the game is over. */
export function seatToPlay(clock: Clock): Seat | null {
  return isOver(clock) ? null : nextSeat(clock);
}

/** Whose turn comes, if the game goes on. */
export function nextSeat({ order, turns }: Clock): Seat {
  return must(order[turns % order.length]);
}

export function isOver(clock: Clock): boolean {
  return endingOf(clock) !== null;
}

/** CA-15: by which of its two ways the game is over, or null. */
export function endingOf({ order, turns, idle, lastTurn }: Clock): 'equals' | 'idle' | null {
  if (lastTurn !== null && turns >= lastTurn) return 'equals';
  return idle >= mostIdle(order.length) ? 'idle' : null;
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
