import type { Shape } from '#contract/game.ts';
import type { LearnProps } from '#contract/page.ts';
import { useTitle } from '../use-title.ts';
import type { Course } from './course.ts';
import { Home } from './home.tsx';
import { LessonPage } from './lesson-page.tsx';
import { PuzzlePage } from './puzzle-page.tsx';
import type { LearnWords } from './words.ts';

interface RoomsProps<S extends Shape> extends LearnProps {
  readonly course: Course<S>;
}

/** All that there is to learn of a game: `/mathable/learn`, `/mathable/learn/lesson`, `/mathable/learn/puzzle/3`. */
export function Rooms<S extends Shape>({ course, path, ...props }: RoomsProps<S>) {
  const [room, number] = path;
  if (room === undefined) return <Home course={course} words={props.words} />;
  if (room === 'lesson' && path.length === 1) return <LessonPage course={course} {...props} />;
  const puzzle =
    room === 'puzzle' && path.length === 2
      ? course.puzzles.find(one => String(one.number) === number)
      : undefined;
  if (puzzle !== undefined) return <PuzzlePage key={puzzle.number} {...{ course, puzzle }} {...props} />;
  return <Unknown home={`/${course.game.id}/learn`} words={props.words} />;
}

function Unknown({ home, words }: { readonly home: string; readonly words: LearnWords }) {
  useTitle(words.label('learn.unknown'));
  return (
    <main class="learn">
      <h1>{words.label('learn.unknown')}</h1>
      <p>
        <a class="button" href={home}>
          {words.label('learn.home')}
        </a>
      </p>
    </main>
  );
}
