import { expect, test } from 'vitest';
import { seenPast } from '../seen-past.ts';

interface Drawn {
  readonly seat: number;
  readonly card: string;
}

const drawn = (seat: number, card: string): Drawn => ({ seat, card });

/** Whoever drew a card has seen it. `made` counts what was made for a viewer. */
function pastOfDraws() {
  let made = 0;
  const pastFor = seenPast((one: Drawn, me) => {
    made += 1;
    return one.seat === me ? one : { seat: one.seat };
  });
  return { pastFor, made: () => made };
}

const FIRST = [drawn(0, 'ace'), drawn(1, 'king')];

test('each viewer sees their own of a past, as far as it goes', () => {
  const { pastFor } = pastOfDraws();
  const longer = [...FIRST, drawn(0, 'ten')];
  expect(pastFor([], 0)).toEqual([]);
  expect(pastFor(FIRST, 0)).toEqual([{ seat: 0, card: 'ace' }, { seat: 1 }]);
  expect(pastFor(longer, 1)).toEqual([{ seat: 0 }, { seat: 1, card: 'king' }, { seat: 0 }]);
  expect(pastFor(longer, 'spectator')).toEqual([{ seat: 0 }, { seat: 1 }, { seat: 0 }]);
  expect(pastFor(longer, 0)).toEqual([{ seat: 0, card: 'ace' }, { seat: 1 }, { seat: 0, card: 'ten' }]);
});

test('a step adds to what was seen before: nothing is made twice, and all of it is shared', () => {
  const { pastFor, made } = pastOfDraws();
  const before = pastFor(FIRST, 0);
  const longer = [...FIRST, drawn(1, 'ten')];
  const after = pastFor(longer, 0);
  expect(made()).toBe(3);
  expect(after.slice(0, 2).every((one, i) => one === before[i])).toBe(true);
  expect(pastFor(longer, 0)).toBe(after);
  expect(before).toHaveLength(2);
});

test('another past that begins alike, ends alike, or is shorter is seen as it is', () => {
  const { pastFor } = pastOfDraws();
  const [ace, king] = FIRST as [Drawn, Drawn];
  const last = drawn(1, 'nine');
  pastFor([ace, king, last], 1);
  expect(pastFor([ace, drawn(1, 'queen'), last], 1)).toEqual([{ seat: 0 }, { seat: 1, card: 'queen' }, last]);
  expect(pastFor([ace, king, last], 1)).toEqual([{ seat: 0 }, king, last]);
  expect(pastFor([ace], 1)).toEqual([{ seat: 0 }]);
  expect(pastFor([ace, last], 0)).toEqual([ace, { seat: 1 }]);
});
