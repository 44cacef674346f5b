import type { LearnProps } from '#contract/page.ts';
import type { Texts } from '#text/catalogue.ts';
import { puzzleFinder } from '#ui/learn/puzzle-at.ts';
import { Rooms } from '#ui/learn/rooms.tsx';
import { COURSE } from './course.tsx';

/** The words of the lesson: loaded with it, not with the table. */
export const texts: Texts = {
  fr: () => import('./text/fr.json', { with: { type: 'json' } }),
  en: () => import('./text/en.json', { with: { type: 'json' } }),
};

export function Learn(props: LearnProps) {
  return <Rooms course={COURSE} {...props} />;
}

export const puzzleAt = puzzleFinder(COURSE);
