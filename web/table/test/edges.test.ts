import { expect, test } from 'vitest';
import { edgesOf } from '../edges.ts';

test.each([
  { count: 2, viewer: 0, left: [], top: [1], right: [] },
  { count: 3, viewer: 0, left: [1], top: [], right: [2] },
  { count: 4, viewer: 0, left: [1], top: [2], right: [3] },
  { count: 5, viewer: 0, left: [1], top: [2, 3], right: [4] },
  { count: 6, viewer: 0, left: [1, 2], top: [3], right: [4, 5] },
  { count: 4, viewer: 2, left: [3], top: [0], right: [1] },
  { count: 4, viewer: 'spectator', left: [0], top: [1, 2], right: [3] },
  { count: 6, viewer: 'spectator', left: [0, 1], top: [2, 3], right: [4, 5] },
] as const)('$count seats, seen by $viewer, clockwise', ({ count, viewer, ...edges }) => {
  expect(edgesOf(count, viewer)).toEqual(edges);
});
