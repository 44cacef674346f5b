import { expect, test } from 'vitest';
import { Waits } from '../waits.ts';

test('half of them and 99 of 100 lie within what it says, which is at most a tenth more', () => {
  const waits = new Waits(undefined, () => 0);
  for (let ms = 1; ms <= 1000; ms++) waits.observe(ms / 1000);
  const { count, p50, p99 } = waits.shares();
  expect(count).toBe(1000);
  expect(p50).toBeGreaterThanOrEqual(500);
  expect(p50).toBeLessThan(551);
  expect(p99).toBeGreaterThanOrEqual(990);
  expect(p99).toBeLessThan(1091);
});

test('what is shorter or longer than any class lies in the first or the last', () => {
  const waits = new Waits(undefined, () => 0);
  waits.observe(0);
  expect(waits.shares()).toEqual({ count: 1, p50: 0.05, p99: 0.05 });
  waits.observe(1e9 / 1000);
  expect(waits.shares().p99).toBeGreaterThan(60_000);
});

test('after an hour they are forgotten, and nothing is said of none', () => {
  let now = 0;
  const waits = new Waits(undefined, () => now);
  waits.observe(10 / 1000);
  now = 59 * 60_000;
  waits.observe(20 / 1000);
  expect(waits.shares().count).toBe(2);
  now = 60 * 60_000;
  expect(waits.shares().count).toBe(1);
  now = 119 * 60_000;
  expect(waits.shares()).toEqual({ count: 0, p50: null, p99: null });
});

test('what nobody asks for an hour takes no more room than what is asked all the time', () => {
  let now = 0;
  const waits = new Waits(undefined, () => now);
  for (let minute = 0; minute < 200; minute++) {
    now = minute * 60_000;
    waits.observe(1 / 1000);
  }
  expect(waits.shares().count).toBe(60);
});
