import type { Facts } from '#contract/game.ts';
import type { Operator } from '../rules/cells.ts';
import { type Cell, type Direction, prizeAt, restrictionAt } from '../rules/cells.ts';
import { type Line, linesAt, operatorsOf } from '../rules/placing.ts';
import type { Board, Placement, Tile } from '../rules/types.ts';

export const SIGNS = { '+': '+', '-': '−', x: '×', '/': '÷' } as const satisfies Record<Operator, string>;

/** What a sentence about a placement needs: `{ cell, tile, points, prize, lines: [{ text: '3 × 4' }] }`. */
export function placementFacts(board: Board, placement: Placement): Facts {
  const { cell, tile, points } = placement;
  const lines = sumsOf(board, placement).map(text => ({ text }));
  return { tile, points, prize: prizeAt(cell), lines };
}

/** How the lines that counted make the number, in reading order: `3 × 4`. */
export function sumsOf(board: Board, { cell, tile, lines }: Placement): string[] {
  return linesAt(board, cell)
    .filter(({ direction }) => lines.includes(direction))
    .flatMap(line => calculation(cell, tile, line) ?? []);
}

export function directionsOf(lines: readonly Line[]): Direction[] {
  return lines.map(({ direction }) => direction);
}

/** `12 ÷ 4`: how a line makes the number, in reading order; null if it does not. */
function calculation(cell: Cell, tile: Tile, line: Line): string | null {
  const { direction, near, far } = line;
  const fitting = operatorsOf(line, tile);
  const restriction = restrictionAt(cell);
  const operator = restriction === null ? fitting[0] : fitting.find(one => one === restriction);
  if (operator === undefined) return null;
  const [a, b] = direction === 'up' || direction === 'left' ? [far, near] : [near, far];
  if (operator === '+' || operator === 'x') return `${a} ${SIGNS[operator]} ${b}`;
  const [high, low] = a >= b ? [a, b] : [b, a];
  // Nothing is divided by 0: only 0 ÷ n can be meant.
  return operator === '/' && low === 0 ? `0 ÷ ${high}` : `${high} ${SIGNS[operator]} ${low}`;
}
