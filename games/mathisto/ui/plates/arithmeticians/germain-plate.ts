import { must } from '#kernel/must.ts';
import { range } from '../points.ts';
import type { Point } from '../types.ts';

/** Half the side of the vibrating plate, in units of the drawing; it is held in its middle. */
export const SIDE = 64;

/** How far the plate moves at a point: a simplified mode, which does not move in the middle nor on the diagonals. */
export function height(x: number, y: number): number {
  const angle = (value: number): number => (Math.PI * (value / SIDE + 1)) / 2;
  const [a, b] = [angle(x), angle(y)];
  return Math.cos(2 * a) * Math.cos(8 * b) - Math.cos(8 * a) * Math.cos(2 * b);
}

/** Primes whose double plus one is prime too, each leading to the next. */
export const CHAIN = [2, 5, 11, 23, 47] as const;

const CELLS = 72;

interface Corner {
  readonly at: Point;
  readonly height: number;
}

/** Short pieces of the lines where nothing moves, found cell by cell. */
export function stillLines(): readonly (readonly [Point, Point])[] {
  const grid = range(CELLS + 1, row => range(CELLS + 1, column => cornerAt(column, row)));
  const at = (column: number, row: number): Corner => must(grid[row]?.[column]);
  return range(CELLS * CELLS, i => {
    const [column, row] = [i % CELLS, Math.floor(i / CELLS)];
    const [a, c] = [at(column, row), at(column + 1, row + 1)];
    // Two triangles to a cell: a straight line can cross each of them only once.
    return [crossing([a, at(column + 1, row), c]), crossing([a, c, at(column, row + 1)])];
  })
    .flat()
    .filter(piece => piece !== null);
}

function cornerAt(column: number, row: number): Corner {
  const at: Point = [SIDE * ((2 * column) / CELLS - 1), SIDE * ((2 * row) / CELLS - 1)];
  // Exactly nought on a corner would hide a crossing.
  return { at, height: height(...at) + 1e-9 };
}

function crossing(corners: readonly [Corner, Corner, Corner]): readonly [Point, Point] | null {
  const [from, to] = corners.flatMap((p, i) => {
    const q = must(corners[(i + 1) % 3]);
    if (p.height > 0 === q.height > 0) return [];
    const share = p.height / (p.height - q.height);
    return [[p.at[0] + (q.at[0] - p.at[0]) * share, p.at[1] + (q.at[1] - p.at[1]) * share] as const];
  });
  return from === undefined || to === undefined ? null : [from, to];
}
