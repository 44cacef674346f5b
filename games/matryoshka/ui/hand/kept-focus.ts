import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Card } from '../../rules/cards.ts';

/** A card that goes from hand to shelf takes the focus of a keyboard with it: the next card is given it. */
export function useKeptFocus(): (card: Card | undefined) => void {
  const next = useRef<Card | undefined>(undefined);
  useLayoutEffect(() => {
    if (next.current === undefined) return;
    document.querySelector<HTMLElement>(`.hand [data-card="${next.current}"]`)?.focus();
    next.current = undefined;
  });
  return card => {
    // A finger has no focus to keep.
    if (document.activeElement?.matches(':focus-visible')) next.current = card;
  };
}
