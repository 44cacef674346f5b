import { range } from '../points.ts';

/** Cardano, about 1564: each of the thirty-six throws of two dice is as likely as any other. */
export interface Throw {
  readonly first: number;
  readonly second: number;
}

export const THROWS: readonly Throw[] = range(36, i => ({
  first: Math.floor(i / 6) + 1,
  second: (i % 6) + 1,
}));

/** How many throws give this sum. */
export function waysOf(sum: number): number {
  return THROWS.filter(({ first, second }) => first + second === sum).length;
}

/** Where the spots of a face lie, in thirds of its side from the middle. */
export const SPOTS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};
