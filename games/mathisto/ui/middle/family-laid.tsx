import type { Card } from '../../rules/cards.ts';
import { MathistoCard } from '../card/card.tsx';
import { describeCard } from '../names.ts';
import type { UiWords } from '../words.ts';

interface FamilyLaidProps {
  readonly cards: readonly Card[];
  readonly words: UiWords;
  /** Behind a question: seen, but not read again. */
  readonly isBehind?: boolean;
  /** It lies before its owner already: this is only a picture of it. */
  readonly isPicture?: boolean;
}

/** A family in the middle, as a fan: each card can be counted, and its name read. */
export function FamilyLaid({ cards, words, isBehind = false, isPicture = false }: FamilyLaidProps) {
  return (
    <ul
      class={isBehind ? 'fan laid behind' : 'fan laid'}
      style={{ '--n': cards.length }}
      aria-label={words.label('ui.laid')}
      aria-hidden={isBehind}
    >
      {cards.map((card, i) => (
        <li class="card" key={card} data-card={isPicture ? undefined : card} style={{ '--i': i }}>
          <MathistoCard card={card} words={words} size="hand" isCovered={i < cards.length - 1} />
          <span class="unseen">{describeCard(card, words)}</span>
        </li>
      ))}
    </ul>
  );
}
