import { expect, test } from 'vitest';
import type { Turn } from '#contract/game.ts';
import { askOf } from '../prompt.ts';

const turn: Turn = { mode: 'all', seats: [0, 1], may: { seats: [1, 2], kinds: ['speak'] } };

test.each([
  [0, { kinds: null, must: false }],
  [1, { kinds: ['speak'], must: true }],
  [2, { kinds: ['speak'], must: false }],
  [3, { kinds: null, must: false }],
])('what seat %d is asked, while seat 0 has chosen', (seat, { kinds, must }) => {
  expect(askOf({ turn, chosen: [0] }, seat)).toEqual(kinds === null && !must ? null : { kinds, must });
});
