/** Reads the columns of a row, each once: inside, everything has its type. */
import * as v from 'valibot';
import type { Json } from '#contract/json.ts';
import type { Row } from './database.ts';

/** A row that does not hold what its table promises: written by a bug, or by somebody else. Says no more: rows hold secrets. */
export class DamagedRow extends Error {
  constructor(column: string) {
    super(`damaged ${column}`);
  }
}

export function text(row: Row, column: string): string {
  const value = row[column];
  if (typeof value !== 'string') throw new DamagedRow(column);
  return value;
}

export function textOrNull(row: Row, column: string): string | null {
  return row[column] === null ? null : text(row, column);
}

export function number(row: Row, column: string): number {
  const value = row[column];
  if (typeof value !== 'number') throw new DamagedRow(column);
  return value;
}

export function numberOrNull(row: Row, column: string): number | null {
  return row[column] === null ? null : number(row, column);
}

/** Kept as 1 and 0. */
export function flag(row: Row, column: string): boolean {
  return number(row, column) === 1;
}

export function bytes(row: Row, column: string): Uint8Array {
  const value = row[column];
  if (!(value instanceof Uint8Array)) throw new DamagedRow(column);
  return new Uint8Array(value);
}

/** One of a list of words or numbers. */
export function oneOf<const T extends string | number>(row: Row, column: string, list: readonly T[]): T {
  const found = list.find(one => one === row[column]);
  if (found === undefined) throw new DamagedRow(column);
  return found;
}

/** Any JSON. */
export function json(row: Row, column: string): Json {
  try {
    return JSON.parse(text(row, column));
  } catch {
    throw new DamagedRow(column);
  }
}

/** JSON of this form. */
export function form<T>(row: Row, column: string, schema: v.GenericSchema<unknown, T>): T {
  const read = v.safeParse(schema, json(row, column));
  if (!read.success) throw new DamagedRow(column);
  return read.output;
}
