import { readRun } from '../../rules/compute.ts';
import { isSign, type Token } from '../../rules/tokens.ts';
import { holdsNumber, latticeOf } from '../lattice.ts';
import type { Puzzle } from '../solve.ts';

/** Lays every token on every hole of its kind, looks at the end, and knows no shortcut. For a few holes only. */
export function countNaively({ size, given, toPlace }: Puzzle): number {
  const { cells, lines } = latticeOf(size);
  const holes = cells.filter(cell => given[cell] === null);
  const board = [...given];
  return place(0, toPlace);

  function place(index: number, left: readonly Token[]): number {
    const cell = holes[index];
    if (cell === undefined) return lines.every(line => isLegal(line.map(one => board[one] as Token))) ? 1 : 0;
    let count = 0;
    for (const token of new Set(left)) {
      if (isSign(token) === holdsNumber(size, cell)) continue;
      board[cell] = token;
      count += place(index + 1, left.toSpliced(left.indexOf(token), 1));
    }
    board[cell] = null;
    return count;
  }
}

/** CA-17. */
export function isLegal(tokens: readonly Token[]): boolean {
  return readRun(tokens).tag === 'equality' && tokens.some(token => isSign(token) && token !== '=');
}
