import './turning-picture.css';
import type { PictureProps } from '#contract/page.ts';
import type { Card } from '../rules/cards.ts';
import type { Mathisto, Move } from '../rules/types.ts';
import { MathistoCard } from './card/card.tsx';

/** The cards that it was about: dashed what was done, in green what was better. */
export function Picture({ played, best, words, seatName }: PictureProps<Mathisto>) {
  return (
    <div class="mathisto-choice">
      {(
        [
          ['done', played],
          ['better', best.move],
        ] as const
      ).map(([what, move]) => {
        const cards = cardsIn(move);
        return cards.length === 0 ? null : (
          <figure key={what} class={what}>
            <span class="cards">
              {cards.map(card => (
                <MathistoCard key={card} card={card} words={words} size="hand" />
              ))}
            </span>
            {move.kind === 'call' && <figcaption>{seatName(move.from)}</figcaption>}
          </figure>
        );
      })}
    </div>
  );
}

function cardsIn(move: Move): readonly Card[] {
  if (move.kind === 'call') return [move.card];
  return 'cards' in move ? move.cards : [];
}
