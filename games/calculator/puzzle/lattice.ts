/** CA-17: how many cells a side has. Every second cell of every second row holds a number. */
export const SIZES = [5, 9, 13] as const;
export type Size = (typeof SIZES)[number];

/** The lattice of one size. Cells are counted row by row from the top left, blocked ones too. */
export interface Lattice {
  readonly size: Size;
  /** Those that hold a token, in order. */
  readonly cells: readonly number[];
  /** The cells of each line: rows from the top, then columns from the left. */
  readonly lines: readonly (readonly number[])[];
  /** The lines of each cell: two for a number, one for a sign, none for a blocked cell. */
  readonly linesAt: readonly (readonly number[])[];
}

/** Whether a lattice has a hole for a number there. */
export function holdsNumber(size: Size, cell: number): boolean {
  return Math.floor(cell / size) % 2 === 0 && (cell % size) % 2 === 0;
}

/** CA-17: between four numbers there is nothing. */
export function isBlocked(size: Size, cell: number): boolean {
  return Math.floor(cell / size) % 2 === 1 && (cell % size) % 2 === 1;
}

export function latticeOf(size: Size): Lattice {
  return LATTICES[size];
}

function makeLattice(size: Size): Lattice {
  const all = Array.from({ length: size * size }, (_, cell) => cell);
  const ahead = Array.from({ length: size }, (_, i) => i);
  const even = ahead.filter(i => i % 2 === 0);
  const lines = [
    ...even.map(row => ahead.map(column => row * size + column)),
    ...even.map(column => ahead.map(row => row * size + column)),
  ];
  return {
    size,
    cells: all.filter(cell => !isBlocked(size, cell)),
    lines,
    linesAt: all.map(cell => lines.flatMap((line, i) => (line.includes(cell) ? [i] : []))),
  };
}

const LATTICES: Readonly<Record<Size, Lattice>> = {
  5: makeLattice(5),
  9: makeLattice(9),
  13: makeLattice(13),
};
