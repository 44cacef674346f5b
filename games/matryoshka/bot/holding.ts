/** Some cards, as rows and columns that are changed in place. */
import { BIT_OF, COLUMN_OF, COLUMNS, type Code, ROW_OF, ROWS } from './code.ts';
import type { Hopes } from './hopes.ts';

export interface Holding {
  /** Sizes present, as bits, for each set. */
  readonly rows: Uint8Array;
  /** How many cards of each size. */
  readonly columns: Uint8Array;
}

export function noCards(): Holding {
  return { rows: new Uint8Array(ROWS), columns: new Uint8Array(COLUMNS) };
}

export function holdingOf(codes: Iterable<Code>): Holding {
  const holding = noCards();
  for (const code of codes) put(holding, code);
  return holding;
}

export function copyHolding(from: Holding, to: Holding): void {
  to.rows.set(from.rows);
  to.columns.set(from.columns);
}

export function holds({ rows }: Holding, code: Code): boolean {
  return ((rows[ROW_OF[code] as number] as number) & (BIT_OF[code] as number)) !== 0;
}

export function put({ rows, columns }: Holding, code: Code): void {
  const row = ROW_OF[code] as number;
  const column = COLUMN_OF[code] as number;
  rows[row] = (rows[row] as number) | (BIT_OF[code] as number);
  columns[column] = (columns[column] as number) + 1;
}

export function remove({ rows, columns }: Holding, code: Code): void {
  const row = ROW_OF[code] as number;
  const column = COLUMN_OF[code] as number;
  rows[row] = (rows[row] as number) & ~(BIT_OF[code] as number);
  columns[column] = (columns[column] as number) - 1;
}

/** What it would be worth to have this card too. */
export function gainOf({ rows, columns }: Holding, code: Code, { row, column }: Hopes): number {
  const bits = rows[ROW_OF[code] as number] as number;
  const height = columns[COLUMN_OF[code] as number] as number;
  return (
    (row[bits | (BIT_OF[code] as number)] as number) -
    (row[bits] as number) +
    (column[height + 1] as number) -
    (column[height] as number)
  );
}

/** What it would cost to lose this card, which is there. */
export function lossOf({ rows, columns }: Holding, code: Code, { row, column }: Hopes): number {
  const bits = rows[ROW_OF[code] as number] as number;
  const height = columns[COLUMN_OF[code] as number] as number;
  return (
    (row[bits] as number) -
    (row[bits & ~(BIT_OF[code] as number)] as number) +
    (column[height] as number) -
    (column[height - 1] as number)
  );
}

/** What one gains if `away` goes and `here` comes instead. */
export function swapGain(holding: Holding, away: Code, here: Code, hopes: Hopes): number {
  const loss = lossOf(holding, away, hopes);
  remove(holding, away);
  const gain = gainOf(holding, here, hopes);
  put(holding, away);
  return gain - loss;
}

export function worthOf({ rows, columns }: Holding, { row, column }: Hopes): number {
  let worth = 0;
  for (let i = 0; i < ROWS; i++) worth += row[rows[i] as number] as number;
  for (let i = 0; i < COLUMNS; i++) worth += column[columns[i] as number] as number;
  return worth;
}

/** Writes the cards of `held` that are not in `shown` into a list; returns how many there are. */
export function listHidden(held: Holding, shown: Holding, into: Uint8Array): number {
  let count = 0;
  for (let row = 0; row < ROWS; row++) {
    let bits = (held.rows[row] as number) & ~(shown.rows[row] as number);
    for (; bits !== 0; bits &= bits - 1) into[count++] = row * COLUMNS + (31 - Math.clz32(bits & -bits));
  }
  return count;
}
