import { isList, isRecord, type Json } from '#contract/json.ts';

/**
 * Whether a position is made like another of the same match: the same fields, and nothing in them that does not occur
 * there. A position that is read from a file may hold anything; cards that were dealt anew are the same cards.
 */
export function isAlike(one: unknown, other: Json): boolean {
  const known = new Set<unknown>();
  collect(other, known);
  return fits(one, other, known);
}

type Leaf = Exclude<Json, object> | null;

function collect(value: Json, known: Set<unknown>): void {
  if (isList(value)) for (const item of value) collect(item, known);
  else if (isLeaf(value)) known.add(value);
  else for (const item of Object.values(value)) collect(item, known);
}

function fits(one: unknown, other: Json, known: ReadonlySet<unknown>): boolean {
  if (isLeaf(other))
    return isLeaf(one) && known.has(one) && (one === null || other === null || isOfKind(one, other));
  if (!isList(other)) return isRecord(one) && haveFields(one, other, known);
  if (!Array.isArray(one)) return false;
  const items: readonly unknown[] = one;
  // A hand of another length is another matter than another event.
  if (items.every(isLeaf) && other.every(isLeaf)) return items.every(item => known.has(item));
  return items.length === other.length && other.every((item, at) => fits(items[at], item, known));
}

function haveFields(
  one: Readonly<Record<string, unknown>>,
  other: { readonly [key: string]: Json },
  known: ReadonlySet<unknown>,
): boolean {
  const names = Object.keys(other);
  if (Object.keys(one).length !== names.length) return false;
  return names.every(name => {
    const field = other[name];
    return field !== undefined && Object.hasOwn(one, name) && fits(one[name], field, known);
  });
}

function isLeaf(value: unknown): value is Leaf {
  return typeof value !== 'object' || value === null;
}

function isOfKind(one: Leaf, other: Leaf): boolean {
  return typeof one === typeof other;
}
