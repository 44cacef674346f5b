/** What cards score at the end (MY-6, MY-7): all but one are displayed, the one that counts least is not. */
import { DISPLAY } from '../rules/setup.ts';
import { COLUMNS, type Code, ROWS } from './code.ts';
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
import { type Hopes, hopesOf, stepAt } from './hopes.ts';

/** Points as they are, without any hope. */
export const POINTS_NOW = hopesOf(0, 10);

export const LAST_ROUND = DISPLAY.length - 1;

/** In one pass: players of imagined games ask for it all the time. */
export function finalScore({ rows, columns }: Holding): number {
  const { row, column, rowStep, columnStep } = POINTS_NOW;
  let worth = 0;
  let least = Number.POSITIVE_INFINITY;
  let count = 0;
  for (let i = 0; i < ROWS; i++) {
    const bits = rows[i] ?? 0;
    worth += row[bits] ?? 0;
    for (let left = bits; left !== 0; left &= left - 1) {
      const one = 31 - Math.clz32(left & -left);
      least = Math.min(least, (rowStep[stepAt(bits, one)] ?? 0) + (columnStep[columns[one] ?? 0] ?? 0));
      count++;
    }
  }
  for (let i = 0; i < COLUMNS; i++) worth += column[columns[i] ?? 0] ?? 0;
  return count > (DISPLAY[LAST_ROUND] ?? 0) ? worth - least : worth;
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

/** The two cards that the last display would miss least. */
export interface Spare {
  code: Code;
  loss: number;
  nextLoss: number;
}

const all = new Uint8Array(16);
const NOTHING = noCards();

export function findSpare(held: Holding, into: Spare): void {
  const count = listHidden(held, NOTHING, all);
  into.loss = Number.POSITIVE_INFINITY;
  into.nextLoss = Number.POSITIVE_INFINITY;
  for (let i = 0; i < count; i++) {
    const loss = lossOf(held, all[i] ?? 0, POINTS_NOW);
    if (loss < into.loss) {
      into.nextLoss = into.loss;
      into.loss = loss;
      into.code = all[i] ?? 0;
    } else if (loss < into.nextLoss) into.nextLoss = loss;
  }
}

/**
 * `tradeGain` of the last round, nearly: which card is left over in the end is judged by what each counts for before
 * the exchange.
 */
export function lastTradeGain(held: Holding, away: Code, here: Code, spare: Spare): number {
  const loss = lossOf(held, away, POINTS_NOW);
  remove(held, away);
  const gain = gainOf(held, here, POINTS_NOW);
  put(held, away);
  const least = Math.min(gain, away === spare.code ? spare.nextLoss : spare.loss);
  return gain - loss - least + spare.loss;
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
