import { type Card, familyOf, isDiscovery, isJoker } from '../rules/cards.ts';
import { Emblem } from '../ui/card/emblem.tsx';

/** The emblems of some cards, for a list. */
export function Picture({ cards }: { readonly cards: readonly Card[] }) {
  return (
    <div class="learn-picture learn-emblems" aria-hidden="true">
      {cards.map(card => (
        <Emblem key={card} family={isJoker(card) ? 'joker' : familyOf(card)} inverted={isDiscovery(card)} />
      ))}
    </div>
  );
}
