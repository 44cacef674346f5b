/** CA-6: how a run may end beyond its last side. */
import { SIZE } from '../data/board.ts';
import { EMPTY, EQUALS } from './codes.ts';
import type { Line } from './line.ts';

/** An `=` that stands open at place `at`, new or there already; or none, and the place is left empty. */
export type RunEnd = { readonly at: number; readonly isNew: boolean };

const NO_END: RunEnd = { at: -1, isNew: false };

/** Beyond place `at`, which holds a number: to the left (-1) or to the right (1). Empty where the run goes on. */
export function endsOf({ fixed, covered }: Line, at: number, by: 1 | -1): readonly RunEnd[] {
  const next = at + by;
  if (!isOnLine(next)) return [NO_END];
  const goesOn = isOnLine(next + by) && fixed[next + by] !== EMPTY;
  if (fixed[next] === EQUALS) return goesOn ? [] : [{ at: next, isNew: false }];
  if (fixed[next] !== EMPTY) return [];
  // CA-8: a new `=` that stands open must lie in an equality across.
  const isCovered = (((covered[next] ?? 0) >> EQUALS) & 1) === 1;
  return isCovered && !goesOn ? [NO_END, { at: next, isNew: true }] : [NO_END];
}

function isOnLine(at: number): boolean {
  return at >= 0 && at < SIZE;
}
