import { useLayoutEffect, useRef } from 'preact/hooks';
import { type Card, cardsOf, type Family } from '../../rules/cards.ts';
import type { View } from '../../rules/types.ts';
import { MathistoCard } from '../card/card.tsx';
import { type Considered, missingOf } from '../choice.ts';
import { moveWithArrows } from '../keys.ts';
import { nameFamily } from '../names.ts';
import type { UiWords } from '../words.ts';

interface LackProps {
  readonly view: View;
  readonly hand: readonly Card[];
  readonly family: Family;
  readonly considered: Considered;
  readonly words: UiWords;
  readonly touch: (card: Card) => void;
}

/** One's own call: the cards that one lacks of a family, as they would look. A bluff lies among them. */
export function Lack({ view, hand, family, considered, words, touch }: LackProps) {
  const { label } = words;
  const row = useRef<HTMLDivElement>(null);
  const wanted = considered.tag === 'card' ? considered.card : null;
  const isBluff = wanted === null ? considered.tag === 'family' && considered.isBluff : hand.includes(wanted);
  const shown = isBluff ? cardsOf(family).filter(card => hand.includes(card)) : missingOf(view, hand, family);
  const title = label(isBluff ? 'ui.bluff-with' : shown.length > 0 ? 'ui.lack' : 'ui.lack-nothing', {
    family: nameFamily(family, words),
  });
  // Somebody who took the family up by keyboard goes on by keyboard.
  useLayoutEffect(() => {
    const here = document.activeElement;
    if (here instanceof HTMLElement && here.matches('.family > :focus-visible, [data-bluff]:focus-visible'))
      row.current?.querySelector('button')?.focus();
  }, [family, isBluff]);
  return (
    <section class="lack" data-lack={family} aria-label={nameFamily(family, words)}>
      <h2>{title}</h2>
      <div
        class={shown.length > 3 ? 'wanted many' : 'wanted'}
        role="group"
        aria-label={title}
        ref={row}
        style={{ '--n': shown.length }}
        onKeyDown={event => moveWithArrows(event, row.current)}
      >
        {shown.map(card => (
          <button
            type="button"
            class="want"
            key={card}
            data-want={card}
            aria-pressed={card === wanted}
            aria-label={label(card === wanted ? 'ui.wanted-card' : 'ui.missing-card', {
              card: label(`card.${card}`),
            })}
            onClick={() => touch(card)}
          >
            <MathistoCard card={card} words={words} size="hand" />
            {card === wanted && <span class="tag">{label(isBluff ? 'ui.i-bluff' : 'ui.i-ask')}</span>}
          </button>
        ))}
      </div>
    </section>
  );
}
