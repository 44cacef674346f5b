import type { Ref } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { allowed, type Shape } from '#contract/game.ts';
import type { Words } from '#text/words.ts';
import { PageIcon } from '../page-icons.tsx';
import {
  beginAt,
  handAt,
  help,
  helpFor,
  next,
  noteRefusal,
  previous,
  type Run,
  show,
  tryAnswer,
  tryMove,
} from './lesson-run.ts';
import { keepProgress, readProgress } from './progress.ts';
import { type RoomProps, Study } from './study.tsx';
import type { LearnWords } from './words.ts';

/** The playable lesson. It can be left at any step, and goes on there. */
export function LessonPage<S extends Shape>({ course, words, pace, play }: RoomProps<S>) {
  const { label }: LearnWords = words;
  const { game, lesson } = course;
  const { steps, Beside, Exercise } = lesson;
  const [run, setRun] = useState<Run<S>>(() => beginAt(lesson, readProgress(course).step));
  const [returns, setReturns] = useState(0);
  const coach = useRef<HTMLElement>(null);
  const onward = useRef<HTMLButtonElement>(null);
  const { step, index, done, remark } = run;
  const isLast = index === steps.length - 1;

  useEffect(() => {
    keepProgress(course, isLast ? { step: 0, lessonDone: true } : { step: index });
  }, [index, isLast]);
  // The next thing to press is under the finger, and under Enter.
  useEffect(() => {
    if (done && step.goal.tag !== 'read') onward.current?.focus({ preventScroll: true });
  }, [done, step]);

  function turnTo(to: Run<S>): void {
    setRun(to);
    // A screen reader reads the new step from its beginning.
    coach.current?.focus({ preventScroll: true });
  }

  function goOn(): void {
    turnTo(next(run));
  }

  function goBack(): void {
    // Hands are counted through the lesson: a step that one goes back to gets a number that no hand had before.
    setReturns(returns + handAt(lesson, steps.length) + 1);
    turnTo(previous(run));
  }

  function check(move: S['move']) {
    const verdict = game.check(run.envelope.view, move);
    const noted = noteRefusal(run, move, verdict);
    if (noted !== run) setRun(noted);
    return verdict;
  }

  const progress = { step: index + 1, steps: steps.length };
  const sentence =
    remark === null ? (done ? doneText(run, words) : '') : words.label(remark.key, remark.facts);
  return (
    <Study
      {...{ course, words, check, pace, play }}
      envelope={run.envelope}
      before={run.before}
      // The bubble of a refusal belongs to the hand that is asking: it stays while the hand does.
      seat={done && step.goal.tag !== 'refusal' ? null : step.seat}
      submit={async move => {
        setRun(tryMove(run, move));
        return allowed;
      }}
      hint={run.hint}
      title={label('learn.lesson')}
      place={label('learn.lesson.progress', progress)}
      quiet={done}
      // A step that one comes back to begins with an empty hand.
      hand={returns + handAt(lesson, index)}
      spoken={sentence}
      {...(step.exercise !== undefined && Exercise !== undefined
        ? {
            instead: (
              <Exercise
                key={`${step.id} ${returns}`}
                exercise={step.exercise}
                answer={run.answer}
                submit={answer => setRun(tryAnswer(run, answer))}
                words={words}
                sound={play}
              />
            ),
          }
        : {})}
    >
      <section
        class="coach"
        ref={coach}
        tabIndex={-1}
        aria-label={label('learn.lesson.coach', progress)}
        aria-describedby="coach-says"
      >
        <progress
          max={steps.length}
          value={index + 1}
          aria-label={label('learn.lesson.progress', progress)}
        />
        <div id="coach-says" class="coach-says">
          <h2>{words.label(`learn.step.${step.id}.title`)}</h2>
          <p>{words.label(`learn.step.${step.id}.text`)}</p>
          {lesson.Drawing !== undefined && <lesson.Drawing step={step.id} words={words} />}
          <Task {...{ run, words }} />
        </div>
        {remark !== null && <p class="coach-remark">{sentence}</p>}
        <Actions {...{ run, setRun, words, onward, isLast }} game={game.id} goOn={goOn} goBack={goBack} />
      </section>
      {Beside !== undefined && (
        <div class="coach-table">
          {step.exercise === undefined && <Beside view={run.envelope.view} seat={step.seat} words={words} />}
        </div>
      )}
    </Study>
  );
}

interface ActionsProps<S extends Shape> {
  readonly run: Run<S>;
  readonly setRun: (run: Run<S>) => void;
  readonly goOn: () => void;
  readonly goBack: () => void;
  readonly words: Words;
  readonly onward: Ref<HTMLButtonElement>;
  readonly isLast: boolean;
  readonly game: string;
}

function Actions<S extends Shape>(props: ActionsProps<S>) {
  const { run, setRun, goOn, goBack, words, onward, isLast, game } = props;
  const { label }: LearnWords = words;
  const { index, done } = run;
  const offered = helpFor(run);
  return (
    <div class="coach-actions">
      <button
        type="button"
        class="button icon"
        aria-label={label('learn.lesson.previous')}
        disabled={index === 0}
        onClick={goBack}
      >
        <PageIcon name="back" />
      </button>
      {offered !== undefined && (
        <button type="button" class="button" onClick={() => setRun(help(run))}>
          <PageIcon name="bulb" />
          {words.label(offered.label)}
        </button>
      )}
      {isLast ? (
        <>
          <a class="button" href={`/${game}/learn`}>
            {label('learn.to-puzzles')}
          </a>
          <a class="button primary" href={`/${game}/play?now`}>
            {label('learn.play')}
          </a>
        </>
      ) : (
        <button
          type="button"
          class={done ? 'button primary' : 'button'}
          data-clear
          ref={onward}
          onClick={() => (done ? goOn() : setRun(show(run)))}
        >
          {label(done ? 'learn.lesson.next' : 'learn.lesson.show')}
        </button>
      )}
    </div>
  );
}

/** What there is to do, or what was done. */
function Task<S extends Shape>({ run, words }: { readonly run: Run<S>; readonly words: Words }) {
  const { step, done } = run;
  if (step.goal.tag === 'read') return null;
  if (!done) return <p class="coach-task">{words.label(`learn.step.${step.id}.task`)}</p>;
  return (
    <p class="coach-task done">
      <PageIcon name="check" />
      <span>{doneText(run, words)}</span>
    </p>
  );
}

function doneText<S extends Shape>({ step }: Run<S>, words: Words): string {
  return step.goal.tag === 'read' ? '' : words.label(`learn.step.${step.id}.done`);
}
