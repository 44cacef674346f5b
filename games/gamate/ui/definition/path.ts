/** Finding one's way in a definition that may be a group of others (GA-6). */
import type { Definition } from '../../rules/definition.ts';

/** The way down from the whole: which term of a group; 0 is what a `not` is about. */
export type Path = readonly number[];

export function partAt(definition: Definition, path: Path): Definition | null {
  const [first, ...rest] = path;
  if (first === undefined) return definition;
  const part = partsOf(definition)[first];
  return part === undefined ? null : partAt(part, rest);
}

export function replaceAt(definition: Definition, path: Path, part: Definition): Definition {
  const [first, ...rest] = path;
  if (first === undefined) return part;
  const inner = partsOf(definition)[first];
  if (inner === undefined) return definition;
  const replaced = replaceAt(inner, rest, part);
  if (definition.is === 'not') return { is: 'not', term: replaced };
  return 'terms' in definition
    ? { is: definition.is, terms: definition.terms.with(first, replaced) }
    : definition;
}

/** The first plain term: what one goes on with when nothing else is chosen. */
export function downToTerm(definition: Definition, path: Path = []): Path {
  const [first] = partsOf(definition);
  return first === undefined ? path : downToTerm(first, [...path, 0]);
}

function partsOf(definition: Definition): readonly Definition[] {
  if (definition.is === 'not') return [definition.term];
  return 'terms' in definition ? definition.terms : [];
}
