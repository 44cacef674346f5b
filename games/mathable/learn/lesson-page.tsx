import { useEffect, useRef, useState } from 'preact/hooks';
import { allowed } from '#kernel/game.ts';
import type { Words } from '#text/words.ts';
import { Icon } from '#ui/icons.tsx';
import type { Move } from '../rules/types.ts';
import { Aside } from '../ui/aside.tsx';
import type { LearnLabel } from './labels.ts';
import { STEPS, type StepId } from './lesson.ts';
import { beginAt, checkMove, next, noteRefusal, previous, type Run, show, tryMove } from './lesson-run.ts';
import { keepProgress, readProgress } from './progress.ts';
import { handName, Study } from './study.tsx';

/** The playable lesson. It can be left at any step, and goes on there. */
export function LessonPage({ words }: { readonly words: Words }) {
  const { label }: Words<LearnLabel> = words;
  const [run, setRun] = useState<Run>(() => beginAt(readProgress().step));
  const coach = useRef<HTMLElement>(null);
  const onward = useRef<HTMLButtonElement>(null);
  const { step, index, done, remark } = run;
  const isLast = index === STEPS.length - 1;

  useEffect(() => {
    keepProgress(isLast ? { step: 0, lessonDone: true } : { step: index });
  }, [index, isLast]);
  // The next thing to press is under the finger, and under Enter.
  useEffect(() => {
    if (done && step.goal.tag !== 'read') onward.current?.focus({ preventScroll: true });
  }, [done, step]);

  function turnTo(to: Run): void {
    setRun(to);
    // A screen reader reads the new step from its beginning.
    coach.current?.focus({ preventScroll: true });
  }

  function check(move: Move) {
    const verdict = checkMove(run, move);
    const noted = noteRefusal(run, move, verdict);
    if (noted !== run) setRun(noted);
    return verdict;
  }

  const progress = { step: index + 1, steps: STEPS.length };
  const sentence = remark === null ? (done ? doneText(step.id, words) : '') : label(remark.key, remark.facts);
  return (
    <Study
      {...{ words, check }}
      envelope={run.envelope}
      before={run.before}
      // The bubble of a refusal belongs to the hand that is asking: it stays while the hand does.
      seat={done && step.goal.tag !== 'refusal' ? null : step.seat}
      submit={async move => {
        setRun(tryMove(run, move));
        return allowed;
      }}
      hint={null}
      title={label('learn.lesson')}
      place={label('learn.lesson.progress', progress)}
      quiet={done}
      // A tile that was refused stays in hand beside its bubble; the step after it begins with an empty hand.
      hand={STEPS.slice(0, index).filter(({ goal }) => goal.tag === 'refusal').length}
      spoken={sentence}
    >
      <section
        class="coach"
        ref={coach}
        tabIndex={-1}
        aria-label={label('learn.lesson.coach', progress)}
        aria-describedby="coach-says"
      >
        <progress
          max={STEPS.length}
          value={index + 1}
          aria-label={label('learn.lesson.progress', progress)}
        />
        <div id="coach-says" class="coach-says">
          <h2>{label(`learn.step.${step.id}.title`)}</h2>
          <p>{label(`learn.step.${step.id}.text`)}</p>
          <Task {...{ run, words }} />
        </div>
        {remark !== null && <p class="coach-remark">{sentence}</p>}
        <div class="coach-actions">
          <button
            type="button"
            class="button icon"
            aria-label={label('learn.lesson.previous')}
            disabled={index === 0}
            onClick={() => turnTo(previous(run))}
          >
            <Icon name="back" />
          </button>
          {isLast ? (
            <>
              <a class="button" href="/mathable/learn">
                {label('learn.to-puzzles')}
              </a>
              <a class="button primary" href="/mathable/play?now">
                {label('learn.play')}
              </a>
            </>
          ) : (
            <button
              type="button"
              class={done ? 'button primary' : 'button'}
              ref={onward}
              onClick={() => (done ? turnTo(next(run)) : setRun(show(run)))}
            >
              {label(done ? 'learn.lesson.next' : 'learn.lesson.show')}
            </button>
          )}
        </div>
      </section>
      <div class="coach-table">
        <Hands {...{ run, words }} />
        <Aside view={run.envelope.view} words={words} />
      </div>
    </Study>
  );
}

/** What there is to do, or what was done. */
function Task({ run, words }: { readonly run: Run; readonly words: Words<LearnLabel> }) {
  const { step, done } = run;
  if (done && doneText(step.id, words) !== '')
    return (
      <p class="coach-task done">
        <Icon name="check" />
        <span>{doneText(step.id, words)}</span>
      </p>
    );
  if (step.goal.tag === 'read') return null;
  return <p class="coach-task">{words.label(`learn.step.${step.id as Doing}.task`)}</p>;
}

type Doing = Exclude<StepId, 'welcome' | 'finish'>;

function doneText(id: StepId, words: Words<LearnLabel>): string {
  return id === 'welcome' || id === 'finish' ? '' : words.label(`learn.step.${id}.done`);
}

/** Both hands with their points; a thicker edge and a word say which one plays. */
function Hands({ run, words }: { readonly run: Run; readonly words: Words<LearnLabel> }) {
  const { view } = run.envelope;
  return (
    <ul class="coach-hands" aria-label={words.label('learn.scores')}>
      {view.scores.map((score, seat) => {
        const isPlaying = seat === run.step.seat;
        return (
          <li key={handName(seat, words)} class={isPlaying ? 'playing' : undefined}>
            <span class="name">{handName(seat, words)}</span>
            <span class="soft">{isPlaying ? words.label('learn.hand.now') : ''}</span>
            <span class="score">{score}</span>
          </li>
        );
      })}
    </ul>
  );
}
