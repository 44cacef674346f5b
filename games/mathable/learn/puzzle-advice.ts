import type { Advice } from '#ui/learn/course.ts';
import { makeCell } from '../rules/cells.ts';
import type { Mathable, View } from '../rules/types.ts';
import { bestFrom } from './best-from.ts';
import type { Puzzle } from './puzzles.ts';

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
