/** MB-2, MB-3: tiles as bags of numbers. */
import { SUPPLY } from '../data/tiles.ts';
import { SQUARES } from './cells.ts';
import type { Board, Tile } from './types.ts';

export const RACK = 7;
export const FACES: readonly Tile[] = SUPPLY.map(({ tile }) => tile);
export const ALL_TILES: readonly Tile[] = SUPPLY.flatMap(({ tile, count }) =>
  Array.from({ length: count }, () => tile),
);

const faces = new Set(FACES);

export function isFace(tile: number): boolean {
  return faces.has(tile);
}

export function sorted(tiles: readonly Tile[]): Tile[] {
  return [...tiles].sort((a, b) => a - b);
}

/** What is left of `tiles` once each of `taken` is removed once; those that are not there are ignored. */
export function without(tiles: readonly Tile[], taken: readonly Tile[]): Tile[] {
  const left = [...tiles];
  for (const tile of taken) {
    const index = left.indexOf(tile);
    if (index >= 0) left.splice(index, 1);
  }
  return left;
}

/** The first of `wanted` that `tiles` does not hold, repeats counted. */
export function missing(tiles: readonly Tile[], wanted: readonly Tile[]): Tile | undefined {
  const left = [...tiles];
  return wanted.find(tile => {
    const index = left.indexOf(tile);
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** Tiles on the board, the four printed numbers apart: they are no tiles of the box. */
export function tilesOn(board: Board): Tile[] {
  return board.filter((tile, cell): tile is Tile => tile !== null && SQUARES[cell]?.tag !== 'printed');
}
