import { useEffect, useRef, useState } from 'preact/hooks';
import { allowed, type Shape } from '#contract/game.ts';
import { PageIcon } from '../page-icons.tsx';
import type { Puzzle, Sentence } from './course.ts';
import { Level } from './level.tsx';
import { keepTry } from './progress.ts';
import { beginPuzzle, type PuzzleRun, playNext, playOn } from './puzzle-run.ts';
import { type RoomProps, Study } from './study.tsx';
import { Verdict } from './verdict.tsx';
import type { LearnWords } from './words.ts';

interface PuzzlePageProps<S extends Shape> extends RoomProps<S> {
  readonly puzzle: Puzzle<S>;
}

/** One decision on the real table, and the exact answer to hold it against. */
export function PuzzlePage<S extends Shape>(props: PuzzlePageProps<S>) {
  const { course, puzzle, words, pace, play } = props;
  const { label }: LearnWords = words;
  const [run, setRun] = useState<PuzzleRun<S>>(() => beginPuzzle(puzzle));
  const [remark, setRemark] = useState<Sentence | null>(null);
  const [hint, setHint] = useState<S['move'] | null>(null);
  const [asked, setAsked] = useState(0);
  const [opened, setOpened] = useState(0);
  const verdict = useRef<HTMLDivElement>(null);
  const { number, level, best, goal, note, Detail } = puzzle;
  const { view } = run.envelope;
  const standing = puzzle.standing(view);
  const { over, points, solved } = standing;
  const isShown = run.by === 'solution';

  useEffect(() => {
    if (over && !isShown) keepTry(course, { number, points, isSolved: solved });
    if (over) verdict.current?.focus({ preventScroll: true });
  }, [over, isShown, number, points, solved]);

  // The solution plays one move after the other.
  useEffect(() => {
    if (!isShown || over) return undefined;
    const timer = setTimeout(() => setRun(playNext(run)), pace * 2);
    return () => clearTimeout(timer);
  }, [run, isShown, over, pace]);

  function turnTo(to: PuzzleRun<S>): void {
    setRun(to);
    setHint(null);
    setRemark(null);
  }

  function open(by: PuzzleRun<S>['by']): void {
    turnTo(beginPuzzle(puzzle, by));
    setAsked(0);
    setOpened(opened + 1);
  }

  function ask(): void {
    const { move, ...says } = puzzle.advise(view, asked);
    setAsked(asked + 1);
    setHint(move);
    setRemark(says);
  }

  const told = puzzle.tell(view, isShown);
  const toldText = words.label(told.key, told.facts);
  const sentence = remark === null ? '' : words.label(remark.key, remark.facts);
  return (
    <Study
      {...{ course, words, pace, play, hint }}
      envelope={run.envelope}
      before={run.before}
      seat={over || isShown ? null : puzzle.seat}
      check={move => course.game.check(view, move)}
      submit={async move => {
        const no = puzzle.decline?.(move) ?? null;
        if (no === null) turnTo(playOn(run, move));
        else setRemark(no);
        return allowed;
      }}
      title={label('learn.puzzle', { number })}
      place={words.label(puzzle.name)}
      quiet={over || isShown}
      hand={opened}
      spoken={sentence}
    >
      <section class="coach" aria-label={label('learn.puzzle', { number })}>
        <Level level={level} words={words} />
        <div class="coach-says">
          <h2>{words.label(puzzle.name)}</h2>
          <p>{words.label(goal.key, goal.facts)}</p>
          {note !== undefined && <p class="soft only-wide">{words.label(note)}</p>}
        </div>
        {over ? (
          <Verdict {...{ standing, best, words, isShown }} sentence={toldText} focus={verdict} />
        ) : (
          <p class="coach-task">{toldText}</p>
        )}
        {remark !== null && <p class="coach-remark">{sentence}</p>}
        <div class="coach-actions">
          <button type="button" class="button" onClick={() => open('learner')}>
            <PageIcon name="undo" />
            {label('learn.puzzle.restart')}
          </button>
          {!over && !isShown && (
            <button type="button" class="button" onClick={ask}>
              <PageIcon name="bulb" />
              {label('learn.puzzle.hint')}
            </button>
          )}
          {!isShown && !(over && solved && points === best) && (
            <button type="button" class="button" onClick={() => open('solution')}>
              {label('learn.puzzle.solution')}
            </button>
          )}
          {(over || isShown) && (
            <a class="button" href={`/play-on/puzzle/${course.game.id}/${number}`}>
              <PageIcon name="branch" />
              {label('learn.puzzle.play-on')}
            </a>
          )}
          {over && <Onward {...props} />}
        </div>
      </section>
      <Detail {...{ view, words, isShown }} />
    </Study>
  );
}

function Onward<S extends Shape>({ course, puzzle, words }: PuzzlePageProps<S>) {
  const home = `/${course.game.id}/learn`;
  const following = course.puzzles.find(({ number }) => number === puzzle.number + 1);
  return (
    <a class="button primary" href={following === undefined ? home : `${home}/puzzle/${following.number}`}>
      {words.label(following === undefined ? 'learn.puzzle.more' : 'learn.puzzle.next')}
    </a>
  );
}
