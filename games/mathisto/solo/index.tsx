import './solo.css';
import type { SoloProps } from '#contract/page.ts';
import type { Texts } from '#text/catalogue.ts';
import { later } from '#ui/later.tsx';
import { NoSuchPage } from '#ui/no-such-page.tsx';
import { Home } from './home.tsx';
import { readPath } from './path.ts';
import { Quiz } from './quiz.tsx';

/** The words of these pages: loaded with them, not with the table. */
export const texts: Texts = {
  fr: () => import('./text/fr.json', { with: { type: 'json' } }),
  en: () => import('./text/en.json', { with: { type: 'json' } }),
};

/** The questions and the plates come when they are wanted. */
const RoundPage = later(async () => (await import('./round-page.tsx')).RoundPage);
const GalleryPage = later(async () => (await import('./gallery.tsx')).GalleryPage);

/** Mathisto without the others: its questions, and its cards to look at. */
export function Solo({ path, words, play }: SoloProps) {
  const room = readPath(path);
  switch (room.tag) {
    case 'home':
      return <Home words={words} />;
    case 'quiz':
      return <Quiz words={words} />;
    case 'round':
      return <RoundPage key={room.topic} topic={room.topic} {...{ words, play }} />;
    case 'gallery':
      return <GalleryPage card={room.card} words={words} />;
    case 'unknown':
      return (
        <NoSuchPage
          title={words.label('solo.unknown')}
          home={words.label('solo.home')}
          href="/mathisto/solo"
        />
      );
  }
}
