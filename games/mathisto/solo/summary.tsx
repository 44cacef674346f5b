import { useEffect, useRef } from 'preact/hooks';
import { PageIcon } from '#ui/page-icons.tsx';
import { nameOf } from './progress.ts';
import { type Round, scoreOf } from './round.ts';
import type { SoloWords } from './words.ts';

interface SummaryProps {
  readonly round: Round;
  readonly words: SoloWords;
  readonly another: () => void;
}

/** After a round: how many were known, and the others once more. */
export function Summary({ round, words, another }: SummaryProps) {
  const { label } = words;
  const { right, asked } = scoreOf(round);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  return (
    <section class="solo-summary">
      <h2 ref={title} tabIndex={-1}>
        {label('solo.done', { right, asked })}
      </h2>
      {round.missed.length > 0 && (
        <>
          <p>{label('solo.missed', { count: round.missed.length })}</p>
          <ul>
            {round.missed.map(item => {
              const { ask, answer } = item.question[words.language];
              return (
                <li key={nameOf(item)}>
                  <span>{ask}</span> <b>{answer}</b>
                </li>
              );
            })}
          </ul>
        </>
      )}
      <p class="solo-actions">
        <button type="button" class="button primary" onClick={another}>
          <PageIcon name="forward" />
          {label('solo.another')}
        </button>
        <a class="button" href="/mathisto/solo/quiz">
          {label('solo.quiz.back')}
        </a>
      </p>
    </section>
  );
}
