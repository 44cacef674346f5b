import { useEffect, useRef, useState } from 'preact/hooks';
import { allowed, type Facts } from '#kernel/game.ts';
import type { Words } from '#text/words.ts';
import { Icon } from '#ui/icons.tsx';
import { game } from '../rules/index.ts';
import type { Move } from '../rules/types.ts';
import type { LearnLabel } from './labels.ts';
import { keepTry } from './progress.ts';
import { adviceFor } from './puzzle-advice.ts';
import { Level, Placed, Verdict } from './puzzle-parts.tsx';
import { beginPuzzle, layNext, layTile, type PuzzleRun, standingOf } from './puzzle-run.ts';
import { PUZZLES, type Puzzle } from './puzzles.ts';
import { pace, Study } from './study.tsx';

interface PuzzlePageProps {
  readonly puzzle: Puzzle;
  readonly words: Words;
}

type Remark = { readonly key: LearnLabel; readonly facts: Facts };

/** One turn on the real board, and the exact answer to hold it against. */
export function PuzzlePage({ puzzle, words }: PuzzlePageProps) {
  const { label }: Words<LearnLabel> = words;
  const [run, setRun] = useState<PuzzleRun>(() => beginPuzzle(puzzle));
  const [remark, setRemark] = useState<Remark | null>(null);
  const [hint, setHint] = useState<Move | null>(null);
  const verdict = useRef<HTMLDivElement>(null);
  const { number, goal, level, best } = puzzle;
  const standing = standingOf(run);
  const { over, points, solved } = standing;
  const isShown = run.by === 'solution';

  useEffect(() => {
    if (over && !isShown) keepTry(number, points, solved);
    if (over) verdict.current?.focus({ preventScroll: true });
  }, [over, isShown, number, points, solved]);

  // The solution lays one tile after the other.
  useEffect(() => {
    if (!isShown || over) return undefined;
    const timer = setTimeout(() => setRun(layNext(run)), pace() * 2);
    return () => clearTimeout(timer);
  }, [run, isShown, over]);

  function turnTo(to: PuzzleRun, says: Remark | null = null): void {
    setRun(to);
    setHint(null);
    setRemark(says);
  }

  function play(move: Move): void {
    if (move.kind === 'pass') setRemark({ key: 'learn.puzzle.pass', facts: {} });
    else turnTo(layTile(run, move));
  }

  function ask(): void {
    const { move, ...says } = adviceFor(run);
    setHint(move);
    setRemark(says);
  }

  const following = PUZZLES.find(one => one.number === number + 1);
  const sentence = remark === null ? '' : label(remark.key, remark.facts);
  const facts = { tiles: standing.placements.length, points };
  return (
    <Study
      {...{ words }}
      envelope={run.envelope}
      before={run.before}
      seat={over || isShown ? null : 0}
      check={move => game.check(run.envelope.view, move)}
      submit={async move => {
        play(move);
        return allowed;
      }}
      hint={hint === null ? null : { move: hint, value: 0, error: 0, facts: {} }}
      title={label('learn.puzzle', { number })}
      place={label(goal === 'all' ? 'learn.puzzle.all' : 'learn.puzzle.best')}
      quiet={over || isShown}
      hand={0}
      spoken={sentence}
    >
      <section class="coach" aria-label={label('learn.puzzle', { number })}>
        <Level level={level} words={words} />
        <div class="coach-says">
          <h2>{label(goal === 'all' ? 'learn.puzzle.all' : 'learn.puzzle.best')}</h2>
          <p>{label(goal === 'all' ? 'learn.puzzle.all.goal' : 'learn.puzzle.best.goal', { best })}</p>
          <p class="soft only-wide">{label('learn.puzzle.no-draw')}</p>
        </div>
        {over ? (
          <Verdict {...{ standing, puzzle, words, isShown }} focus={verdict} />
        ) : (
          <p class="coach-task">{label('learn.puzzle.so-far', facts)}</p>
        )}
        {remark !== null && <p class="coach-remark">{sentence}</p>}
        <div class="coach-actions">
          <button type="button" class="button" onClick={() => turnTo(beginPuzzle(puzzle))}>
            <Icon name="undo" />
            {label('learn.puzzle.restart')}
          </button>
          {!over && !isShown && (
            <button type="button" class="button" onClick={ask}>
              <Icon name="bulb" />
              {label('learn.puzzle.hint')}
            </button>
          )}
          {!isShown && !(over && solved && points === best) && (
            <button type="button" class="button" onClick={() => turnTo(beginPuzzle(puzzle, 'solution'))}>
              {label('learn.puzzle.solution')}
            </button>
          )}
          {over && (
            <a
              class="button primary"
              href={
                following === undefined ? '/mathable/learn' : `/mathable/learn/puzzle/${following.number}`
              }
            >
              {label(following === undefined ? 'learn.puzzle.more' : 'learn.puzzle.next')}
            </a>
          )}
        </div>
      </section>
      {standing.placements.length > 0 && (
        <div class="coach-table">
          <Placed {...{ standing, words, isShown }} board={run.envelope.view.board} />
        </div>
      )}
    </Study>
  );
}
