import type { Facts } from './fact.ts';
import { firstFrom, isPrime, near, only, orders, range, sum } from './numbers.ts';

export const algebraists: Facts = {
  'doubled-plus-seven': () => only(range(0, 31), n => 2 * n + 7 === 31),
  'bags-on-the-scales': () => only(range(0, 50), bag => 3 * bag === bag + 10),
  'father-and-daughter': () => only(range(1, 50), age => age + 4 * age === 50),
  'negative-root': () => only(range(-49, -1), x => x * x === 49),
  'sum-and-product': () => only(range(5, 10), larger => larger * (10 - larger) === 21),
  'near-a-hundred': () => sum(range(1, 99).map(() => 101)),
  'pens-and-notebooks': () =>
    only(range(0, 23), pen => (23 - 5 * pen) / 2 === (11 - pen) / 2 && 5 * pen <= 23),
  'completed-square': () => only(range(0, 100), added => 8 ** 2 - 4 * added === 0),
  'order-of-s5': () => new Set(orders(['a', 'b', 'c', 'd', 'e']).map(order => order.join(''))).size,
  // Corners 0 to 3 go round: an isometry keeps neighbours neighbours.
  'symmetries-of-a-square': () =>
    orders([0, 1, 2, 3]).filter(image =>
      image.every((corner, index) => Math.abs(corner - (image[(index + 1) % 4] ?? 0)) !== 2),
    ).length,
  'prime-making-polynomial': () => firstFrom(0, n => !isPrime(n * n + n + 41)),
  // Subtract a third of the first row from the second: the product of the diagonal is left.
  determinant: () => near(3 * (4 - 5 / 3)),
};
