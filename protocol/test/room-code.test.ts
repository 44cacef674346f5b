import { expect, test } from 'vitest';
import { digitsFor, drawRoomCode, parseRoomCode, sayRoomCode } from '../room-code.ts';

test('a code is a word and a number, and is read however it was typed', () => {
  const draws = [0, 34, 7];
  const code = drawRoomCode(() => draws.shift() ?? 0, 0);
  expect(code).toMatch(/^([a-z]{2}){2}\d\d$/);
  expect(code.endsWith('07')).toBe(true);
  const said = sayRoomCode(code);
  expect(said).toMatch(/^[A-Z]{4} 07$/);
  for (const typed of [code, said, said.replace(' ', '-'), ` ${said} `, said.replace(' ', '\u00a0')])
    expect(parseRoomCode(typed)).toBe(code);
});

test.each(['', 'moki', 'moki 4', '42', 'mo 42', 'mokirati', 'moki 1234567', 'muki 42', 'x'.repeat(9000)])(
  '“%s” is no code',
  typed => {
    expect(parseRoomCode(typed)).toBeNull();
  },
);

/** The arithmetic of docs/decisions/016-the-room.md. */
test.each([
  [0, 2],
  [1, 3],
  [11, 3],
  [12, 4],
  [125, 4],
  [126, 5],
  [1259, 5],
  [1_000_000, 6],
])('with %i rooms open a new one has %i digits', (open, digits) => {
  expect(digitsFor(open)).toBe(digits);
  const codes = 36 * 35 * 10 ** digits;
  // Nobody opens a million rooms: beyond 12,600 the number grows no more.
  expect(codes / Math.min(open + 1, 12_600)).toBeGreaterThanOrEqual(100_000);
});
