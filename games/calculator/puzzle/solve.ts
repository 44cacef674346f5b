import { must } from '#kernel/must.ts';
import type { Token } from '../rules/tokens.ts';
import { CODES, lowest, sizeOf, tokenOf } from './codes.ts';
import type { Size } from './lattice.ts';
import { copyOf, type Limits, lay, makePosition, type Position, propagate } from './position.ts';

/** CA-18. */
export type Puzzle = {
  readonly size: Size;
  /** One entry for each cell, row by row; null where a token is missing, and between the lines. */
  readonly given: readonly (Token | null)[];
  /** As many as there are cells to fill. */
  readonly toPlace: readonly Token[];
};

export type Solved = {
  /** How many were found, and no more than asked for. */
  readonly count: number;
  /** The first: one entry for each cell, null between the lines. */
  readonly solution: readonly (Token | null)[] | null;
  /** Whether the search came to its end; if not, there may be more than were found. */
  readonly isSure: boolean;
};

/**
 * CA-18: in how many ways can the tokens be placed so that every line is an equality (CA-17)? Exact; like
 * tokens are interchangeable. Every token has to be placed. `patience`: positions to look at before giving up.
 */
export function countSolutions(
  puzzle: Puzzle,
  atMost = 2,
  patience: number = Number.POSITIVE_INFINITY,
): Solved {
  const { size, given, toPlace } = puzzle;
  const start = makePosition(size, given, toPlace);
  let count = 0;
  let solution: Solved['solution'] = null;
  let looks = 0;
  if (start.open === toPlace.length) search(start);
  return { count, solution, isSure: looks <= patience };

  function search(position: Position): void {
    if (++looks > patience) return;
    if (propagate(position, EVERYTHING) !== null) return;
    if (position.open === 0) {
      count++;
      solution ??= tokensOf(position);
      return;
    }
    const cell = nextCell(position);
    for (
      let rest = position.may[cell] ?? 0;
      rest !== 0 && count < atMost && looks <= patience;
      rest &= rest - 1
    ) {
      const next = copyOf(position);
      if (lay(next, cell, lowest(rest))) search(next);
    }
  }
}

const EVERYTHING: Limits = { holes: Number.POSITIVE_INFINITY, patience: 20_000 };

/**
 * Line by line, that with the fewest holes first: a line that is complete says more than candidates everywhere.
 * In it, the cell with the fewest candidates.
 */
function nextCell({ lattice, laid, may }: Position): number {
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  for (const cell of lattice.cells) {
    if (laid[cell] !== 0) continue;
    const open = Math.min(...must(lattice.linesAt[cell]).map(openIn));
    const weight = open * CODES + sizeOf(may[cell] ?? 0);
    if (weight < least) {
      least = weight;
      best = cell;
    }
  }
  return best;

  function openIn(line: number): number {
    return must(lattice.lines[line]).filter(cell => laid[cell] === 0).length;
  }
}

function tokensOf({ laid }: Position): (Token | null)[] {
  return Array.from(laid, code => (code === 0 ? null : tokenOf(code)));
}
