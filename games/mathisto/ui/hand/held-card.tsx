import { type Card, familyOf, isDiscovery, isJoker } from '../../rules/cards.ts';
import { MathistoCard } from '../card/card.tsx';
import { Emblem } from '../card/emblem.tsx';
import { lookOf } from '../card/look-of.ts';
import { describeCard } from '../names.ts';
import type { UiWords } from '../words.ts';

interface HeldCardProps {
  readonly card: Card;
  /** The next card of its fan lies over it. */
  readonly isCovered: boolean;
  /** Its place in the whole hand: as the cards are dealt. */
  readonly place: number;
  readonly isTaken: boolean;
  readonly isStop: boolean;
  readonly words: UiWords;
  readonly onFocus: () => void;
  readonly onClick: () => void;
}

/** Letters that fit beside the emblem. */
const LONG = 8;

/** A card of the hand. Where it is covered, a phone shows its head instead: emblem and name. */
export function HeldCard({
  card,
  isCovered,
  place,
  isTaken,
  isStop,
  words,
  onFocus,
  onClick,
}: HeldCardProps) {
  const { kit, inks } = lookOf(card);
  const name = words.label(`card.${card}.short`);
  return (
    <button
      type="button"
      class={isCovered ? 'held-card covered' : 'held-card'}
      data-card={card}
      style={{ '--i': place }}
      aria-pressed={isTaken}
      aria-label={words.label('ui.held-card', { card: describeCard(card, words) })}
      tabIndex={isStop ? 0 : -1}
      onFocus={onFocus}
      onClick={onClick}
    >
      <MathistoCard card={card} words={words} size="hand" isCovered={isCovered} />
      <span
        class={name.length > LONG ? 'card-head long-name' : 'card-head'}
        aria-hidden="true"
        style={{ ...inks, '--ink-of': kit.ink }}
      >
        <Emblem family={isJoker(card) ? 'joker' : familyOf(card)} inverted={isDiscovery(card)} />
        {name}
      </span>
    </button>
  );
}
