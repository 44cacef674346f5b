import { expect, test } from 'vitest';
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
