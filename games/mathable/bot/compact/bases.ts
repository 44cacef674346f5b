/** Which placements later tiles of the same turn can build on. See `best-turn.ts` for why these are enough. */
import { type Code, makeCode } from './code.ts';
import { EMPTY, type Face, firstFace, lineIndex, RESULT_HIGH, RESULT_LOW } from './faces.ts';
import { DIRECTION_COUNT, KIND, type Spot, STEPS } from './grid.ts';
import type { Position } from './position.ts';
import { putFace, type Rack, takeFace } from './rack.ts';

/** Would this tile complete a line that makes a number of the rack? */
export function completesLine({ board }: Position, spot: Spot, face: Face, rack: Rack): boolean {
  for (let direction = 0; direction < DIRECTION_COUNT; direction++) {
    const step = STEPS[direction] ?? 0;
    const next = spot - step;
    const beside = board[next] ?? 0;
    if (beside === EMPTY) {
      const far = board[spot + step] ?? 0;
      if (far < EMPTY && makesAny(next, face, far, rack)) return true;
    } else if (beside < EMPTY) {
      const end = next - step;
      if (board[end] === EMPTY && makesAny(end, beside, face, rack)) return true;
    }
  }
  return false;
}

/**
 * The placements possible now that would complete a line together with this one, into `partners`; returns
 * how many. Each of the eight lines through the spot has one other cell and one end where a result would go.
 */
export function findPartners(
  position: Position,
  spot: Spot,
  face: Face,
  rack: Rack,
  partners: Int32Array,
): number {
  const { board, anyLow, anyHigh } = position;
  let count = 0;
  for (let direction = 0; direction < DIRECTION_COUNT; direction++) {
    const step = STEPS[direction] ?? 0;
    if (board[spot - step] !== EMPTY) continue;
    for (let side = 0; side < 2; side++) {
      const other = side === 0 ? spot + step : spot - step;
      const end = side === 0 ? spot - step : spot - 2 * step;
      if (board[other] !== EMPTY || board[end] !== EMPTY) continue;
      let low = (anyLow[other] ?? 0) & rack.low;
      let high = (anyHigh[other] ?? 0) & rack.high;
      while ((low | high) !== 0) {
        const partner = firstFace(low, high);
        if (low !== 0) low &= low - 1;
        else high &= high - 1;
        takeFace(rack, partner);
        if (makesAny(end, face, partner, rack)) {
          const code: Code = makeCode(other, partner);
          partners[count++] = code;
        }
        putFace(rack, partner);
      }
    }
  }
  return count;
}

/** Most partners that `findPartners` can report: eight lines, seven tiles. */
export const MOST_PARTNERS = 8 * 7;

/** Results do not depend on which of the two is nearer. */
function makesAny(end: Spot, near: Face, far: Face, rack: Rack): boolean {
  const line = lineIndex(KIND[end] ?? 0, near, far);
  return (((RESULT_LOW[line] ?? 0) & rack.low) | ((RESULT_HIGH[line] ?? 0) & rack.high)) !== 0;
}
