import type { Facts } from './fact.ts';
import { firstFrom, isPrime, near, only, orders, range, slope, sum } from './numbers.ts';

export const algebraists: Facts = {
  'doubled-plus-seven': () => only(range(0, 31), n => 2 * n + 7 === 31),
  'bags-on-the-scales': () => only(range(0, 50), bag => 3 * bag === bag + 10),
  'square-plus-itself': () => (-3) ** 2 + -3,
  expanded: () => {
    const bracket = (x: number): number => 5 * (x + 2);
    return `${near(slope(bracket, 0))}x\u00A0+\u00A0${bracket(0)}`;
  },
  'father-and-daughter': () => only(range(1, 50), age => age + 4 * age === 50),
  'negative-root': () => only(range(-49, -1), x => x * x === 49),
  'sum-and-product': () => only(range(5, 10), larger => larger * (10 - larger) === 21),
  'degree-of-product': () => multiply([1, 0, 0, 1], [0, -1, 0, 0, 1]).findLastIndex(one => one !== 0),
  'near-a-hundred': () => sum(range(1, 99).map(() => 101)),
  discriminant: () => 6 ** 2 - 4 * 1 * 2,
  'pens-and-notebooks': () =>
    only(range(0, 23), pen => (23 - 5 * pen) / 2 === (11 - pen) / 2 && 5 * pen <= 23),
  'completed-square': () => only(range(0, 100), added => 8 ** 2 - 4 * added === 0),
  'hundredth-power-of-i': () => {
    let [real, imaginary] = [1, 0];
    for (const _ of range(1, 100)) [real, imaginary] = [-imaginary, real];
    return imaginary === 0 ? real : 'i';
  },
  'order-of-s5': () => new Set(orders(['a', 'b', 'c', 'd', 'e']).map(order => order.join(''))).size,
  // Corners 0 to 3 go round: an isometry keeps neighbours neighbours.
  'symmetries-of-a-square': () =>
    orders([0, 1, 2, 3]).filter(image =>
      image.every((corner, index) => Math.abs(corner - (image[(index + 1) % 4] ?? 0)) !== 2),
    ).length,
  // Horner's scheme with 2: the last number is the remainder.
  remainder: () => [1, 0, 2, 5].reduce((carried, coefficient) => carried * 2 + coefficient, 0),
  'largest-root': () => {
    const roots = range(-100, 100).filter(x => x ** 3 - 9 * x ** 2 + 23 * x - 15 === 0);
    return roots.length === 3 ? Math.max(...roots) : 'not three';
  },
  'prime-making-polynomial': () => firstFrom(0, n => !isPrime(n * n + n + 41)),
  // Subtract a third of the first row from the second: the product of the diagonal is left.
  determinant: () => near(3 * (4 - 5 / 3)),
};

/** Coefficients from the constant upwards. */
function multiply(left: readonly number[], right: readonly number[]): number[] {
  return range(0, left.length + right.length - 2).map(degree =>
    sum(left.map((one, index) => one * (right[degree - index] ?? 0))),
  );
}
