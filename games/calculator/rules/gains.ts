/** CA-13, CA-14: what each `=` brings. */
import { must } from '#kernel/must.ts';
import { RED } from '../data/board.ts';
import type { Run } from './compute.ts';
import type { BoardRun } from './runs.ts';
import { isSign, type Token } from './tokens.ts';
import type { Cell, Direction, Gain, Scored } from './types.ts';

/** Each `=` that joins two sides and has not scored in this line before, in the order in which a page is read. */
export function gainsOf(
  runs: readonly { readonly run: BoardRun; readonly read: Run }[],
  scored: readonly Scored[],
): Gain[] {
  const gains: Gain[] = [];
  for (const { run, read } of runs) {
    if (read.tag !== 'equality') continue;
    for (const [i, left] of read.sides.entries()) {
      const right = read.sides[i + 1];
      if (right === undefined) continue;
      // Between two sides that follow each other there is one `=`.
      const cell = must(run.cells[left.to]);
      if (hasScored(scored, cell, run.direction)) continue;
      const isRed = RED.has(cell);
      const sum = run.tokens
        .slice(left.from, right.to)
        .reduce<number>((all, token) => all + pointsOf(token), 0);
      const cells = run.cells.slice(left.from, right.to);
      gains.push({ cell, direction: run.direction, cells, points: isRed ? 2 * sum : sum, isRed });
    }
  }
  return gains.toSorted((a, b) => must(a.cells[0]) - must(b.cells[0]));
}

function hasScored(scored: readonly Scored[], cell: Cell, direction: Direction): boolean {
  return scored.some(one => one.cell === cell && one.direction === direction);
}

/** CA-13, before doubling. */
export function pointsOf(token: Token): number {
  if (!isSign(token)) return 1;
  switch (token) {
    case '+':
    case '-':
      return 1;
    case 'x':
    case ':':
      return 3;
    case '=':
      return 0;
  }
}
