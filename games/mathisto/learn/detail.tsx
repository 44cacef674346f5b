import type { Words } from '#text/words.ts';
import type { View } from '../rules/types.ts';
import type { Puzzle } from './puzzles.ts';
import { standingOf } from './standing.ts';
import type { LearnLabel } from './words.ts';

interface DetailProps {
  readonly view: View;
  readonly words: Words;
  readonly puzzle: Puzzle;
}

/** Once the move is made: what could be known, and how. */
export function Detail({ view, words: all, puzzle }: DetailProps) {
  const { label }: Words<LearnLabel> = all;
  if (!standingOf(view, puzzle).over) return null;
  return (
    <section class="coach-table learn-why">
      <h3>{label('learn.puzzle.why')}</h3>
      <p>{all.label(`learn.puzzle.${puzzle.id}.why`)}</p>
    </section>
  );
}
