import type { Json } from '#contract/json.ts';

type Key = string | number;
type Path = readonly Key[];
type Record = { readonly [key: string]: Json };

/** What is at the end of a path now; without a value, nothing. The `length` of a list may be set. */
export type Edit = readonly [path: Path, value: Json] | readonly [path: Path];

/** A list of which more than this part has changed is sent anew. */
const MUCH = 1 / 4;
const FEW = 4;

/**
 * What turns one value into the other. Nearly all of a view stays as it was from one step to the next, so this is
 * short, and quickly found where both share parts in memory.
 */
export function editsBetween(before: Json, after: Json): readonly Edit[] {
  const edits: Edit[] = [];
  compare(before, after, [], edits);
  return edits;
}

/** The value after these edits; shares with the one before all that they do not touch. */
export function edited(before: Json, edits: readonly Edit[]): Json {
  const fresh: Json[] = [];
  let whole = before;
  for (const edit of edits) {
    const [path, value] = edit;
    const last = path.length - 1;
    if (last < 0) {
      whole = value ?? null;
      continue;
    }
    whole = own(whole, fresh);
    let parts = whole as unknown as Parts;
    for (let depth = 0; depth < last; depth++) {
      const key = path[depth] as Key;
      const part = own(parts[key] ?? null, fresh);
      parts[key] = part;
      parts = part as unknown as Parts;
    }
    const key = path[last] as Key;
    if (value === undefined) delete parts[key];
    else parts[key] = value;
  }
  return whole;
}

function compare(before: Json, after: Json, path: Path, edits: Edit[]): void {
  if (before === after) return;
  if (isList(before) && isList(after)) compareLists(before, after, path, edits);
  else if (isRecord(before) && isRecord(after)) compareRecords(before, after, path, edits);
  else edits.push([path, after]);
}

function compareLists(before: readonly Json[], after: readonly Json[], path: Path, edits: Edit[]): void {
  const already = edits.length;
  const most = Math.max(FEW, after.length * MUCH);
  for (let i = 0; i < after.length && edits.length - already <= most; i++) {
    const old = before[i];
    const now = after[i] as Json;
    if (old === now) continue;
    if (old === undefined) edits.push([[...path, i], now]);
    else compare(old, now, [...path, i], edits);
  }
  if (edits.length - already > most) edits.splice(already, edits.length, [path, after]);
  else if (before.length > after.length) edits.push([[...path, 'length'], after.length]);
}

function compareRecords(before: Record, after: Record, path: Path, edits: Edit[]): void {
  for (const key in after) {
    const old = before[key];
    const now = after[key];
    if (old === now || now === undefined) continue;
    if (old === undefined) edits.push([[...path, key], now]);
    else compare(old, now, [...path, key], edits);
  }
  for (const key in before) {
    if (before[key] !== undefined && after[key] === undefined) edits.push([[...path, key]]);
  }
}

type Parts = { [key: Key]: Json };

/** `fresh`: what was copied already, and may be written to; a handful. */
function own(whole: Json, fresh: Json[]): Json {
  if (fresh.includes(whole)) return whole;
  const copy = copied(whole);
  fresh.push(copy);
  return copy;
}

function copied(whole: Json): Json {
  return isList(whole) ? [...whole] : isRecord(whole) ? { ...whole } : {};
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}

function isRecord(value: Json): value is Record {
  return typeof value === 'object' && value !== null && !isList(value);
}
