import type { Card } from '../rules/cards.ts';
import { nameOf, readKept } from './progress.ts';
import { questionsOf } from './round.ts';
import type { SoloWords } from './words.ts';

interface GalleryStoriesProps {
  readonly card: Card;
  readonly words: SoloWords;
}

/** The questions that tell of a card, once the quiz has asked them; the way to those that it has not. */
export function GalleryStories({ card, words }: GalleryStoriesProps) {
  const { label, language } = words;
  const { known, missed } = readKept();
  const all = questionsOf('all', 'all').filter(({ question }) => question.about?.includes(card) === true);
  const asked = all.filter(item => known.includes(nameOf(item)) || missed.includes(nameOf(item)));
  const left = all.find(item => !asked.includes(item));
  if (all.length === 0) return null;
  return (
    <section class="gallery-stories">
      <h2>{label('gallery.questions')}</h2>
      {asked.map(item => {
        const { ask, answer, because } = item.question[language];
        return (
          <details key={nameOf(item)}>
            <summary>{ask}</summary>
            <p>
              <b>{answer}</b>. {because}
            </p>
          </details>
        );
      })}
      {left !== undefined && (
        <p>
          <a href={`/mathisto/solo/quiz/${left.family}`}>
            {label('gallery.questions.left', { left: all.length - asked.length })}
          </a>
        </p>
      )}
    </section>
  );
}
