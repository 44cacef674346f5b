import type { Facts } from '#contract/game.ts';
import { must } from '#kernel/must.ts';
import type { Advice, PuzzleStanding, Sentence } from '#ui/learn/course.ts';
import { columnOf, nameOf, rowOf } from '../rules/cells.ts';
import type { Calculator, Laid, Move, View } from '../rules/types.ts';
import { answerOf, type Puzzle } from './puzzles.ts';
import type { LearnLabel } from './words.ts';

/** A puzzle is one turn: before it nothing has happened. */
export function standingOf({ past }: View, { best }: Puzzle): PuzzleStanding {
  const [turn] = past;
  if (turn?.kind !== 'played') return { points: 0, over: false, solved: false };
  return { points: turn.points, over: true, solved: turn.points === best };
}

export function tellStanding(view: View, puzzle: Puzzle, isShown: boolean): Sentence {
  const { points, over, solved } = standingOf(view, puzzle);
  return { key: keyOf({ over, solved, isShown }), facts: { points, best: puzzle.best } };
}

function keyOf(is: {
  readonly over: boolean;
  readonly solved: boolean;
  readonly isShown: boolean;
}): LearnLabel {
  if (!is.over) return 'learn.puzzle.task';
  if (is.isShown) return 'learn.puzzle.shown';
  return is.solved ? 'learn.puzzle.result.best' : 'learn.puzzle.result.less';
}

/** Only one line is asked for, and only of those has every one been counted. */
export function decline(move: Move): Sentence | null {
  if (move.kind === 'exchange') return { key: 'learn.puzzle.pass' satisfies LearnLabel, facts: {} };
  if (isOneLine(move.tokens)) return null;
  return { key: 'learn.puzzle.lines' satisfies LearnLabel, facts: {} };
}

export function isOneLine(tokens: readonly Laid[]): boolean {
  return [rowOf, columnOf].some(lineOf => new Set(tokens.map(({ cell }) => lineOf(cell))).size <= 1);
}

/** First what to think of, then where, then one half of it, then all. */
export function adviceFor(puzzle: Puzzle, asked: number): Advice<Calculator> {
  const tokens = answerOf(puzzle);
  if (asked === 0) return { key: `learn.puzzle.${puzzle.id}.hint`, facts: {}, move: null };
  if (asked === 1)
    return { key: 'learn.puzzle.hint.line' satisfies LearnLabel, facts: lineOf(tokens), move: null };
  const some = asked === 2 ? tokens.slice(0, Math.ceil(tokens.length / 2)) : tokens;
  return {
    key: 'learn.puzzle.hint.tokens' satisfies LearnLabel,
    facts: { count: some.length, left: tokens.length - some.length },
    move: { kind: 'play', tokens: some },
  };
}

function lineOf(tokens: readonly Laid[]): Facts {
  const [first, last] = [must(tokens[0]).cell, must(tokens.at(-1)).cell];
  return {
    direction: rowOf(first) === rowOf(last) ? 'across' : 'down',
    from: nameOf(first),
    to: nameOf(last),
  };
}
