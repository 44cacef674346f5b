import { expect, test } from 'vitest';
import { rodsOf } from '../abacus-rods.ts';

test.each([
  [0, '········0'],
  [7, '········7'],
  [1_234_567, '··1234567'],
  [999_999_999, '999999999'],
  [1_000_000_000, '1000000000'],
  // More than there is room for.
  [1e15, '999999999999'],
  [-3, '········0'],
])('%d is shown as %s', (number, expected) => {
  const shown = rodsOf(number).map(({ pushed, isIdle }) => (isIdle ? '·' : String(pushed)));
  expect(shown.join('')).toBe(expected);
});

test('beads have one colour for each group of three, counted from the right', () => {
  expect(rodsOf(1).map(({ group }) => group)).toEqual([2, 2, 2, 1, 1, 1, 0, 0, 0]);
});
