import './home.css';
import type { Shape } from '#contract/game.ts';
import type { Words } from '#text/words.ts';
import { PageIcon } from '../page-icons.tsx';
import { useTitle } from '../use-title.ts';
import type { Course, Puzzle } from './course.ts';
import { Level } from './level.tsx';
import { type Progress, readProgress } from './progress.ts';
import type { LearnWords } from './words.ts';

interface HomeProps<S extends Shape> {
  readonly course: Course<S>;
  readonly words: Words;
}

/** Where learning begins: the lesson, the puzzles, the rules. */
export function Home<S extends Shape>({ course, words }: HomeProps<S>) {
  const { label }: LearnWords = words;
  const { game, puzzles } = course;
  useTitle(label('learn.title'));
  const progress = readProgress(course);
  return (
    <main class="learn">
      <header>
        <h1>{label('learn.title')}</h1>
        <p class="learn-about">{label('learn.about')}</p>
      </header>
      <LessonCard {...{ course, progress, words }} />
      <section class="learn-puzzles" aria-labelledby="learn-puzzles">
        <header>
          <h2 id="learn-puzzles">{label('learn.puzzles')}</h2>
          <p class="soft">
            {label('learn.puzzles.solved', { solved: progress.solved.length, count: puzzles.length })}
          </p>
          <p>{label('learn.puzzles.about')}</p>
        </header>
        <ol>
          {puzzles.map(puzzle => (
            <li key={puzzle.number}>
              <PuzzleCard
                {...{ puzzle, progress, words }}
                href={`/${game.id}/learn/puzzle/${puzzle.number}`}
              />
            </li>
          ))}
        </ol>
      </section>
      <section class="learn-rules">
        <PageIcon name="book" />
        <p>{label('learn.rules.about')}</p>
        <a class="button" href={`/${game.id}/rules`}>
          {label('learn.rules')}
        </a>
      </section>
    </main>
  );
}

interface CardProps {
  readonly progress: Progress;
  readonly words: Words;
}

function LessonCard<S extends Shape>({ course, progress, words }: CardProps & HomeProps<S>) {
  const { label }: LearnWords = words;
  const { game, lesson, Picture } = course;
  const { step, lessonDone } = progress;
  const isUnderWay = step > 0;
  return (
    <section class="learn-lesson" aria-labelledby="learn-lesson">
      <Picture />
      <div>
        <h2 id="learn-lesson">{label('learn.lesson')}</h2>
        <p>{label('learn.lesson.about')}</p>
        {isUnderWay && <progress max={lesson.steps.length} value={step + 1} aria-labelledby="learn-lesson" />}
        {lessonDone && !isUnderWay && (
          <p class="learn-done">
            <PageIcon name="check" />
            {label('learn.lesson.done')}
          </p>
        )}
        <p>
          <a class="button primary" href={`/${game.id}/learn/lesson`}>
            {isUnderWay
              ? label('learn.lesson.resume', { step: step + 1 })
              : label(lessonDone ? 'learn.lesson.again' : 'learn.lesson.begin')}
          </a>
        </p>
      </div>
    </section>
  );
}

interface PuzzleCardProps<S extends Shape> extends CardProps {
  readonly puzzle: Puzzle<S>;
  readonly href: string;
}

function PuzzleCard<S extends Shape>({ puzzle, href, progress, words }: PuzzleCardProps<S>) {
  const { label }: LearnWords = words;
  const { number, name, level, best, Picture } = puzzle;
  const points = progress.tried[number];
  const isSolved = progress.solved.includes(number);
  return (
    <a class={isSolved ? 'puzzle-card solved' : 'puzzle-card'} href={href}>
      <Picture />
      <span class="puzzle-name">
        <b>{label('learn.puzzle', { number })}</b>
        {words.label(name)}
      </span>
      <Level level={level} words={words} />
      <span class="puzzle-state">
        {isSolved && <PageIcon name="check" />}
        {isSolved
          ? label('learn.puzzle.solved')
          : points === undefined
            ? label('learn.puzzle.todo')
            : label('learn.puzzle.tried', { points, best })}
      </span>
    </a>
  );
}
