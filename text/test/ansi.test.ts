import { expect, test } from 'vitest';
import { oneLine, paint, printable, shorten, widthOf, wrap } from '../ansi.ts';

test('colour is left out when it is not wanted, and takes no room when it is', () => {
  expect(paint('a', '1', false)).toBe('a');
  expect(paint('a', '1', true)).toBe('\u001B[1ma\u001B[0m');
  expect(widthOf(paint('été', '1;31', true))).toBe(3);
});

test('lines break between words, never at a narrow no-break space', () => {
  expect(wrap('un deux\u202F: trois', 8)).toEqual(['un', 'deux\u202F:', 'trois']);
  expect(wrap('', 10)).toEqual(['']);
});

test('text from a file cannot drive the terminal', () => {
  expect(printable('a\u001B[31mb\rc\nd\u202Ee')).toBe('a\uFFFD[31mb\uFFFDc\nd\uFFFDe');
  expect(printable('«\u202Foui\u202F»')).toBe('«\u202Foui\u202F»');
});

test('what goes into a sentence is one line, and not for ever', () => {
  expect(oneLine('a\r\nb')).toBe('a\uFFFD\uFFFDb');
  expect(shorten('x'.repeat(40))).toBe('x'.repeat(40));
  expect(shorten('x'.repeat(41))).toBe(`${'x'.repeat(39)}…`);
  expect(shorten('\u{1F3B2}'.repeat(1_000_000))).toBe(`${'\u{1F3B2}'.repeat(39)}…`);
  expect(shorten('a\nb', 2)).toBe('a…');
});
