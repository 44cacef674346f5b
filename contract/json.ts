/** Plain data. State, views, moves and configs are all Json, so nothing needs a serialiser of its own. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

export function isRecord(raw: unknown): raw is Readonly<Record<string, unknown>> {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw);
}

/** `Array.isArray` alone does not narrow a readonly array. */
export function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}

/** A whole number within the limits, both included. */
export function isInt(raw: unknown, least: number, most: number): raw is number {
  return Number.isInteger(raw) && (raw as number) >= least && (raw as number) <= most;
}
