import { useEffect, useRef } from 'preact/hooks';
import { later } from '#ui/later.tsx';
import { PageIcon } from '#ui/page-icons.tsx';
import { useTitle } from '#ui/use-title.ts';
import { Waiting } from '#ui/waiting.tsx';
import { ALL_CARDS, type Card, familyOf, indexOf, isDiscovery, isJoker } from '../rules/cards.ts';
import { Emblem } from '../ui/card/emblem.tsx';
import { lookOf } from '../ui/card/look-of.ts';
import { useGalleryText } from '../ui/gallery/use-text.ts';
import { GalleryPlate } from './gallery-plate.tsx';
import { readKept } from './progress.ts';
import type { SoloWords } from './words.ts';

/** With all the questions: only where some have been asked. */
const GalleryStories = later(async () => (await import('./gallery-stories.tsx')).GalleryStories, {
  optional: true,
});

interface GalleryCardProps {
  readonly card: Card;
  readonly words: SoloWords;
}

/** One card: its plate, large, and what there is to know about it. */
export function GalleryCard({ card, words }: GalleryCardProps) {
  const { label, language } = words;
  const say = useGalleryText(language);
  const name = label(`card.${card}`);
  useTitle(name, label('solo.gallery'), 'Mathisto');
  if (say === null) return <Waiting />;
  return (
    <div class="solo-page">
      <header class="bar solo-bar">
        <a class="button quiet icon" href="/mathisto/solo/gallery" aria-label={label('gallery.all')}>
          <PageIcon name="back" />
        </a>
        <p class="solo-where">{label('solo.gallery')}</p>
      </header>
      <main class="gallery-card">
        <GalleryPlate card={card} language={language} label={say(`${card}.shows`)} />
        <article>
          <p class="gallery-kind">
            <Emblem family={lookOf(card).emblem} />
            {kindOf(card, words)}
          </p>
          <h1>{name}</h1>
          <p class="gallery-life">
            {label(`card.${card}.dates`)} · {say(`${card}.where`)}
          </p>
          <p class="lead">{say(`${card}.did`)}</p>
          {isJoker(card) && (
            <section>
              <h2>{label('gallery.story')}</h2>
              <p>{say(`${card}.story`)}</p>
            </section>
          )}
          <section>
            <h2>{label('gallery.plate')}</h2>
            <p class="gallery-shows">{say(`${card}.shows`)}</p>
            <p>{say(`${card}.read`)}</p>
          </section>
          {hasAsked() && <GalleryStories card={card} words={words} />}
        </article>
        <Neighbours card={card} words={words} />
      </main>
    </div>
  );
}

function hasAsked(): boolean {
  const { known, missed } = readKept();
  return known.length + missed.length > 0;
}

function kindOf(card: Card, { label }: SoloWords): string {
  if (isJoker(card)) return label('kind.joker');
  const family = label(`family.${familyOf(card)}`);
  return isDiscovery(card) ? `${family} · ${label('kind.discovery')}` : family;
}

/** The way to the cards before and after, also by the arrow keys. */
function Neighbours({ card, words }: GalleryCardProps) {
  const { label } = words;
  const [before, after] = [useRef<HTMLAnchorElement>(null), useRef<HTMLAnchorElement>(null)];
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (event.key === 'ArrowLeft') before.current?.click();
      if (event.key === 'ArrowRight') after.current?.click();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  return (
    <nav aria-label={label('solo.gallery')}>
      <a class="button" rel="prev" ref={before} href={`/mathisto/solo/gallery/${beside(card, -1)}`}>
        <PageIcon name="back" />
        <span>
          <span class="soft">{label('gallery.before')}</span> {label(`card.${beside(card, -1)}.short`)}
        </span>
      </a>
      <a class="button quiet" href="/mathisto/solo/gallery">
        <PageIcon name="grid" />
        {label('gallery.all')}
      </a>
      <a class="button" rel="next" ref={after} href={`/mathisto/solo/gallery/${beside(card, 1)}`}>
        <span>
          <span class="soft">{label('gallery.after')}</span> {label(`card.${beside(card, 1)}.short`)}
        </span>
        <PageIcon name="forward" />
      </a>
    </nav>
  );
}

/** Around and around. */
function beside(card: Card, step: 1 | -1): Card {
  const count = ALL_CARDS.length;
  return ALL_CARDS[(indexOf(card) + step + count) % count] as Card;
}
