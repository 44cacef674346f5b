/** MB-5, MB-6, MB-8: what a tile makes on a cell, seen from the board alone. */
import { type Facts, type Refusal, refused } from '#contract/game.ts';
import {
  type Cell,
  type Direction,
  makeCell,
  OPERATORS,
  type Operator,
  PAIRS,
  prizeAt,
  restrictionAt,
} from './cells.ts';
import type { Board, Rule, Tile } from './types.ts';

/** Two tiles in line next to a cell. */
export type Line = { readonly direction: Direction; readonly near: Tile; readonly far: Tile };

export function linesAt(board: Board, cell: Cell): Line[] {
  const lines: Line[] = [];
  for (const { direction, near, far } of PAIRS[cell] ?? []) {
    const [a, b] = [board[near], board[far]];
    if (typeof a === 'number' && typeof b === 'number') lines.push({ direction, near: a, far: b });
  }
  return lines;
}

/** The result in whichever order gives one, or null: nothing is divided by 0, 0 ÷ n is 0. */
export function resultOf(operator: Operator, a: number, b: number): number | null {
  const [high, low] = a >= b ? [a, b] : [b, a];
  switch (operator) {
    case '+':
      return a + b;
    case '-':
      return high - low;
    case 'x':
      return a * b;
    case '/':
      if (low === 0) return high === 0 ? null : 0;
      return high % low === 0 ? high / low : null;
  }
}

/** The operators by which the two tiles of a line make the number. */
export function operatorsOf({ near, far }: Line, tile: Tile): Operator[] {
  return OPERATORS.filter(operator => resultOf(operator, near, far) === tile);
}

/** Does the line hold on this cell, with the operator of a restriction square if it is one? */
export function holds(cell: Cell, line: Line, tile: Tile): boolean {
  const restriction = restrictionAt(cell);
  if (restriction !== null) return resultOf(restriction, line.near, line.far) === tile;
  return OPERATORS.some(operator => resultOf(operator, line.near, line.far) === tile);
}

export function linesThatHold(board: Board, cell: Cell, tile: Tile): Line[] {
  return linesAt(board, cell).filter(line => holds(cell, line, tile));
}

/** MB-8: number × lines × prize. */
export function pointsOf(cell: Cell, tile: Tile, lines: number): number {
  return tile * lines * prizeAt(cell);
}

/** An empty cell next to two tiles in line, or why it is not one. */
export function checkCell(board: Board, cell: Cell, tile: Tile): Refusal<Rule> | null {
  const there = board[cell];
  if (typeof there === 'number') return refused('MB-9', { cell: makeCell(cell), tile, there });
  if (linesAt(board, cell).length === 0)
    return refused('MB-5', { case: 'alone', cell: makeCell(cell), tile });
  return null;
}

/** Why none of these lines makes the tile's number there: MB-6 if only the square's operator stands in the way. */
export function refuseLines(cell: Cell, tile: Tile, lines: readonly Line[]): Refusal<Rule> {
  const restriction = restrictionAt(cell);
  const anyMakesIt = lines.some(line => operatorsOf(line, tile).length > 0);
  if (restriction !== null && anyMakesIt) {
    const facts = lines.map(line => lineFacts(line, [restriction]));
    return refused('MB-6', { cell: makeCell(cell), tile, operator: restriction, lines: facts });
  }
  const facts = lines.map(line => lineFacts(line, OPERATORS));
  return refused('MB-5', { case: 'wrong', cell: makeCell(cell), tile, lines: facts });
}

const NAMES = { '+': 'sum', '-': 'difference', x: 'product', '/': 'quotient' } as const satisfies Record<
  Operator,
  string
>;

/** `{ a: 3, b: 4, high: 4, low: 3, sum: 7, difference: 1, product: 12 }`: a quotient only where there is one. */
function lineFacts({ direction, near, far }: Line, operators: readonly Operator[]): Facts {
  // In reading order, left to right and top to bottom, as a person would say them.
  const [a, b] = direction === 'up' || direction === 'left' ? [far, near] : [near, far];
  const facts: Record<string, string | number> = { a, b, high: Math.max(a, b), low: Math.min(a, b) };
  for (const operator of operators) {
    const result = resultOf(operator, a, b);
    if (result !== null) facts[NAMES[operator]] = result;
  }
  return facts;
}
