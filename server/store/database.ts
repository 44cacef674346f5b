/** What both engines can do. The SQL of the house is written once, in what they have in common. */

export type Value = string | number | null | Uint8Array;
export type Row = Readonly<Record<string, unknown>>;

/** SQL with a `?` for each value. */
export type Statement = readonly [sql: string, ...values: readonly Value[]];

export interface Database {
  read(...statement: Statement): Promise<readonly Row[]>;
  /**
   * Durable when the promise resolves: all of them, or none. If the first touches no row, the others are left
   * out. Answers how many rows the first touched.
   */
  write(first: Statement, ...others: readonly Statement[]): Promise<number>;
}

/** What whoever asks after `close` is told. */
export function closed(): Error {
  return new Error('the store is closed');
}
