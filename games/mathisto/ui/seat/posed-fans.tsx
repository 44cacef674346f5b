import type { Card } from '../../rules/cards.ts';
import { worthOfDiscoveries } from '../../rules/posing.ts';
import type { View } from '../../rules/types.ts';
import { MathistoCard } from '../card/card.tsx';
import { describeCard } from '../names.ts';
import type { UiScene } from '../words.ts';
import { PosedFamily } from './posed-family.tsx';

interface PosedFamiliesProps extends UiScene {
  readonly view: View;
  readonly look: (cards: readonly Card[]) => void;
}

/** What lies face up: families, and the discoveries of MH-12. */
export function PosedFamilies({ view, words, seatName, look }: PosedFamiliesProps) {
  const { label } = words;
  const { posed, discoveries, config } = view;
  return (
    <section class="posed" aria-label={label('ui.posed')}>
      {posed.toReversed().map(one => (
        <PosedFamily key={one.family} posed={one} {...{ config, words, seatName, look }} />
      ))}
      {discoveries !== null && (
        <article class="posed-family" data-family="discoveries">
          <header>
            <p class="mathisto-title">{label('ui.discoveries')}</p>
            <b class="worth">{worthOfDiscoveries(discoveries.cards)}</b>
          </header>
          <p class="posed-by">{label('ui.posed-by', { owner: seatName(discoveries.seat) })}</p>
          <button type="button" class="look" onClick={() => look(discoveries.cards)}>
            <span class="posed-cards">
              {discoveries.cards.map(card => (
                <span key={card}>
                  <MathistoCard card={card} words={words} size="tiny" />
                  <span class="unseen">{describeCard(card, words)}</span>
                </span>
              ))}
            </span>
            <span class="unseen">{label('ui.look-family')}</span>
          </button>
        </article>
      )}
    </section>
  );
}
