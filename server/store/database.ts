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

/** For `IN (…)`. Statements are kept prepared, so there are few lengths: the last id again fills up to a power of two. */
export function among(ids: readonly string[]): {
  readonly marks: string;
  readonly values: readonly string[];
} {
  const last = ids.at(-1) ?? '';
  const places = 2 ** Math.ceil(Math.log2(Math.max(1, ids.length)));
  const values = [...ids, ...Array.from({ length: places - ids.length }, () => last)];
  return { marks: values.map(() => '?').join(', '), values };
}
