import type { Json } from '#contract/json.ts';
import { entriesOf, isBySeat, isScalar, type Listener, nameOf, sayInline, sayPlain } from './names.ts';

/** A view laid out for reading: what each field is called, and what it holds. */
export interface Field {
  /** As in the code: it stays the same in every language. */
  readonly field: string;
  readonly name: string;
  readonly holds: Layout;
}

export type Layout =
  | { readonly tag: 'text'; readonly text: string }
  /** Side by side: cards, dice, numbers. */
  | { readonly tag: 'row'; readonly items: readonly string[] }
  /** One below the other, numbered by `first`. */
  | { readonly tag: 'lines'; readonly lines: readonly Layout[] }
  /** A name and what belongs to it: seats, parts. */
  | { readonly tag: 'named'; readonly entries: readonly Omit<Field, 'field'>[] };

/** Deeper than this nobody reads a table of tables: it is said in a line. */
const DEEPEST = 3;

/** The fields of a view, in its order, without who looks at it. */
export function fieldsOf(view: Json, listener: Listener): Field[] {
  return entriesOf(view)
    .filter(([field]) => field !== 'me')
    .map(([field, value]) => ({
      field,
      name: nameOf(field, listener.words),
      holds: layOut(field, value, listener),
    }));
}

function layOut(field: string, value: Json, listener: Listener, depth = 0): Layout {
  if (isScalar(value) || depth === DEEPEST) return { tag: 'text', text: sayInline(field, value, listener) };
  if (Array.isArray(value)) return layOutList(field, value, listener, depth);
  const entries = entriesOf(value);
  if (entries.length === 0) return nothing(listener);
  return {
    tag: 'named',
    entries: entries.map(([name, inner]) => ({
      name: nameOf(name, listener.words),
      holds: layOut(name, inner, listener, depth + 1),
    })),
  };
}

function layOutList(field: string, list: readonly Json[], listener: Listener, depth: number): Layout {
  if (list.length === 0) return nothing(listener);
  if (isBySeat(field, listener.words)) {
    const entries = list.map((inner, seat) => ({
      name: listener.seatName(seat),
      holds: layOut('', inner, listener, depth + 1),
    }));
    return { tag: 'named', entries };
  }
  if (list.every(isShort)) return { tag: 'row', items: list.map(item => sayInline(field, item, listener)) };
  return { tag: 'lines', lines: list.map(inner => layOut(field, inner, listener, depth + 1)) };
}

/** Said in a word or two: a card, or who laid which. */
function isShort(value: Json): boolean {
  if (isScalar(value)) return true;
  const entries = entriesOf(value);
  return !Array.isArray(value) && entries.length <= 2 && entries.every(([, inner]) => isScalar(inner));
}

function nothing(listener: Listener): Layout {
  return { tag: 'text', text: sayPlain(listener)('plain.nothing') };
}
