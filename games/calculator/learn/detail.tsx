import type { Words } from '#text/words.ts';
import type { DetailProps as LearnDetailProps } from '#ui/learn/course.ts';
import type { Calculator } from '../rules/types.ts';
import type { Puzzle } from './puzzles.ts';
import { standingOf } from './standing.ts';
import { TurnDetail } from './turn-detail.tsx';
import type { LearnLabel } from './words.ts';

interface DetailProps extends LearnDetailProps<Calculator> {
  readonly puzzle: Puzzle;
}

/** What was played; and why nothing brings more, for those who found it or gave it up. */
export function Detail({ view, words: all, isShown, puzzle }: DetailProps) {
  const words: Words<LearnLabel> = all;
  const { over, solved } = standingOf(view, puzzle);
  if (!over) return null;
  return (
    <div class="coach-table">
      <TurnDetail view={view} words={words} />
      {(solved || isShown) && (
        <section class="turn-detail">
          <h3>{words.label('learn.puzzle.why')}</h3>
          <p>{all.label(`learn.puzzle.${puzzle.id}.why`)}</p>
        </section>
      )}
    </div>
  );
}
