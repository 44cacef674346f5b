/** Some cards, as rows and columns that are changed in place. */
import { BIT_OF, COLUMN_OF, COLUMNS, type Code, ROW_OF, ROWS } from './code.ts';
import { type Hopes, stepAt } from './hopes.ts';

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
  return ((rows[ROW_OF[code] ?? 0] ?? 0) & (BIT_OF[code] ?? 0)) !== 0;
}

export function put({ rows, columns }: Holding, code: Code): void {
  const row = ROW_OF[code] ?? 0;
  const column = COLUMN_OF[code] ?? 0;
  rows[row] = (rows[row] ?? 0) | (BIT_OF[code] ?? 0);
  columns[column] = (columns[column] ?? 0) + 1;
}

export function remove({ rows, columns }: Holding, code: Code): void {
  const row = ROW_OF[code] ?? 0;
  const column = COLUMN_OF[code] ?? 0;
  rows[row] = (rows[row] ?? 0) & ~(BIT_OF[code] ?? 0);
  columns[column] = (columns[column] ?? 0) - 1;
}

/** What it would be worth to have this card too. */
export function gainOf({ rows, columns }: Holding, code: Code, { rowStep, columnStep }: Hopes): number {
  const bits = (rows[ROW_OF[code] ?? 0] ?? 0) | (BIT_OF[code] ?? 0);
  const column = COLUMN_OF[code] ?? 0;
  return (rowStep[stepAt(bits, column)] ?? 0) + (columnStep[(columns[column] ?? 0) + 1] ?? 0);
}

/** What it would cost to lose this card, which is there. */
export function lossOf({ rows, columns }: Holding, code: Code, { rowStep, columnStep }: Hopes): number {
  const bits = rows[ROW_OF[code] ?? 0] ?? 0;
  const column = COLUMN_OF[code] ?? 0;
  return (rowStep[stepAt(bits, column)] ?? 0) + (columnStep[columns[column] ?? 0] ?? 0);
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
  for (let i = 0; i < ROWS; i++) worth += row[rows[i] ?? 0] ?? 0;
  for (let i = 0; i < COLUMNS; i++) worth += column[columns[i] ?? 0] ?? 0;
  return worth;
}

/** Writes the cards of `held` that are not in `shown` into a list; returns how many there are. */
export function listHidden(held: Holding, shown: Holding, into: Uint8Array): number {
  let count = 0;
  for (let row = 0; row < ROWS; row++) {
    let bits = (held.rows[row] ?? 0) & ~(shown.rows[row] ?? 0);
    for (; bits !== 0; bits &= bits - 1) into[count++] = row * COLUMNS + (31 - Math.clz32(bits & -bits));
  }
  return count;
}
