import type { Card } from '../../rules/cards.ts';
import { MathistoCard } from '../card/card.tsx';
import { lookOf } from '../card/look-of.ts';
import type { UiWords } from '../words.ts';

interface HeldCardProps {
  readonly card: Card;
  /** The next card of its fan lies over it. */
  readonly isCovered: boolean;
  /** Its place in the fan: as the cards are dealt. */
  readonly place: number;
  readonly words: UiWords;
}

/** Letters; more of them stand closer together. */
const LONG = 10;

/** A card of the hand. Where it is covered, a phone shows its head instead. The button around it says who it is. */
export function HeldCard({ card, isCovered, place, words }: HeldCardProps) {
  const { kit, inks } = lookOf(card);
  const name = words.label(`card.${card}.short`);
  return (
    <span class={isCovered ? 'held-card covered' : 'held-card'} data-card={card} style={{ '--i': place }}>
      <MathistoCard card={card} words={words} size="hand" isCovered={isCovered} />
      <svg
        class="card-head"
        width="88"
        height="30"
        aria-hidden="true"
        style={{ ...inks, '--ink-of': kit.ink }}
      >
        <rect class="head-paper" x="0.5" y="0.5" width="99%" height="34" rx="5" />
        <rect class="head-edge" x="2" y="1.5" width="96%" height="3" />
        <text x="6" y="20" {...(name.length > LONG && { class: 'long-name' })}>
          {name}
        </text>
      </svg>
    </span>
  );
}
