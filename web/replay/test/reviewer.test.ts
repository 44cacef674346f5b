import { expect, test } from 'vitest';
import type { Finding } from '#contract/review.ts';
import type { AnyPassage } from '#table/passages.ts';
import { Reviewer } from '../reviewer.ts';

const FAULT: Finding = { isFault: true, facts: {} };
const FINE: Finding = { isFault: false, facts: {} };

/** Ten steps; each tells its number. */
const passages: readonly AnyPassage[] = Array.from({ length: 10 }, (_, i) => ({
  views: [i + 1],
  moves: [],
  after: [],
}));

function stepOf({ views }: AnyPassage): number {
  return views[0];
}

test('judges the step on stage first, then what follows it, then what came before', async () => {
  const asked: number[] = [];
  const reviewer = new Reviewer(passages, async passage => {
    asked.push(stepOf(passage));
    return null;
  });
  await reviewer.run(() => 7);
  expect(asked).toEqual([7, 8, 9, 10, 1, 2, 3, 4, 5, 6]);
  expect(reviewer.isDone).toBe(true);
});

test('goes where somebody leafs meanwhile', async () => {
  const asked: number[] = [];
  const reviewer = new Reviewer(passages, async passage => {
    asked.push(stepOf(passage));
    return null;
  });
  await reviewer.run(() => (asked.length < 2 ? 1 : 9));
  expect(asked.slice(0, 4)).toEqual([1, 2, 9, 10]);
});

test('lists the faults in their order, and knows what led to a frame', async () => {
  const reviewer = new Reviewer(passages, async passage => (stepOf(passage) % 4 === 0 ? FAULT : FINE));
  await reviewer.run(() => 6);
  expect(reviewer.faults).toEqual([4, 8]);
  expect(reviewer.passageTo(4)).toBe(passages[3]);
  expect(reviewer.passageTo(0)).toBeUndefined();
});

test('stops when it is closed, and says when nobody answers', async () => {
  const closed = new Reviewer(passages, async () => {
    closed.close();
    return FAULT;
  });
  await closed.run(() => 1);
  expect(closed.faults).toEqual([]);
  const failing = new Reviewer(passages, () => Promise.reject(new Error('the worker stopped')));
  await failing.run(() => 1);
  expect(failing.failed.value).toBe(true);
  expect(failing.isDone).toBe(false);
});
