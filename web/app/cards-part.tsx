import type { JSX } from 'preact';

interface CardsPartProps {
  readonly title: string;
  readonly cards: readonly JSX.Element[];
}

/** One part of a page of cards; nothing if it has none. */
export function CardsPart({ title, cards }: CardsPartProps): JSX.Element | null {
  if (cards.length === 0) return null;
  return (
    <section class="cards-part">
      <h2>{title}</h2>
      <ul>{cards}</ul>
    </section>
  );
}
