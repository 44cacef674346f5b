import './home.css';
import type { Words } from '#text/words.ts';
import { Icon } from '#ui/icons.tsx';
import type { LearnLabel } from './labels.ts';
import { ANOTHER_HAND, STEPS } from './lesson.ts';
import { readBoard } from './notation.ts';
import { Picture } from './picture.tsx';
import { type Progress, readProgress } from './progress.ts';
import { Level } from './puzzle-parts.tsx';
import { PUZZLES, type Puzzle } from './puzzles.ts';

/** Where learning begins: the lesson, the puzzles, the rules. */
export function Home({ words }: { readonly words: Words<LearnLabel> }) {
  const { label } = words;
  const progress = readProgress();
  return (
    <main class="learn">
      <header>
        <h1>{label('learn.title')}</h1>
        <p class="learn-about">{label('learn.about')}</p>
      </header>
      <LessonCard {...{ progress, words }} />
      <section class="learn-puzzles" aria-labelledby="learn-puzzles">
        <header>
          <h2 id="learn-puzzles">{label('learn.puzzles')}</h2>
          <p class="soft">
            {label('learn.puzzles.solved', { solved: progress.solved.length, count: PUZZLES.length })}
          </p>
          <p>{label('learn.puzzles.about')}</p>
        </header>
        <ol>
          {PUZZLES.map(puzzle => (
            <li key={puzzle.number}>
              <PuzzleCard {...{ puzzle, progress, words }} />
            </li>
          ))}
        </ol>
      </section>
      <section class="learn-rules">
        <Icon name="book" />
        <p>{label('learn.rules.about')}</p>
        <a class="button" href="/mathable/rules">
          {label('learn.rules')}
        </a>
      </section>
    </main>
  );
}

interface CardProps {
  readonly progress: Progress;
  readonly words: Words<LearnLabel>;
}

function LessonCard({ progress, words }: CardProps) {
  const { label } = words;
  const { step, lessonDone } = progress;
  const isUnderWay = step > 0;
  return (
    <section class="learn-lesson" aria-labelledby="learn-lesson">
      <Picture board={ANOTHER_HAND.board} columns={9} rows={7} />
      <div>
        <h2 id="learn-lesson">{label('learn.lesson')}</h2>
        <p>{label('learn.lesson.about')}</p>
        {isUnderWay && <progress max={STEPS.length} value={step + 1} aria-labelledby="learn-lesson" />}
        {lessonDone && !isUnderWay && (
          <p class="learn-done">
            <Icon name="check" />
            {label('learn.lesson.done')}
          </p>
        )}
        <p>
          <a class="button primary" href="/mathable/learn/lesson">
            {isUnderWay
              ? label('learn.lesson.resume', { step: step + 1 })
              : label(lessonDone ? 'learn.lesson.again' : 'learn.lesson.begin')}
          </a>
        </p>
      </div>
    </section>
  );
}

function PuzzleCard({ puzzle, progress, words }: CardProps & { readonly puzzle: Puzzle }) {
  const { label } = words;
  const { number, goal, level, best } = puzzle;
  const points = progress.tried[number];
  const isSolved = progress.solved.includes(number);
  return (
    <a class={isSolved ? 'puzzle-card solved' : 'puzzle-card'} href={`/mathable/learn/puzzle/${number}`}>
      <Picture board={readBoard(puzzle.board)} columns={6} rows={5} />
      <span class="puzzle-name">
        <b>{label('learn.puzzle', { number })}</b>
        {label(goal === 'all' ? 'learn.puzzle.all' : 'learn.puzzle.best')}
      </span>
      <Level level={level} words={words} />
      <span class="puzzle-state">
        {isSolved && <Icon name="check" />}
        {isSolved
          ? label('learn.puzzle.solved')
          : points === undefined
            ? label('learn.puzzle.todo')
            : label('learn.puzzle.tried', { points, best })}
      </span>
    </a>
  );
}
