import type { Card } from './cards.ts';
import type { View } from './types.ts';

/** What lies open on the table, and so cannot be called (MH-6): posed families, and posed discoveries. */
export function faceUp({ posed, discoveries }: Pick<View, 'posed' | 'discoveries'>): Set<Card> {
  return new Set([...posed.flatMap(({ cards }) => cards), ...(discoveries?.cards ?? [])]);
}
