import { expect, test } from 'vitest';
import { Waits } from '../waits.ts';

const MINUTE = 60_000;

test('half of them and 99 of 100 lie within what it says, which is at most a hundredth more', () => {
  const waits = new Waits(() => 0);
  for (let ms = 1; ms <= 1000; ms++) waits.latest.record(ms * 1000);
  const { count, p50, p99 } = waits.shares();
  expect(count).toBe(1000);
  expect(p50).toBeGreaterThanOrEqual(500);
  expect(p50).toBeLessThan(505.1);
  expect(p99).toBeGreaterThanOrEqual(990);
  expect(p99).toBeLessThan(1000);
});

test('the shortest that is told is a microsecond, and one of half an hour is told too', () => {
  const waits = new Waits(() => 0);
  waits.latest.record(1);
  expect(waits.shares()).toEqual({ count: 1, p50: 0.001, p99: 0.001 });
  waits.latest.record(30 * MINUTE * 1000);
  expect(waits.shares().p99).toBeGreaterThanOrEqual(30 * MINUTE);
});

test('after an hour they are forgotten, and nothing is said of none', () => {
  let now = 0;
  const waits = new Waits(() => now);
  waits.latest.record(10_000);
  now = 5 * MINUTE;
  waits.look();
  now = 54 * MINUTE;
  waits.look();
  waits.latest.record(20_000);
  expect(waits.shares().count).toBe(2);
  now = 61 * MINUTE;
  expect(waits.shares().count).toBe(1);
  now = 180 * MINUTE;
  expect(waits.shares()).toEqual({ count: 0, p50: null, p99: null });
});

test('what is asked all the time is remembered for an hour, and no longer', () => {
  let now = 0;
  const waits = new Waits(() => now);
  for (let minute = 0; minute < 200; minute++) {
    now = minute * MINUTE;
    waits.look();
    waits.latest.record(1000);
  }
  expect(waits.shares().count).toBeGreaterThan(50);
  expect(waits.shares().count).toBeLessThanOrEqual(60);
});
