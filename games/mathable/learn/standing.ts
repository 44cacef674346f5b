import type { Advice, PuzzleStanding, Sentence } from '#ui/learn/course.ts';
import { makeCell } from '../rules/cells.ts';
import { sum } from '../rules/tiles.ts';
import type { Mathable, Placement, View } from '../rules/types.ts';
import { bestFrom } from './best-from.ts';
import type { Puzzle } from './puzzles.ts';
import type { LearnLabel } from './words.ts';

/** A puzzle so far; points include the super bonus. */
export interface Standing extends PuzzleStanding {
  readonly placements: readonly Placement[];
  readonly superBonus: number;
  readonly left: number;
}

export function standingOf(view: View, puzzle: Puzzle): Standing {
  const past = view.past[0];
  const placements = past?.placements ?? view.turn.placements;
  const superBonus = past?.superBonus ?? 0;
  const points = sum(placements.map(one => one.points)) + superBonus;
  const over = past !== undefined;
  const left = puzzle.rack.length - placements.length;
  return {
    placements,
    points,
    superBonus,
    left,
    over,
    solved: over && (puzzle.goal === 'all' ? left === 0 : points === puzzle.best),
  };
}

export function tellStanding(standing: Standing, puzzle: Puzzle, isShown: boolean): Sentence {
  const { points, left, placements, over } = standing;
  const key = over ? verdictKey(standing, puzzle, isShown) : 'learn.puzzle.so-far';
  return { key, facts: { points, left, best: puzzle.best, tiles: placements.length } };
}

function verdictKey({ points, solved }: Standing, { goal, best }: Puzzle, isShown: boolean): LearnLabel {
  if (isShown) return 'learn.puzzle.shown';
  if (goal === 'best') return solved ? 'learn.puzzle.result.best' : 'learn.puzzle.result.less';
  if (!solved) return 'learn.puzzle.result.left';
  return points === best ? 'learn.puzzle.result.seven-best' : 'learn.puzzle.result.seven';
}

/** Worth more than any points: where all seven are asked for, points come second. */
const ABOVE_ALL = 10_000;

/** The next tile on the way to the goal; honest where the goal can no longer be reached. */
export function adviceFor(view: View, { goal, best }: Puzzle): Advice<Mathable> {
  const found = goal === 'all' ? bestFrom(view, ABOVE_ALL) : bestFrom(view);
  if (goal === 'all' && !found.empties) return { key: 'learn.puzzle.hint.no-seven', facts: {}, move: null };
  const move = found.moves[0];
  if (move === undefined) return { key: 'learn.puzzle.hint.end', facts: {}, move: null };
  const facts = { tile: move.tile, cell: makeCell(move.cell), most: found.points, best };
  const isLess = goal === 'best' && found.points < best;
  return { key: isLess ? 'learn.puzzle.hint.less' : 'learn.puzzle.hint.place', facts, move };
}
