/** Tokens laid on a field, and what they bring there. */
import { HIGHEST } from '../rules/tokens.ts';
import type { Laid } from '../rules/types.ts';
import { EQUALITY, emptyChain, readChain } from './chain.ts';
import { EQUALS, toCode } from './codes.ts';
import { spanAround } from './crossings.ts';
import { AXES, type Field, STEPS } from './field.ts';

export function copyField({ board, scored, isLattice, stock }: Field): Field {
  return {
    board: board.slice(),
    scored: [scored[0].slice(), scored[1].slice()],
    isLattice,
    stock: stock.slice(),
  };
}

/** Puts tokens on the board, out of the stock. What they score is not marked. */
export function layOn({ board, stock }: Field, tokens: readonly Laid[]): void {
  for (const { cell, token } of tokens) {
    const code = toCode(token);
    board[cell] = code;
    stock[code] = (stock[code] ?? 0) - 1;
  }
}

const chain = emptyChain();

/** CA-13: what tokens that lie on the field bring by its runs. With `mark`, no `=` of them will score again. */
export function scoreOn(field: Field, tokens: readonly Laid[], mark: boolean): number {
  let points = 0;
  for (const axis of AXES) {
    const seen = new Set<number>();
    for (const { cell } of tokens) {
      const from = cell - spanAround(field, cell, axis, chain) * STEPS[axis];
      if (seen.has(from)) continue;
      seen.add(from);
      if (readChain(chain) !== EQUALITY) continue;
      points += chain.points;
      if (!mark) continue;
      for (let i = chain.from; i < chain.to; i++) {
        if (chain.codes[i] === EQUALS) field.scored[axis][from + i * STEPS[axis]] = 1;
      }
    }
  }
  return points;
}

/** How many numbers may still be laid. */
export function numbersLeft({ stock }: Field): number {
  return stock.subarray(1, HIGHEST + 1).reduce((sum, count) => sum + count, 0);
}
