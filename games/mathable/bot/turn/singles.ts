/** The single placements that are possible now. */
import { FACE_COUNT, type Face, firstFace } from '../compact/faces.ts';
import { KIND, type Spot } from '../compact/grid.ts';
import { type Position, pointsFor } from '../compact/position.ts';
import type { Rack } from '../compact/rack.ts';

export interface Singles {
  /** Entries from here on are stale. */
  count: number;
  readonly spot: Uint16Array;
  readonly face: Uint8Array;
  /** Points, and what else it is worth to have laid the tile there. */
  readonly worth: Float64Array;
}

/** What a placement is worth beyond its points, where a searcher looks beyond the turn. */
export interface Aims {
  /** By face: to have that tile out of the rack. */
  readonly leaving: Float64Array;
  /** To take a restriction square (MB-7). */
  readonly drawing: number;
}

export const POINTS_ALONE: Aims = { leaving: new Float64Array(FACE_COUNT), drawing: 0 };

/** 192 cells to fill, at most 7 different numbers in a rack. */
const MOST = 192 * 7;

export function noSingles(): Singles {
  return { count: 0, spot: new Uint16Array(MOST), face: new Uint8Array(MOST), worth: new Float64Array(MOST) };
}

export function findSingles(position: Position, rack: Rack, aims: Aims, into: Singles): void {
  const { open, openCount, anyLow, anyHigh } = position;
  let count = 0;
  for (let i = 0; i < openCount; i++) {
    const spot = open[i] ?? 0;
    let low = (anyLow[spot] ?? 0) & rack.low;
    let high = (anyHigh[spot] ?? 0) & rack.high;
    while ((low | high) !== 0) {
      const face = firstFace(low, high);
      if (low !== 0) low &= low - 1;
      else high &= high - 1;
      into.spot[count] = spot;
      into.face[count] = face;
      into.worth[count++] = worthOf(position, spot, face, aims);
    }
  }
  into.count = count;
}

export function worthOf(position: Position, spot: Spot, face: Face, { leaving, drawing }: Aims): number {
  const beyond = (leaving[face] ?? 0) + (KIND[spot] === 0 ? 0 : drawing);
  return pointsFor(position, spot, face) + beyond;
}
