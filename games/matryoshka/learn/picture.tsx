import { type Card, setOf, sizeOf } from '../rules/cards.ts';
import { DollCard } from '../ui/card/card.tsx';

/** Some cards, for a list. */
export function Picture({ cards }: { readonly cards: readonly Card[] }) {
  return (
    <div class="learn-picture learn-cards" aria-hidden="true">
      {cards.map(card => (
        <DollCard key={card} set={setOf(card)} size={sizeOf(card)} />
      ))}
    </div>
  );
}
