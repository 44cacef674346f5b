import type { Facts, Verdict } from '#contract/game.ts';
import type { Sentence } from '#ui/learn/course.ts';
import { makeCell } from '../rules/cells.ts';
import { linesThatHold, pointsOf } from '../rules/placing.ts';
import type { Move, Rule, View } from '../rules/types.ts';
import type { Step } from './lesson.ts';
import { readMove, writeMove } from './position.ts';
import type { LearnLabel } from './words.ts';

/** The steps whose `other` has words of its own. */
type WithOther = 'product' | 'difference' | 'extra' | 'ahead' | 'double' | 'decline' | 'refused' | 'exchange';

/** A legal move: is it the one that the step asks for? If not, what is said. */
export function judge(step: Step, move: Move, view: View): Sentence | null {
  const { goal } = step;
  if (goal.tag === 'move') {
    const sameKind = readMove(goal.move).kind === move.kind;
    if (writeMove(move) === goal.move || (goal.anyOfItsKind === true && sameKind)) return null;
  }
  const facts = factsOf(move, view);
  return { key: otherKey(step, move), facts };
}

function otherKey({ id, other }: Step, move: Move): LearnLabel {
  if (writeMove(move) === other) return `learn.step.${id as WithOther}.other`;
  return move.kind === 'place' ? 'learn.other.place' : 'learn.other.move';
}

/** Is this the refusal that the step wants to be seen? */
export function isRefusalSought({ goal }: Step, move: Move, verdict: Verdict<Rule>): boolean {
  return goal.tag === 'refusal' && !verdict.ok && verdict.rule === goal.rule && writeMove(move) === goal.move;
}

function factsOf(move: Move, { board }: View): Facts {
  if (move.kind !== 'place') return {};
  const { cell, tile } = move;
  return {
    tile,
    cell: makeCell(cell),
    points: pointsOf(cell, tile, linesThatHold(board, cell, tile).length),
  };
}
