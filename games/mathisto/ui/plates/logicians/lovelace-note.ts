export type Sign = '×' | '÷' | '+' | '−';

/** One operation card: two columns go into the mill, the result onto one or more columns. */
export interface Operation {
  readonly sign: Sign;
  readonly reads: readonly [number, number];
  readonly writes: readonly number[];
}

/**
 * The table of Note G, 1843: twenty-five operations on the columns V1 … V24 yield a number of Bernoulli. Two slips of
 * the printed table matter to whoever runs it: operation 4 divides V4 by V5, not V5 by V4, and operation 24 must
 * change the sign of V13.
 */
export const NOTE_G: readonly Operation[] = [
  { sign: '×', reads: [2, 3], writes: [4, 5, 6] },
  { sign: '−', reads: [4, 1], writes: [4] },
  { sign: '+', reads: [5, 1], writes: [5] },
  { sign: '÷', reads: [4, 5], writes: [11] },
  { sign: '÷', reads: [11, 2], writes: [11] },
  { sign: '−', reads: [13, 11], writes: [13] },
  { sign: '−', reads: [3, 1], writes: [10] },
  { sign: '+', reads: [2, 7], writes: [7] },
  { sign: '÷', reads: [6, 7], writes: [11] },
  { sign: '×', reads: [21, 11], writes: [12] },
  { sign: '+', reads: [12, 13], writes: [13] },
  { sign: '−', reads: [10, 1], writes: [10] },
  { sign: '−', reads: [6, 1], writes: [6] },
  { sign: '+', reads: [1, 7], writes: [7] },
  { sign: '÷', reads: [6, 7], writes: [8] },
  { sign: '×', reads: [8, 11], writes: [11] },
  { sign: '−', reads: [6, 1], writes: [6] },
  { sign: '+', reads: [1, 7], writes: [7] },
  { sign: '÷', reads: [6, 7], writes: [9] },
  { sign: '×', reads: [9, 11], writes: [11] },
  { sign: '×', reads: [22, 11], writes: [12] },
  { sign: '+', reads: [12, 13], writes: [13] },
  { sign: '−', reads: [10, 1], writes: [10] },
  { sign: '+', reads: [13, 24], writes: [24] },
  { sign: '+', reads: [1, 3], writes: [3] },
];

/** Operations 13 to 23 come round again for each further number already known. */
export const LOOP = { from: 13, to: 23 } as const;
/** The columns in use: working ones, then those of the numbers of Bernoulli, B1, B3, B5 and the result B7. */
export const COLUMNS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 21, 22, 23, 24] as const;
