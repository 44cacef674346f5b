import type { Texts } from '#text/catalogue.ts';
import type { LearnProps } from '#ui/entry.ts';
import { Home } from './home.tsx';
import { LessonPage } from './lesson-page.tsx';
import { PuzzlePage } from './puzzle-page.tsx';
import { PUZZLES } from './puzzles.ts';

/** The words of the lesson: loaded with it, not with the table. */
export const texts: Texts = {
  fr: () => import('./text/fr.json', { with: { type: 'json' } }),
  en: () => import('./text/en.json', { with: { type: 'json' } }),
};

/** `/mathable/learn`, `/mathable/learn/lesson`, `/mathable/learn/puzzle/3`. */
export function Learn({ path, words }: LearnProps) {
  const [room, number] = path;
  if (room === undefined) return <Home words={words} />;
  if (room === 'lesson' && path.length === 1) return <LessonPage words={words} />;
  const puzzle =
    room === 'puzzle' && path.length === 2 ? PUZZLES.find(one => String(one.number) === number) : undefined;
  if (puzzle !== undefined) return <PuzzlePage key={puzzle.number} puzzle={puzzle} words={words} />;
  return (
    <main class="learn">
      <h1>{words.label('learn.unknown')}</h1>
      <p>
        <a class="button" href="/mathable/learn">
          {words.label('learn.home')}
        </a>
      </p>
    </main>
  );
}
