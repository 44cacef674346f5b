import { expect, test } from 'vitest';
import { worldsIn } from '../hurry.ts';

test.each([
  [1, 96, 96],
  [2, 96, 96],
  [0.5, 96, 48],
  [0.2, 96, 19],
  [0.25, 1, 1],
  // Too few to go by.
  [0.19, 96, 0],
  [0, 96, 0],
  // A level that imagines none goes on doing so.
  [1, 0, 0],
])('with %d of its time, who imagines %d worlds imagines %d', (share, usual, expected) => {
  expect(worldsIn(share, usual)).toBe(expected);
});
