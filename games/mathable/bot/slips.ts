/** MB-15: results that people get wrong in their heads. Where nobody checks, low levels lay them now and then. */
import { CELLS, restrictionAt } from '../rules/cells.ts';
import { holds, type Line, linesAt, resultOf } from '../rules/placing.ts';
import type { Tile, View } from '../rules/types.ts';

export interface Slip {
  readonly cell: number;
  readonly tile: Tile;
  readonly line: Line;
}

/** Every tile of the rack on every cell where it is nearly right: one or ten off, or the next in the times table. */
export function slipsIn({ board, rack }: View): Slip[] {
  const tiles = [...new Set(rack)];
  const slips: Slip[] = [];
  for (let cell = 0; cell < CELLS; cell++) {
    if (board[cell] !== null) continue;
    const lines = linesAt(board, cell);
    for (const tile of tiles) {
      if (lines.some(line => holds(cell, line, tile))) continue;
      const line = lines.find(one => isNear(cell, one, tile));
      if (line !== undefined) slips.push({ cell, tile, line });
    }
  }
  return slips;
}

function isNear(cell: number, { near, far }: Line, tile: Tile): boolean {
  const restriction = restrictionAt(cell);
  return (restriction === null ? (['+', '-', 'x'] as const) : [restriction]).some(operator => {
    const result = resultOf(operator, near, far);
    if (result === null) return false;
    const off = Math.abs(result - tile);
    // A wrong row of the times table: 56 for 7 × 7.
    if (operator === 'x') return off > 0 && (off === near || off === far);
    return off === 1 || off === 10;
  });
}
