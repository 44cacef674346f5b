import './gallery.css';
import { useEffect, useState } from 'preact/hooks';
import { PageIcon } from '#ui/page-icons.tsx';
import { afterPaint } from '#ui/use-after-paint.ts';
import { useTitle } from '#ui/use-title.ts';
import { type Card, cardsOf, FAMILIES, JOKERS } from '../rules/cards.ts';
import { MathistoCard } from '../ui/card/card.tsx';
import { Emblem } from '../ui/card/emblem.tsx';
import { GalleryCard } from './gallery-card.tsx';
import type { SoloWords } from './words.ts';

interface GalleryPageProps {
  /** The one to look at; null for all of them. */
  readonly card: Card | null;
  readonly words: SoloWords;
}

/** MH-1, MH-2: the 51 cards, to look at and to read. */
export function GalleryPage({ card, words }: GalleryPageProps) {
  return card === null ? <Wall words={words} /> : <GalleryCard key={card} card={card} words={words} />;
}

const GROUPS = [...FAMILIES, 'joker'] as const;

/** All of them, family by family. */
function Wall({ words }: { readonly words: SoloWords }) {
  const { label } = words;
  useTitle(label('solo.gallery'), 'Mathisto');
  const shown = useOneByOne(GROUPS.length);
  return (
    <div class="solo-page">
      <header class="bar solo-bar">
        <a class="button quiet icon" href="/mathisto/solo" aria-label={label('solo.home')}>
          <PageIcon name="back" />
        </a>
        <h1>{label('solo.gallery')}</h1>
      </header>
      <main class="gallery">
        <p class="lead">{label('solo.gallery.about')}</p>
        {GROUPS.slice(0, shown).map(group => (
          <section key={group} aria-labelledby={`gallery-${group}`}>
            <h2 id={`gallery-${group}`}>
              <Emblem family={group} />
              {group === 'joker' ? label('gallery.jokers') : label(`family.${group}`)}
            </h2>
            <ul>
              {(group === 'joker' ? JOKERS : cardsOf(group)).map(card => (
                <li key={card}>
                  <a href={`/mathisto/solo/gallery/${card}`} aria-label={label(`card.${card}`)}>
                    <MathistoCard card={card} words={words} size="hand" />
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </main>
    </div>
  );
}

/** Engraving fifty plates takes a while: one more group after each paint, so that the page never stands still. */
function useOneByOne(count: number): number {
  const [shown, setShown] = useState(1);
  useEffect(() => {
    let wanted = shown < count;
    if (wanted) {
      afterPaint(() => {
        if (wanted) setShown(shown + 1);
      });
    }
    return () => {
      wanted = false;
    };
  }, [shown, count]);
  return shown;
}
