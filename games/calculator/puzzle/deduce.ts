import { must } from '#kernel/must.ts';
import { type Code, isSingle, lowest } from './codes.ts';
import { completeLine } from './line.ts';
import {
  copyOf,
  type Dead,
  forgetDeductions,
  type Limits,
  lay,
  type Position,
  propagate,
} from './position.ts';

/**
 * CA-18: how hard a puzzle is, by what one must do to solve it. 1: look at one line at a time, with one or two
 * holes. 2: put together what crossing lines allow, and for which tokens there is room. 3: suppose something, and
 * see it fail.
 */
export const LEVELS = [1, 2, 3] as const;
export type Level = (typeof LEVELS)[number];

/** Holes of a line that somebody can see through without the lines that cross it. */
const FEW_HOLES = 2;
/** The same for somebody who also takes the crossing lines into account. */
export const BY_EYE: Limits = { holes: 3, patience: 6000 };

/** Why a token belongs on a cell, seen in one line alone; `line` is null if only one kind of token is left. */
export interface LineDeduction {
  readonly cell: number;
  readonly code: Code;
  readonly line: number | null;
  /** In how many ways the line can be completed: the cell holds the same in all of them. */
  readonly ways: number;
}

/** Level 1: what can be seen in a line with few holes, looked at alone. Those with the fewest come first. */
export function deduceInLine(position: Position): LineDeduction | null {
  const { lattice, laid, may } = position;
  forgetDeductions(position);
  const only = lattice.cells.find(cell => laid[cell] === 0 && isSingle(may[cell] ?? 0));
  if (only !== undefined) return { cell: only, code: lowest(may[only] ?? 0), line: null, ways: 1 };
  const holes = lattice.lines.map(cells => cells.filter(cell => laid[cell] === 0).length);
  for (let few = 1; few <= FEW_HOLES; few++) {
    for (const line of holes.keys()) {
      const found = holes[line] === few ? readAlone(position, line) : null;
      if (found !== null) return found;
    }
  }
  return null;
}

/** What one line says by itself: it may be any of those with few holes, or one with a few more. */
export function readAlone({ lattice, laid, may, left }: Position, line: number): LineDeduction | null {
  const cells = must(lattice.lines[line]);
  const masks = cells.map(cell => may[cell] ?? 0);
  const open = cells.map(cell => laid[cell] === 0);
  const seen = cells.map(() => 0);
  const ways = completeLine({ masks, open, left, patience: BY_EYE.patience, stopWhenFull: false }, seen);
  const at = cells.findIndex((_, i) => open[i] === true && isSingle(seen[i] ?? 0));
  if (ways === null || at < 0) return null;
  return { cell: cells[at] ?? 0, code: lowest(seen[at] ?? 0), line, ways };
}

/** Whether somebody of level 1 finds out what a cell holds. Changes the position. */
export function findsInLines(position: Position, cell: number): boolean {
  while (position.laid[cell] === 0) {
    const found = deduceInLine(position);
    if (found === null || !lay(position, found.cell, found.code)) return false;
  }
  return true;
}

/** Whether somebody of level 2 does. Changes the position. */
export function findsByCrossing(position: Position, cell: number): boolean {
  return propagate(position, BY_EYE, cell) === null && position.laid[cell] !== 0;
}

/** Whether somebody of level 3 does, by supposing what that cell holds. Changes the position. */
export function findsByTrial(position: Position, cell: number): boolean {
  if (propagate(position, BY_EYE, cell) !== null) return false;
  return position.laid[cell] !== 0 || refuteOthers(position, cell) !== null;
}

/** What all but one of the tokens come to that a cell may hold. */
export interface Trial {
  readonly code: Code;
  readonly refuted: readonly { readonly code: Code; readonly dead: Dead }[];
}

/** Supposes each token that a cell may hold. Null unless all but one fail. */
export function refuteOthers(position: Position, cell: number): Trial | null {
  const refuted: { code: Code; dead: Dead }[] = [];
  let remaining: Code | null = null;
  for (let rest = position.may[cell] ?? 0; rest !== 0; rest &= rest - 1) {
    const code = lowest(rest);
    const dead = suppose(position, cell, code);
    if (dead !== null) refuted.push({ code, dead });
    else if (remaining !== null) return null;
    else remaining = code;
  }
  return remaining === null ? null : { code: remaining, refuted };
}

function suppose(position: Position, cell: number, code: Code): Dead | null {
  const world = copyOf(position);
  return lay(world, cell, code) ? propagate(world, BY_EYE) : { code };
}
