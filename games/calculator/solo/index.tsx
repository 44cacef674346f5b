import './pages/home.css';
import type { SoloProps } from '#contract/page.ts';
import type { Texts } from '#text/catalogue.ts';
import { NoSuchPage } from '#ui/no-such-page.tsx';
import { FreePage } from './pages/free-page.tsx';
import { Home } from './pages/home.tsx';
import { PuzzlePage } from './pages/puzzle-page.tsx';
import { makePath, readPath } from './path.ts';

/** The words of these pages: loaded with them, not with the table. */
export const texts: Texts = {
  fr: () => import('./text/fr.json', { with: { type: 'json' } }),
  en: () => import('./text/en.json', { with: { type: 'json' } }),
};

/** CA-17, CA-18: Calculator without an opponent. */
export function Solo({ path, words, play }: SoloProps) {
  const room = readPath(path);
  switch (room.tag) {
    case 'home':
      return <Home words={words} />;
    case 'free':
      return <FreePage key={room.size} size={room.size} {...{ words, play }} />;
    case 'puzzle':
    case 'day':
      return <PuzzlePage key={makePath(room)} {...{ room, words, play }} />;
    case 'unknown':
      return (
        <NoSuchPage
          title={words.label('solo.unknown')}
          home={words.label('solo.home')}
          href="/calculator/solo"
        />
      );
  }
}
