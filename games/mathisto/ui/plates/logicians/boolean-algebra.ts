import { must } from '#kernel/must.ts';
import { line, plaque, polygon, segment, swell, through } from '../engrave.ts';
import { hatchPolygon } from '../hatch.ts';
import { box, range } from '../points.ts';
import type { Drawing, Plate, Point } from '../types.ts';
import { CHAIN, COVERS, levelOf, TABLES, type Table } from './boolean-functions.ts';

/** Half the side of a tile. */
const TILE = 8.6;
const STOREY = 40;

/** The sixteen functions of two classes, each a tile of four cells, ordered from nothing up to everything. */
export const booleanAlgebra: Plate = {
  keep: 100,
  draw: () => [
    line(COVERS.map(([low, high]) => segment(place(low), place(high))).join(''), 0.75),
    CHAIN.slice(1).map((high, i) => swell([place(must(CHAIN[i])), place(high)], () => 2.8, 'accent')),
    TABLES.map(tile),
    plaque(20, 86, '0', 13, { upright: true }),
    plaque(20, -74, '1', 13, { upright: true }),
  ],
};

/** Everything on top; a storey in the order of its tables. */
function place(table: Table): Point {
  const storey = TABLES.filter(one => levelOf(one) === levelOf(table));
  const wide = storey.length === 6 ? 32 : 42;
  return [(storey.indexOf(table) - (storey.length - 1) / 2) * wide, (2 - levelOf(table)) * STOREY + 2];
}

function tile(table: Table): Drawing {
  const [x, y] = place(table);
  const cells = range(4, cell => {
    const [cx, cy] = [x + (cell % 2 === 0 ? -TILE : 0), y + (cell < 2 ? -TILE : 0)];
    return { holds: ((table >> cell) & 1) === 1, corners: box(cx, cy, cx + TILE, cy + TILE) };
  });
  return [
    polygon(box(x - TILE - 2, y - TILE - 2, x + TILE + 2, y + TILE + 2), 0.6, { fill: 'paper' }),
    cells.map(({ holds, corners }) =>
      holds
        ? polygon(corners, 0.6, { fill: 'line' })
        : hatchPolygon(corners, { angle: 45, gap: 2.2, width: 0.3 }),
    ),
    line(cells.map(({ corners }) => through(corners, true)).join(''), 0.7),
    polygon(box(x - TILE, y - TILE, x + TILE, y + TILE), 1.4),
  ];
}
