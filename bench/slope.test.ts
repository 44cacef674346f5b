import { expect, test } from 'vitest';
import { growthOf, slopeOf } from './lib/slope.ts';

const line = (perX: number, noise = 0): [number, number][] =>
  Array.from({ length: 30 }, (_, x) => [x, 100 + perX * x + (x % 2 === 0 ? noise : -noise)]);

test('a straight line is found as it is', () => {
  const slope = slopeOf(line(0.5));
  expect(slope?.perX).toBeCloseTo(0.5);
  expect(slope?.error).toBeCloseTo(0);
  expect(slope?.mean).toBeCloseTo(107.25);
});

test.each([
  ['nothing happens', line(0), 'flat'],
  ['it goes up and down', line(0, 1), 'flat'],
  ['it falls', line(-3), 'flat'],
  ['it grows by more than is allowed', line(3, 1), 'grows'],
  ['it grows by less', line(0.5), 'flat'],
  ['it jumps so much that nobody can tell', line(1, 80), 'unsure'],
  ['there are too few points', line(9).slice(0, 2), 'unsure'],
] as const)('%s', (_, points, expected) => {
  expect(growthOf(slopeOf(points), 0.01)).toBe(expected);
});
