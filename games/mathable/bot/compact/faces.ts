/**
 * The 46 numbers that tiles bear, numbered from 0, so that a set of them fits into two machine words:
 * `low` holds faces 0 to 31, `high` the rest.
 */
import { must } from '#kernel/must.ts';
import { OPERATORS } from '../../rules/cells.ts';
import { resultOf } from '../../rules/placing.ts';
import { FACES } from '../../rules/tiles.ts';
import type { Tile } from '../../rules/types.ts';
import { KINDS } from './grid.ts';

/** The place of a tile's number in FACES. */
export type Face = number;
export const FACE_COUNT = FACES.length;
/** What a cell holds that bears no tile: an empty one, and one of the border. */
export const EMPTY = FACE_COUNT;
export const BORDER = FACE_COUNT + 1;
const ROW = FACE_COUNT + 2;

export const NUMBER = Int32Array.from(FACES);
const faceOfNumber = new Map(FACES.map((tile, face) => [tile, face]));

export function toFace(tile: Tile): Face {
  return must(faceOfNumber.get(tile));
}

export function toTile(face: Face): Tile {
  return must(NUMBER[face]);
}

/** Results of a line as a set of faces: `RESULT_LOW[lineIndex(kind, near, far)]` and its high half. */
export const RESULT_LOW = new Int32Array(KINDS * ROW * ROW);
export const RESULT_HIGH = new Int32Array(KINDS * ROW * ROW);

export function lineIndex(kind: number, near: Face, far: Face): number {
  return (kind * ROW + near) * ROW + far;
}

export function lowBit(face: Face): number {
  return face < 32 ? 1 << face : 0;
}

export function highBit(face: Face): number {
  return face < 32 ? 0 : 1 << (face - 32);
}

/** The lowest face of a set that is not empty. */
export function firstFace(low: number, high: number): Face {
  return low === 0 ? 63 - Math.clz32(high & -high) : 31 - Math.clz32(low & -low);
}

for (let near = 0; near < FACE_COUNT; near++) {
  for (let far = 0; far < FACE_COUNT; far++) {
    for (const [index, operator] of OPERATORS.entries()) {
      const result = resultOf(operator, toTile(near), toTile(far));
      const face = result === null ? undefined : faceOfNumber.get(result);
      if (face === undefined) continue;
      // Kind 0 takes any operator, the others only their own.
      for (const kind of [0, 1 + index]) {
        const at = lineIndex(kind, near, far);
        RESULT_LOW[at] = (RESULT_LOW[at] ?? 0) | lowBit(face);
        RESULT_HIGH[at] = (RESULT_HIGH[at] ?? 0) | highBit(face);
      }
    }
  }
}
