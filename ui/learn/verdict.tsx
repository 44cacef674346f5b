import type { Ref } from 'preact';
import { PageIcon } from '../page-icons.tsx';
import type { PuzzleStanding } from './course.ts';
import type { LearnWords } from './words.ts';

interface VerdictProps {
  readonly standing: PuzzleStanding;
  readonly best: number;
  readonly sentence: string;
  readonly words: LearnWords;
  readonly isShown: boolean;
  readonly focus: Ref<HTMLDivElement>;
}

/** The learner's answer beside the best one. */
export function Verdict({ standing, best, sentence, words, isShown, focus }: VerdictProps) {
  const { label } = words;
  const { points, solved } = standing;
  return (
    <div class="coach-verdict" tabIndex={-1} ref={focus}>
      <p class={solved ? 'coach-task done' : 'coach-task'}>
        {solved && <PageIcon name="check" />}
        <span>{sentence}</span>
      </p>
      {!isShown && (
        <dl class="versus">
          <dt>{label('learn.puzzle.yours')}</dt>
          <dd>
            <i style={{ '--ratio': Math.max(0, points / best) }} />
            <b>{points}</b>
          </dd>
          <dt>{label('learn.puzzle.most')}</dt>
          <dd>
            <i style={{ '--ratio': 1 }} />
            <b>{best}</b>
          </dd>
        </dl>
      )}
    </div>
  );
}
