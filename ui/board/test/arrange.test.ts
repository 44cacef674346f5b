import { expect, test } from 'vitest';
import { arrange, moveTo } from '../arrange.ts';

test.each([
  ['as it was dealt', [1, 2, 8], [], [0, 1, 2]],
  ['as its owner put it', [1, 2, 8], [8, 1, 2], [2, 0, 1]],
  ['new tiles at the end', [1, 2, 8, 12], [8, 1], [2, 0, 1, 3]],
  ['without those that are gone', [2, 12], [12, 8, 2], [1, 0]],
  ['two of one number', [7, 7, 9], [9, 7], [2, 0, 1]],
])('a rack is shown %s', (_, tiles, order, slots) => {
  expect(arrange(tiles, order)).toEqual(slots);
});

test('a tile moves to another place, and the others close up', () => {
  expect(moveTo([0, 1, 2, 3], 3, 0)).toEqual([3, 0, 1, 2]);
  expect(moveTo([0, 1, 2, 3], 0, 2)).toEqual([1, 2, 0, 3]);
  expect(moveTo([0, 1, 2], 1, 1)).toEqual([0, 1, 2]);
});
