import type { Match } from '#kernel/match.ts';
import type { PuzzleFacts } from '#ui/learn/course.ts';
import { type Gamate, WAYS } from '../rules/types.ts';
import { openAt, type Position, stateOf } from './position.ts';
import file from './puzzles.json' with { type: 'json' };

/** The end of a deal with all hands open. The learner plays to its end, the others as well as can be. */
export interface Puzzle extends Position, PuzzleFacts {
  readonly id: string;
  /** The only card that leads there, and how it is played: `force 47`. */
  readonly answer: string;
}

export const PUZZLES: readonly Puzzle[] = file.map((read, index) => ({
  number: index + 1,
  id: read.id,
  level: read.level,
  trumps: read.trumps,
  declarer: read.declarer,
  way: WAYS.find(one => one === read.way) ?? 'up',
  announced: read.announced,
  hands: read.hands,
  played: read.played,
  best: read.best,
  answer: read.answer,
}));

export function openPuzzle(puzzle: Puzzle): Match<Gamate> {
  return openAt(stateOf(puzzle), true);
}
