import { expect, test } from 'vitest';
import { Reading } from '../reading.ts';

const MEGABYTE = 1_000_000;

test('whoever read more than their share asks again later, from whichever socket', () => {
  let now = 0;
  const reading = new Reading(1, () => now);
  const one = { player: 'one', address: 'school' };
  const other = { player: 'other', address: 'school' };
  reading.sent(one, 9 * MEGABYTE);
  expect([one, other].map(reader => reading.mayAsk(reader))).toEqual([false, true]);
  expect(reading.mayCome('school')).toBe(true);
  now += 2000;
  expect(reading.mayAsk(one)).toBe(true);
});

test('an address has a share too, and nobody elsewhere is asked to wait for it', () => {
  let now = 0;
  const reading = new Reading(1, () => now);
  for (let i = 0; i < 5; i++) reading.sent({ player: `guest ${i}`, address: 'one' }, 7 * MEGABYTE);
  expect(reading.mayCome('one')).toBe(false);
  expect(reading.mayAsk({ player: 'guest 9', address: 'one' })).toBe(false);
  expect(reading.mayAsk({ player: 'guest 0', address: 'another' })).toBe(true);
  now += 1000;
  expect(reading.mayCome('one')).toBe(true);
});

test('long messages are heard up to a share of each address', () => {
  let now = 0;
  const reading = new Reading(1, () => now);
  const heard = (address: string): number =>
    Array.from({ length: 1000 }, () => reading.mayHear(address, 16_000)).filter(Boolean).length;
  expect(heard('one')).toBe(250);
  expect(heard('another')).toBe(250);
  now += 1000;
  expect(heard('one')).toBeLessThan(35);
});
