import { describe, expect, test } from 'vitest';
import type { Turn } from '#contract/game.ts';
import { answeredStep, askOf, firstPrompt, nextPrompt } from '../prompt.ts';

const turn: Turn = { mode: 'all', seats: [0, 1], may: { seats: [1, 2], kinds: ['speak'] } };
const speak = { seat: 1, move: { kind: 'speak' } };
const bid = { seat: 1, move: { kind: 'bid' } };

describe('which prompt stands', () => {
  const first = firstPrompt({ turn, step: 4 });

  test.each([
    ['a choice that waits for others', bid, { turn, step: 4 }, 4],
    ['a remark', speak, { turn, step: 5 }, 4],
    ['a remark after which others are asked', speak, { turn: { ...turn, seats: [0] }, step: 5 }, 5],
    ['a choice that completes a step', bid, { turn, step: 5 }, 5],
    ['an interruption that lets waiting choices through', speak, { turn, step: 6 }, 6],
    ['the end', bid, { turn: null, step: 5 }, 5],
  ])('after %s', (_name, choice, next, since) => {
    expect(nextPrompt(first, next, choice)).toEqual({ ...next, since });
  });

  test.each([
    [3, 3],
    [4, 6],
    [5, 6],
    [6, 6],
    [7, 7],
  ])('at step 6, asked since step 4, a choice for step %d answers step %d', (step, answered) => {
    expect(answeredStep({ turn, step: 6, since: 4 }, step)).toBe(answered);
  });
});

test.each([
  [0, { kinds: null, must: false }],
  [1, { kinds: ['speak'], must: true }],
  [2, { kinds: ['speak'], must: false }],
  [3, { kinds: null, must: false }],
])('what seat %d is asked, while seat 0 has chosen', (seat, { kinds, must }) => {
  expect(askOf({ turn, chosen: [0] }, seat)).toEqual(kinds === null && !must ? null : { kinds, must });
});
