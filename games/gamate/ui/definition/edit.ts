/** Building a definition out of terms (GA-6): headless, so that it can be tested without a page. */
import type { Definition } from '../../rules/definition.ts';
import { downToTerm, type Path, partAt, replaceAt } from './path.ts';

type Joint = 'and' | 'or';

export interface Edited {
  readonly definition: Definition;
  /** Where one goes on from. */
  readonly path: Path;
}

/** A `not` goes with what it is about: they are moved, joined and removed together. */
export function unitAt(definition: Definition, path: Path): Path {
  const above = path.slice(0, -1);
  const isNegated = path.length > 0 && partAt(definition, above)?.is === 'not';
  return isNegated ? unitAt(definition, above) : path;
}

/** Another term beside this one, in its group if that has the same joint. */
export function joinAt(definition: Definition, path: Path, is: Joint, added: Definition): Edited {
  const unit = unitAt(definition, path);
  const part = partAt(definition, unit) ?? definition;
  if (part.is === is) {
    const joined = replaceAt(definition, unit, { is, terms: [...part.terms, added] });
    return { definition: joined, path: [...unit, part.terms.length] };
  }
  const above = unit.slice(0, -1);
  const group = unit.length > 0 ? partAt(definition, above) : null;
  const at = (unit.at(-1) ?? 0) + 1;
  if (group?.is === is) {
    const joined = replaceAt(definition, above, { is, terms: group.terms.toSpliced(at, 0, added) });
    return { definition: joined, path: [...above, at] };
  }
  return { definition: replaceAt(definition, unit, { is, terms: [part, added] }), path: [...unit, 1] };
}

/** With `not` before it, or without it if it has one. */
export function negateAt(definition: Definition, path: Path): Edited {
  const unit = unitAt(definition, path);
  const part = partAt(definition, path) ?? definition;
  if (unit.length < path.length) return { definition: replaceAt(definition, unit, part), path: unit };
  return { definition: replaceAt(definition, unit, { is: 'not', term: part }), path: [...unit, 0] };
}

/** Without this term; a group of one is that one. Null if nothing would be left. */
export function removeAt(definition: Definition, path: Path): Edited | null {
  const unit = unitAt(definition, path);
  const above = unit.slice(0, -1);
  const group = partAt(definition, above);
  if (unit.length === 0 || group === null || !('terms' in group)) return null;
  const at = unit.at(-1) ?? 0;
  const terms = group.terms.toSpliced(at, 1);
  const [only] = terms;
  if (terms.length === 1 && only !== undefined) {
    return { definition: replaceAt(definition, above, only), path: downToTerm(only, above) };
  }
  const joined = replaceAt(definition, above, { is: group.is, terms });
  const next = Math.min(at, terms.length - 1);
  return { definition: joined, path: downToTerm(terms[next] ?? joined, [...above, next]) };
}

/** `and` for `or`, `or` for `and`. */
export function swapAt(definition: Definition, path: Path): Definition {
  const group = partAt(definition, path);
  if (group === null || !('terms' in group)) return definition;
  return replaceAt(definition, path, { is: group.is === 'and' ? 'or' : 'and', terms: group.terms });
}
