import { PageIcon } from '#ui/page-icons.tsx';
import { SoloHome } from '#ui/solo-home.tsx';
import { FAMILIES } from '../rules/cards.ts';
import { MathistoCard } from '../ui/card/card.tsx';
import { Emblem } from '../ui/card/emblem.tsx';
import { Known } from './known.tsx';
import { countKnown, readKept } from './progress.ts';
import type { SoloWords } from './words.ts';

const SHOWN = ['kepler', 'kovalevskaya', 'zero', 'liu-hui', 'bourbaki'] as const;

/** Two doors: the questions, and the cards. */
export function Home({ words }: { readonly words: SoloWords }) {
  const { label } = words;
  return (
    <SoloHome words={words}>
      <section class="solo-door" aria-labelledby="solo-quiz">
        <p class="solo-strip" aria-hidden="true">
          {FAMILIES.map(family => (
            <Emblem key={family} family={family} />
          ))}
        </p>
        <h2 id="solo-quiz">{label('solo.quiz')}</h2>
        <p>{label('solo.quiz.about')}</p>
        <Known known={countKnown(readKept())} words={words} />
        <a class="button primary" href="/mathisto/solo/quiz">
          <PageIcon name="bulb" />
          {label('solo.quiz.enter')}
        </a>
      </section>
      <section class="solo-door" aria-labelledby="solo-gallery">
        <p class="solo-strip" aria-hidden="true">
          {SHOWN.map(card => (
            <MathistoCard key={card} card={card} words={words} size="tiny" />
          ))}
        </p>
        <h2 id="solo-gallery">{label('solo.gallery')}</h2>
        <p>{label('solo.gallery.about')}</p>
        <a class="button" href="/mathisto/solo/gallery">
          <PageIcon name="eye" />
          {label('solo.gallery.enter')}
        </a>
      </section>
    </SoloHome>
  );
}
