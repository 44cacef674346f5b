import { expect, test } from 'vitest';
import { keyOf } from '../keys.ts';
import { readPath } from '../path.ts';

test.each([
  ['', { tag: 'home' }],
  ['quiz', { tag: 'quiz' }],
  ['quiz/all', { tag: 'round', topic: 'all' }],
  ['quiz/logicians', { tag: 'round', topic: 'logicians' }],
  ['gallery', { tag: 'gallery', card: null }],
  ['gallery/euler', { tag: 'gallery', card: 'euler' }],
  ['gallery/scribe', { tag: 'gallery', card: 'scribe' }],
])('the address “%s”', (text, room) => {
  expect(readPath(text === '' ? [] : text.split('/'))).toEqual(room);
});

test.each(['home', 'quiz/poets', 'quiz/all/2', 'quiz/', 'gallery/newton', 'gallery/euler/x', 'toString'])(
  'the address “%s” is none',
  text => {
    expect(readPath(text.split('/'))).toEqual({ tag: 'unknown' });
  },
);

const key = (name: string, held: Partial<KeyboardEvent> = {}): Parameters<typeof keyOf>[0] => ({
  key: name,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...held,
});

test('1 to 4 give an answer; other keys, and those of the browser, do not', () => {
  expect(['1', '2', '3', '4', '5', '0', 'a', 'Enter'].map(name => keyOf(key(name)))).toEqual([
    0,
    1,
    2,
    3,
    null,
    null,
    null,
    null,
  ]);
  expect(keyOf(key('1', { ctrlKey: true }))).toBeNull();
});
