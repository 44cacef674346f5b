import type { Match } from '#kernel/match.ts';
import type { PuzzleFacts } from '#ui/learn/course.ts';
import type { Calculator, Laid } from '../rules/types.ts';
import { openAt, type Position, readLaid, stateOf } from './position.ts';
import file from './puzzles.json' with { type: 'json' };

/** One turn on one line, with an empty bag; a test proves that no line brings more. */
export interface Puzzle extends Position, PuzzleFacts {
  readonly id: string;
  /** A line that brings them; there may be others. */
  readonly answer: string;
}

export const PUZZLES: readonly Puzzle[] = file.map(({ id, level, board, rack, best, answer }, index) => ({
  number: index + 1,
  id,
  level,
  board,
  rack,
  best,
  answer,
}));

export function openPuzzle(puzzle: Puzzle): Match<Calculator> {
  return openAt(stateOf(puzzle));
}

/** What the answer lays, in the order of its cells. */
export function answerOf({ answer }: Puzzle): readonly Laid[] {
  return readLaid(answer);
}
