import { expect, test } from 'vitest';
import { stepFrom, typeKey } from '../desk/keys.ts';
import { dayOf, makePath, readPath, today } from '../path.ts';

test('no address is the choice of grids', () => {
  expect(readPath([])).toEqual({ tag: 'home' });
});

test.each([
  ['free/13', { tag: 'free', size: 13 }],
  ['puzzle/9/2/rose', { tag: 'puzzle', size: 9, level: 2, seed: 'rose' }],
  ['day/2026-11-15', { tag: 'day', date: '2026-11-15', size: 13, level: 2 }],
] as const)('the address “%s”, and back', (text, room) => {
  expect(readPath(text.split('/'))).toEqual(room);
  expect(makePath(room)).toBe(text);
});

test.each([
  'free',
  'free/7',
  'free/9/9',
  'puzzle/9/2',
  'puzzle/9/4/x',
  'puzzle/9/2/x/y',
  `puzzle/9/2/${'x'.repeat(41)}`,
  'day/2026-02-30',
  'day/2026-11-15/x',
  'toString',
])('the address “%s” is none', text => {
  expect(readPath(text.split('/'))).toEqual({ tag: 'unknown' });
});

test('“day” is today’s grid', () => {
  expect(readPath(['day'])).toEqual(readPath(['day', today()]));
});

test('a day is that of the calendar on the wall', () => {
  expect(dayOf(new Date(2026, 10, 5, 23, 59))).toBe('2026-11-05');
});

test('arrows go over what is blocked, and stop at the edge', () => {
  // From b1, a sign, to the right lies a blocked cell, and then b3.
  expect(stepFrom(5, 5, 'ArrowRight')).toBe(7);
  expect(stepFrom(5, 7, 'ArrowLeft')).toBe(5);
  expect(stepFrom(5, 1, 'ArrowDown')).toBe(11);
  expect(stepFrom(5, 4, 'ArrowRight')).toBe(4);
  expect(stepFrom(5, 20, 'ArrowDown')).toBe(20);
  expect(stepFrom(5, 12, 'Home')).toBe(10);
  expect(stepFrom(5, 12, 'End')).toBe(14);
  expect(stepFrom(5, 12, 'a')).toBeNull();
});

test('figures and signs as they are typed', () => {
  const all = (): boolean => true;
  expect(typeKey('1', '', all)).toEqual({ token: 1, typed: '1' });
  expect(typeKey('5', '1', all)).toEqual({ token: 15, typed: '' });
  expect(typeKey('5', '2', all)).toEqual({ token: 5, typed: '' });
  expect(typeKey('0', '2', all)).toEqual({ token: 20, typed: '' });
  expect(typeKey('1', '', () => false)).toEqual({ token: null, typed: '1' });
  expect(typeKey('/', '', all)).toEqual({ token: ':', typed: '' });
  expect(typeKey('q', '', all)).toBeNull();
});
