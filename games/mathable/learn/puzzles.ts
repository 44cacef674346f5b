import type { Match } from '#kernel/match.ts';
import type { PuzzleFacts } from '#ui/learn/course.ts';
import { ALL_TILES, RACK, tilesOn, without } from '../rules/tiles.ts';
import type { Mathable, State, Tile } from '../rules/types.ts';
import { openAt, positionOf, readBoard } from './position.ts';
import file from './puzzles.json' with { type: 'json' };

/** Lay the whole rack, or score as much as can be scored. */
export const PUZZLE_GOALS = ['all', 'best'] as const;
export type PuzzleGoal = (typeof PUZZLE_GOALS)[number];

/**
 * One turn with a known answer, super bonus included. `puzzle/make.ts` finds them, tests prove them. Its level says
 * how seldom a player who takes what is in sight would find it.
 */
export interface Puzzle extends PuzzleFacts {
  readonly goal: PuzzleGoal;
  /** `8I=12 6H=8`, beside the four printed numbers. */
  readonly board: string;
  readonly rack: readonly Tile[];
  /** A turn that scores them, in the order to lay: `8I 12`. */
  readonly solution: readonly string[];
}

export const PUZZLES: readonly Puzzle[] = file.map(({ goal, level, board, rack, best, solution }, index) => ({
  number: index + 1,
  goal: PUZZLE_GOALS.find(one => one === goal) ?? 'best',
  level,
  board,
  rack,
  best,
  solution,
}));

/** The reserve is empty, so that nothing is drawn; the other hand is there because a game needs two. */
export function puzzleState({ board, rack }: Pick<Puzzle, 'board' | 'rack'>): State {
  return positionOf({ board: readBoard(board), racks: [rack, OTHER_HAND], reserve: [], seat: 0 });
}

const OTHER_HAND: readonly Tile[] = [0];

/** The same position with all tiles of the box: a whole hand against it, and the rest to be drawn. */
export function wholeState({ board: text, rack }: Pick<Puzzle, 'board' | 'rack'>): State {
  const board = readBoard(text);
  const rest = without(ALL_TILES, [...tilesOn(board), ...rack]);
  return positionOf({ board, racks: [rack, rest.slice(0, RACK)], reserve: rest.slice(RACK), seat: 0 });
}

export function openPuzzle(puzzle: Pick<Puzzle, 'board' | 'rack'>): Match<Mathable> {
  return openAt(puzzleState(puzzle));
}
