/** The tiles a player holds, as counts and as a set of faces. Changed in place by searches. */
import type { Tile } from '../../rules/types.ts';
import { FACE_COUNT, type Face, highBit, lowBit, toFace } from './faces.ts';

export interface Rack {
  readonly counts: Uint8Array;
  low: number;
  high: number;
  size: number;
}

export function rackOf(tiles: readonly Tile[]): Rack {
  const rack: Rack = { counts: new Uint8Array(FACE_COUNT), low: 0, high: 0, size: 0 };
  for (const tile of tiles) putFace(rack, toFace(tile));
  return rack;
}

export function putFace(rack: Rack, face: Face): void {
  rack.counts[face] = (rack.counts[face] ?? 0) + 1;
  rack.low |= lowBit(face);
  rack.high |= highBit(face);
  rack.size++;
}

export function takeFace(rack: Rack, face: Face): void {
  const left = (rack.counts[face] ?? 0) - 1;
  rack.counts[face] = left;
  rack.size--;
  if (left > 0) return;
  rack.low &= ~lowBit(face);
  rack.high &= ~highBit(face);
}

export function copyRack(from: Rack, to: Rack): void {
  to.counts.set(from.counts);
  to.low = from.low;
  to.high = from.high;
  to.size = from.size;
}
