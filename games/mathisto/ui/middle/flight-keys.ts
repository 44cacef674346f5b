/** How a card in the middle is called while it flies, where it is not the very one that lay in a hand before. */
import type { Card } from '../../rules/cards.ts';

export function calledKey(card: Card): string {
  return `called ${card}`;
}

/** What was drawn instead of this card. */
export function drawnKey(card: Card): string {
  return `drawn for ${card}`;
}
