import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Buckets } from '../bucket.ts';

test('so many at once, then as many as time brings', () => {
  let now = 0;
  const buckets = new Buckets({ burst: 3, perSecond: 0.5 }, () => now);
  expect([1, 2, 3, 4].map(() => buckets.take('a'))).toEqual([0, 0, 0, 2]);
  expect(buckets.take('b')).toBe(0);
  now += 1000;
  expect(buckets.take('a')).toBe(1);
  now += 1000;
  expect([1, 2].map(() => buckets.take('a'))).toEqual([0, 2]);
  now += 1e9;
  expect([1, 2, 3, 4].map(() => buckets.take('a'))).toEqual([0, 0, 0, 2]);
});

test('a clock that goes back gives nothing and breaks nothing', () => {
  let now = 10_000;
  const buckets = new Buckets({ burst: 1, perSecond: 1 }, () => now);
  expect(buckets.take('a')).toBe(0);
  now = 0;
  expect(buckets.take('a')).toBe(1);
  now = 1000;
  expect(buckets.take('a')).toBe(0);
});

test('memory is bounded, and who is busy is not forgotten for who is new', () => {
  const buckets = new Buckets({ burst: 1, perSecond: 1 }, () => 0, 10);
  expect(buckets.take('busy')).toBe(0);
  for (let i = 0; i < 1000; i++) {
    buckets.take(`new ${i}`);
    expect(buckets.take('busy')).toBe(1);
  }
  expect(buckets.size).toBe(10);
});

test('never more than the burst and what time brought', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(3000), { maxLength: 200 }), pauses => {
      let now = 0;
      const buckets = new Buckets({ burst: 5, perSecond: 2 }, () => now);
      let taken = 0;
      for (const pause of pauses) {
        now += pause;
        if (buckets.take('a') === 0) taken++;
      }
      expect(taken).toBeLessThanOrEqual(5 + (now / 1000) * 2 + 1e-6);
    }),
  );
});
