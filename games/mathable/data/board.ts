/**
 * The printed board, rows 1 to 14 from the top, columns A to N from the left.
 * `.` plain; `+ - x /` restriction; `2 3` prize; `a b c d` the printed numbers 1 2 3 4.
 */
export const PRINTED_ROWS = [
  '3.....33.....3',
  '.2../..../..2.',
  '..2..-..-..2..',
  '...2..+x..2...',
  './..2.x+.2../.',
  '..-........-..',
  '3..x+.ab.x+..3',
  '3..+x.cd.+x..3',
  '..-........-..',
  './..2.+x.2../.',
  '...2..x+..2...',
  '..2..-..-..2..',
  '.2../..../..2.',
  '3.....33.....3',
] as const;

/** What the letters of the centre stand for. */
export const PRINTED_NUMBERS = { a: 1, b: 2, c: 3, d: 4 } as const;
