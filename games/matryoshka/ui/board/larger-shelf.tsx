import type { ComponentChildren } from 'preact';
import { useId, useState } from 'preact/hooks';
import { Icon } from '#ui/icons.tsx';
import type { Card } from '../../rules/cards.ts';
import type { UiWords } from '../words.ts';
import { Shelf } from './shelf.tsx';

interface LargerShelfProps {
  readonly cards: readonly Card[];
  readonly words: UiWords;
  /** Whose it is. */
  readonly name: string;
  /** What a doll answers when touched, see Shelf. */
  readonly touch?: (card: Card) => void;
  /** The shelf itself. */
  readonly children: ComponentChildren;
}

/** Dolls may be thirteen pixels wide on a phone: a touch opens their shelf large, above the table. */
export function LargerShelf({ cards, words, name, touch, children }: LargerShelfProps) {
  const { label } = words;
  const sheet = useId();
  // Drawn only while it is open: the same doll stands on the table.
  const [isOpen, open] = useState(false);
  return (
    <div class="shelf-place">
      {children}
      {cards.length > 0 && (
        <button
          type="button"
          class="enlarge"
          popovertarget={sheet}
          aria-label={label('ui.enlarge', { name })}
        />
      )}
      <div class="large-shelf" id={sheet} popover="auto" onToggle={event => open(event.newState === 'open')}>
        {isOpen && (
          <>
            <Shelf
              cards={cards}
              words={words}
              title={name}
              size="chosen"
              {...(touch === undefined ? {} : { touch })}
            />
            <button
              type="button"
              class="button icon"
              popovertarget={sheet}
              popovertargetaction="hide"
              aria-label={label('ui.shrink')}
            >
              <Icon name="close" />
            </button>
          </>
        )}
      </div>
    </div>
  );
}
