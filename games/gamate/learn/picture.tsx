import type { Card as CardOf } from '../rules/cards.ts';
import { isTrump } from '../rules/trumps.ts';
import { Card } from '../ui/card/card.tsx';
import { readTrumps } from './position.ts';

interface PictureProps {
  readonly cards: readonly CardOf[];
  readonly trumps?: string;
}

/** Some cards, for a list. */
export function Picture({ cards, trumps }: PictureProps) {
  const definition = trumps === undefined ? null : readTrumps(trumps);
  return (
    <div class="learn-picture learn-cards" aria-hidden="true">
      {cards.map((card, i) => (
        <Card key={i} card={card} isTrump={definition !== null && isTrump(definition, card)} />
      ))}
    </div>
  );
}
