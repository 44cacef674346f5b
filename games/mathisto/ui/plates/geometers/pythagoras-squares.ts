import type { Point } from '../types.ts';

/** A right triangle of sides 60, 45 and 75, its long side lying. */
const [LONG, SHORT, HYPOTENUSE] = [60, 45, 75] as const;
const LEVEL = -4;

export const A: Point = [-HYPOTENUSE / 2, LEVEL];
export const B: Point = [HYPOTENUSE / 2, LEVEL];
/** The right angle. */
export const C: Point = [-HYPOTENUSE / 2 + LONG ** 2 / HYPOTENUSE, LEVEL - (LONG * SHORT) / HYPOTENUSE];

/** The square on the left of the way from one point to another. */
function square(from: Point, to: Point): readonly [Point, Point, Point, Point] {
  const [x, y] = [to[0] - from[0], to[1] - from[1]];
  return [from, to, [to[0] + y, to[1] - x], [from[0] + y, from[1] - x]];
}

export const ON_AC = square(A, C);
export const ON_CB = square(C, B);
export const ON_BA = square(B, A);

const BOTTOM = LEVEL + HYPOTENUSE;
/** Where the line from C, upright to the long side, cuts the large square. */
export const FOOT: Point = [C[0], LEVEL];
export const LOW: Point = [C[0], BOTTOM];
/** The parts of the large square, each as large as the small square of the same side. */
export const PART_A: readonly Point[] = [A, FOOT, LOW, [A[0], BOTTOM]];
export const PART_B: readonly Point[] = [FOOT, B, [B[0], BOTTOM], LOW];
