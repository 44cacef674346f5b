import { isRecord } from '#contract/json.ts';

type Key = string | number;
type Path = readonly Key[];
type Fields = Readonly<Record<string, unknown>>;

/** What is at the end of a path now, any JSON; without a value, nothing. The `length` of a list may be set. */
export type Edit = readonly [path: Path, value: unknown] | readonly [path: Path];

/** A list of which more than this part has changed is sent anew. */
const MUCH = 1 / 4;
const FEW = 4;

/**
 * What turns one value into the other. Nearly all of a view stays as it was from one step to the next, so this is
 * short, and quickly found where both share parts in memory. `path`: where these two are in a larger whole, whose
 * `edits` so far these join.
 */
export function editsBetween(
  before: unknown,
  after: unknown,
  path: Key[] = [],
  edits: Edit[] = [],
): readonly Edit[] {
  if (before === after) return edits;
  if (Array.isArray(before) && Array.isArray(after)) compareLists(before, after, path, edits);
  else if (isRecord(before) && isRecord(after)) compareRecords(before, after, path, edits);
  else edits.push([path.slice(), after]);
  return edits;
}

/** The value after these edits; shares with the one before all that they do not touch. */
export function edited(before: unknown, edits: readonly Edit[]): unknown {
  const fresh: object[] = [];
  let whole = before;
  for (const edit of edits) {
    const [path, value] = edit;
    const last = path.at(-1);
    if (last === undefined) {
      whole = value ?? null;
      continue;
    }
    let parts = own(whole, fresh);
    whole = parts;
    for (const key of path.slice(0, -1)) {
      const part = own(Reflect.get(parts, key), fresh);
      Reflect.set(parts, key, part);
      parts = part;
    }
    if (value === undefined) Reflect.deleteProperty(parts, last);
    else Reflect.set(parts, last, value);
  }
  return whole;
}

function compareLists(
  before: readonly unknown[],
  after: readonly unknown[],
  path: Key[],
  edits: Edit[],
): void {
  const already = edits.length;
  const most = Math.max(FEW, after.length * MUCH);
  let i = isRecord(before[0]) ? shared(before, after) : 0;
  for (; i < after.length && edits.length - already <= most; i++) {
    if (before[i] === after[i]) continue;
    path.push(i);
    editsBetween(before[i], after[i], path, edits);
    path.pop();
  }
  if (edits.length - already > most) edits.splice(already, edits.length, [path.slice(), after]);
  else if (before.length > after.length) edits.push([[...path, 'length'], after.length]);
}

/** How many items two lists of records begin with together: a past is the same up to its end. Apart, it is much faster. */
function shared(before: readonly unknown[], after: readonly unknown[]): number {
  let i = 0;
  while (i < before.length && before[i] === after[i]) i++;
  return i;
}

function compareRecords(before: Fields, after: Fields, path: Key[], edits: Edit[]): void {
  let stayed = 0;
  for (const key of Object.keys(after)) {
    const is = after[key];
    if (is === undefined) continue;
    // Every object has a `toString` and the like; what counts are fields of its own.
    const was = Object.hasOwn(before, key) ? before[key] : undefined;
    if (was !== undefined) stayed += 1;
    if (was === is) continue;
    path.push(key);
    editsBetween(was, is, path, edits);
    path.pop();
  }
  const keys = Object.keys(before);
  // Nearly always all of them.
  if (stayed === keys.length) return;
  for (const key of keys)
    if (before[key] !== undefined && (!Object.hasOwn(after, key) || after[key] === undefined))
      edits.push([[...path, key]]);
}

/** `fresh`: what was copied already, and may be written to; a handful. */
function own(whole: unknown, fresh: object[]): object {
  const mine = fresh.find(one => one === whole);
  if (mine !== undefined) return mine;
  const copy = Array.isArray(whole) ? [...whole] : isRecord(whole) ? { ...whole } : {};
  fresh.push(copy);
  return copy;
}
