import type { Rng } from '#contract/rng.ts';
import { must } from '#kernel/must.ts';
import { rngFor, seedFrom } from '#kernel/rng.ts';
import { sha256, utf8 } from '#kernel/sha256.ts';
import type { Token } from '../rules/tokens.ts';
import { codeOf } from './codes.ts';
import { BY_EYE, deduceInLine, findsByCrossing, findsByTrial, findsInLines, type Level } from './deduce.ts';
import { fillLattice } from './fill.ts';
import { latticeOf, type Size } from './lattice.ts';
import { lay, makePosition, type Position, propagate } from './position.ts';
import { countSolutions, type Puzzle } from './solve.ts';

export type MadePuzzle = {
  readonly puzzle: Puzzle;
  /** One entry for each cell, null between the lines. */
  readonly solution: readonly (Token | null)[];
  readonly level: Level;
};

/** CA-18: the same text gives the same puzzle, everywhere. */
export function makePuzzle(size: Size, level: Level, seed: string): MadePuzzle {
  const rng = rngOf(`calculator puzzle ${size} ${level} ${seed}`);
  for (;;) {
    const solution = fillLattice(size, rng);
    const puzzle = dig(size, level, solution, rng);
    if (isEasier(puzzle, level)) continue;
    // What can be deduced is proved already. This is the exact search, which knows nothing of deductions.
    if (countSolutions(puzzle).count !== 1) throw new Error(`the puzzle of “${seed}” is not unique`);
    return { puzzle, solution, level };
  }
}

/** Cells that only a trial tells: enough to be level 3, not so many as to be no fun. */
const TRIALS: Readonly<Record<Size, number>> = { 5: 2, 9: 4, 13: 4 };

/**
 * Takes tokens away, one by one, as long as somebody of that level can still tell what was there. Once it is
 * told, the puzzle is the one before, which could be solved: so this one can be, and in one way only.
 */
function dig(size: Size, level: Level, solution: readonly (Token | null)[], rng: Rng): Puzzle {
  const given = [...solution];
  const toPlace: Token[] = [];
  const order = rng.shuffle(latticeOf(size).cells);
  const finds = level === 1 ? findsInLines : findsByCrossing;
  for (const cell of order) takeAway(cell, finds);
  let trials = level === 3 ? TRIALS[size] : 0;
  for (const cell of order) {
    if (trials > 0 && given[cell] !== null && takeAway(cell, findsByTrial)) trials--;
  }
  return { size, given, toPlace: toPlace.toSorted(inOrder) };

  function takeAway(cell: number, canFind: (position: Position, cell: number) => boolean): boolean {
    const token = must(given[cell]);
    given[cell] = null;
    toPlace.push(token);
    if (canFind(makePosition(size, given, toPlace), cell)) return true;
    given[cell] = token;
    toPlace.pop();
    return false;
  }
}

/** Whether a lower level would do. */
function isEasier({ size, given, toPlace }: Puzzle, level: Level): boolean {
  const position = makePosition(size, given, toPlace);
  if (level === 1) return false;
  if (level === 3) return propagate(position, BY_EYE) === null && position.open === 0;
  for (let found = deduceInLine(position); found !== null; found = deduceInLine(position)) {
    lay(position, found.cell, found.code);
  }
  return position.open === 0;
}

/** Numbers first, signs as on the box. */
function inOrder(a: Token, b: Token): number {
  return codeOf(a) - codeOf(b);
}

/** Chance that is the same on every device: any text is a seed. */
export function rngOf(text: string): Rng {
  return rngFor(seedFrom(sha256(utf8(text))), 0);
}
