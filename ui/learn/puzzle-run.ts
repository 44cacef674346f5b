/** A puzzle under way, headless. */
import type { Shape } from '#contract/game.ts';
import type { Envelope, Match } from '#kernel/match.ts';
import type { Puzzle } from './course.ts';
import { playMove } from './scripted.ts';

export interface PuzzleRun<S extends Shape> {
  readonly puzzle: Puzzle<S>;
  readonly match: Match<S>;
  readonly envelope: Envelope<S>;
  readonly before: Envelope<S> | null;
  /** Who plays: the learner, or the solution being shown. */
  readonly by: 'learner' | 'solution';
}

export function beginPuzzle<S extends Shape>(
  puzzle: Puzzle<S>,
  by: PuzzleRun<S>['by'] = 'learner',
): PuzzleRun<S> {
  const match = puzzle.open();
  return { puzzle, match, envelope: match.envelope(puzzle.seat), before: null, by };
}

export function playOn<S extends Shape>(run: PuzzleRun<S>, move: S['move']): PuzzleRun<S> {
  const { puzzle, match, envelope } = run;
  const { seat } = puzzle;
  if (!playMove(match, move, seat).ok) return run;
  playReplies(run);
  return { ...run, envelope: match.envelope(seat), before: envelope };
}

/** The other seats answer, until the learner is asked again or all is over. */
function playReplies<S extends Shape>({ puzzle: { seat, reply }, match }: PuzzleRun<S>): void {
  if (reply === undefined) return;
  for (;;) {
    const { view, turn } = match.envelope(seat);
    const [next] = turn?.seats ?? [];
    if (next === undefined || next === seat) return;
    if (!playMove(match, reply(view), next).ok) throw new Error('the others answer by the rules');
  }
}

/** The next move of the solution. */
export function playNext<S extends Shape>(run: PuzzleRun<S>): PuzzleRun<S> {
  return playOn(run, run.puzzle.solve(run.envelope.view));
}
