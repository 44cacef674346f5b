import { type Card, type SetName, setOf, sizeOf } from '../rules/cards.ts';
import type { UiWords } from './words.ts';

/** A card as one says it: its number, its set, what the set is known by. */
export function nameCard(card: Card, { label }: UiWords): string {
  return label('ui.card', { size: sizeOf(card), set: setOf(card), motif: label(`set.${setOf(card)}`) });
}

export function nameSet(set: SetName, { label }: UiWords): string {
  return label('ui.set-name', { set, motif: label(`set.${set}`) });
}
