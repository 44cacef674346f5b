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

test('an address whose sockets are shown out one after the other finds the door shut for a while', () => {
  let now = 0;
  const reading = new Reading(1, () => now);
  for (let i = 0; i < 31; i++) reading.shownOut('one');
  expect(reading.mayCome('one')).toBe(true);
  for (let i = 0; i < 10; i++) reading.shownOut('one');
  expect([reading.mayCome('one'), reading.mayCome('another')]).toEqual([false, true]);
  now += 3000;
  expect(reading.mayCome('one')).toBe(true);
});

test('what happens at tables is told up to a share of each address, which comes back', () => {
  let now = 0;
  const reading = new Reading(1, () => now);
  expect([reading.told('one', 60 * MEGABYTE), reading.told('one', 5 * MEGABYTE)]).toEqual([true, false]);
  expect(reading.told('another', MEGABYTE)).toBe(true);
  now += 1000;
  expect(reading.told('one', MEGABYTE)).toBe(true);
});
