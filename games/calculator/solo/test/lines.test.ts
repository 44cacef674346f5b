import { describe, expect, test } from 'vitest';
import { type Token, tokenNamed } from '../../rules/tokens.ts';
import { readLine } from '../desk/lines.ts';

/** `12 + . = 15`: a dot is a hole. */
const line = (text: string): (Token | null)[] => text.split(' ').map(tokenNamed);

describe('[CA-17] how a line stands', () => {
  test.each([
    ['9 x 2 = 18', 18],
    ['2 = 12 - 10', 2],
    ['3 x 4 + 7 = 19', 19],
    ['8 = 8 = 9 - 5 x 2', 8],
  ])('%s is an equality', (text, value) => {
    expect(readLine(line(text))).toEqual({ tag: 'equality', value });
  });

  test.each([
    ['. . . . .', 5],
    ['12 + . = 15', 1],
    ['. - 8 = 15', 1],
    ['3 . 8 = 5', 1],
    ['7 : . = 2', 1],
    ['12 + 3 = .', 1],
  ])('%s may still become one', (text, holes) => {
    expect(readLine(line(text))).toEqual({ tag: 'open', holes });
  });

  test.each([
    ['3 - 8 . .', { why: 'negative', left: 3, right: 8 }],
    ['9 = 7 : 2', { why: 'not-exact', left: 7, right: 2 }],
    ['. = 7 : 2', { why: 'not-exact', left: 7, right: 2 }],
    ['3 - 3 + 4 : 4', { why: 'no-equals' }],
    ['3 = 3 = 3', { why: 'bare' }],
  ])('%s is wrong', (text, fault) => {
    expect(readLine(line(text))).toEqual({ tag: 'wrong', fault });
  });

  test('[CA-4] sides that differ are told with what they come to, and what school would say', () => {
    expect(readLine(line('8 + 3 x 2 = 14'))).toEqual({
      tag: 'wrong',
      fault: {
        why: 'unequal',
        sides: [
          { tokens: [8, '+', 3, 'x', 2], value: 22, school: 14 },
          { tokens: [14], value: 14 },
        ],
      },
    });
    // Also before the line is complete: the first side is.
    expect(readLine(line('8 + 3 = 12 = .'))).toMatchObject({ tag: 'wrong', fault: { why: 'unequal' } });
  });
});
