import type { Shape } from '#contract/game.ts';
import type { PuzzleAt } from '#contract/page.ts';
import type { Course } from './course.ts';

/** Where a puzzle of this course can be played on from; null if there is none of that number. */
export function puzzleFinder<S extends Shape>({ puzzles }: Course<S>): (number: number) => PuzzleAt | null {
  return number => {
    const puzzle = puzzles.find(one => one.number === number);
    if (puzzle === undefined) return null;
    return { match: (puzzle.atTable ?? puzzle.open)(), seat: puzzle.seat };
  };
}
