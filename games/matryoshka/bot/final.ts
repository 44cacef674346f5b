/** What cards score at the end (MY-6, MY-7): all but one are displayed, the one that counts least is not. */
import { DISPLAY } from '../rules/setup.ts';
import type { Code } from './code.ts';
import {
  gainOf,
  type Holding,
  listHidden,
  lossOf,
  noCards,
  put,
  remove,
  swapGain,
  worthOf,
} from './holding.ts';
import { type Hopes, hopesOf } from './hopes.ts';

/** Points as they are, without any hope. */
export const POINTS_NOW = hopesOf(0, 10);

const LAST_ROUND = DISPLAY.length - 1;
const all = new Uint8Array(16);
const NOTHING = noCards();

export function finalScore(held: Holding): number {
  const count = listHidden(held, NOTHING, all);
  const over = count - (DISPLAY[LAST_ROUND] ?? 0);
  if (over <= 0) return worthOf(held, POINTS_NOW);
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < count; i++) least = Math.min(least, lossOf(held, all[i] ?? 0, POINTS_NOW));
  return worthOf(held, POINTS_NOW) - least;
}

/** What an exchange of two cards gains: in the last round for the final display, before that by hope. */
export function tradeGain(held: Holding, away: Code, here: Code, round: number, hopes: Hopes): number {
  if (round < LAST_ROUND) return swapGain(held, away, here, hopes);
  const before = finalScore(held);
  remove(held, away);
  put(held, here);
  const after = finalScore(held);
  remove(held, here);
  put(held, away);
  return after - before;
}

/** What the card gains that one takes for another, which has already left. */
export function takeGain(held: Holding, given: Code, round: number, hopes: Hopes): number {
  if (round < LAST_ROUND) return gainOf(held, given, hopes);
  const before = worthOf(held, POINTS_NOW);
  put(held, given);
  const after = finalScore(held);
  remove(held, given);
  return after - before;
}
