import { expect, test } from 'vitest';
import { makeWords } from '#text/words.ts';
import en from '../../text/online/en.json' with { type: 'json' };
import fr from '../../text/online/fr.json' with { type: 'json' };
import { lowTime, timeLeft, timeWords, toTell } from '../time-left.ts';

const SECOND = 1000;
const clocks = { told: { now: 5, left: [9000, 4000, null], running: [0] }, at: 100 };

test('a clock that runs goes down from when it was heard of, and stops at nothing', () => {
  expect(timeLeft(clocks, 0, 100)).toBe(9000);
  expect(timeLeft(clocks, 0, 2100)).toBe(7000);
  expect(timeLeft(clocks, 0, 99_000)).toBe(0);
});

test('a clock that stands stays, and a seat without one has none', () => {
  expect(timeLeft(clocks, 1, 99_000)).toBe(4000);
  expect(timeLeft(clocks, 2, 99_000)).toBeNull();
});

test.each([
  [0, '0:00', '0:00'],
  [1, '0:01', '0:01'],
  [59 * SECOND + 1, '1:00', '1:00'],
  [249 * SECOND, '4:09', '4:09'],
  [3 * 3_600_000 + 5 * 60_000, '3 h 5 min', '3 h 5 min'],
  [2 * 86_400_000 + 7 * 3_600_000, '2 j 7 h', '2 d 7 h'],
])('%d ms is %s', (left, french, english) => {
  expect(timeWords(left, makeWords('fr', fr))).toBe(french);
  expect(timeWords(left, makeWords('en', en))).toBe(english);
});

test('a minute, 20 and 10 seconds before the end one is told, once each', () => {
  expect(toTell(61 * SECOND, 60 * SECOND)).toBe(60);
  expect(toTell(60 * SECOND, 59 * SECOND)).toBeNull();
  expect(toTell(21 * SECOND, 19 * SECOND)).toBe(20);
  // After a long sleep only the last is worth hearing.
  expect(toTell(90 * SECOND, 4 * SECOND)).toBe(10);
  expect(toTell(4 * SECOND, 90 * SECOND)).toBeNull();
});

test('a warning comes with seconds left in a quick game, with hours left in a slow one', () => {
  expect(lowTime({ kind: 'move', seconds: 60 })).toBeLessThan(60 * SECOND);
  expect(lowTime({ kind: 'days', days: 1 })).toBeGreaterThan(3_600_000);
});
