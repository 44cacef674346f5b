import './hand.css';
import { useRef } from 'preact/hooks';
import { type Drag, useDrag, useDragged } from '#ui/drag.ts';
import { Fan } from '#ui/stage/fan.tsx';
import { type Card, setOf, sizeOf } from '../../rules/cards.ts';
import { DollCard } from '../card/card.tsx';
import { nameCard } from '../names.ts';
import type { UiWords } from '../words.ts';

/** More do not lie side by side on a phone. */
const ONE_ROW = 8;

interface HandProps {
  readonly cards: readonly Card[];
  readonly chosen: readonly Card[];
  /** The judge's advice. */
  readonly hinted: readonly Card[];
  readonly live: boolean;
  readonly words: UiWords;
  readonly touch: (card: Card) => void;
  /** Looked at before it is touched; null when no longer. */
  readonly peek: (card: Card | null) => void;
  /** Dragged onto the felt: as good as chosen. */
  readonly drop: (card: Card, x: number, y: number) => void;
}

/** Cards in a fan, each a switch; those that are chosen stand higher. Arrows go from one to the next. */
export function Hand({ cards, chosen, hinted, live, words, touch, peek, drop }: HandProps) {
  const { dragged, dragOf } = useDragged(drop);
  const list = useRef<HTMLFieldSetElement>(null);
  const isMany = cards.length > ONE_ROW;

  function onKeyDown(event: KeyboardEvent): void {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const at = buttons.findIndex(button => button === document.activeElement);
    if (by === 0 || at < 0) return;
    event.preventDefault();
    buttons[(at + by + buttons.length) % buttons.length]?.focus();
  }

  return (
    <>
      <fieldset
        class={isMany ? 'cards fan-room many' : 'cards fan-room'}
        style={{ '--row': isMany ? Math.ceil(cards.length / 2) : cards.length }}
        ref={list}
        aria-label={words.label('ui.hand')}
        onKeyDown={onKeyDown}
      >
        <Fan>
          {cards.map(card => (
            <Held
              key={card}
              card={card}
              chosen={chosen.includes(card)}
              hinted={hinted.includes(card)}
              hidden={dragged?.what === card}
              live={live}
              words={words}
              touch={() => touch(card)}
              peek={peek}
              drag={() => dragOf(card)}
            />
          ))}
        </Fan>
      </fieldset>
      {dragged && (
        <div class="in-hand" style={{ left: `${dragged.x}px`, top: `${dragged.y}px` }}>
          <DollCard set={setOf(dragged.what)} size={sizeOf(dragged.what)} />
        </div>
      )}
    </>
  );
}

interface HeldProps {
  readonly card: Card;
  readonly chosen: boolean;
  readonly hinted: boolean;
  readonly hidden: boolean;
  readonly live: boolean;
  readonly words: UiWords;
  readonly touch: () => void;
  readonly peek: (card: Card | null) => void;
  readonly drag: () => Drag;
}

function Held({ card, chosen, hinted, hidden, live, words, touch, peek, drag }: HeldProps) {
  const handlers = useDrag(() => (live ? drag() : null));
  const marks = [hidden && 'dragged', hinted && 'hinted', chosen && 'ringed'].filter(Boolean);
  return (
    <button
      type="button"
      class={['card', ...marks].join(' ')}
      data-card={card}
      aria-pressed={chosen}
      aria-disabled={!live}
      onClick={touch}
      onMouseEnter={() => peek(card)}
      onMouseLeave={() => peek(null)}
      onFocus={() => peek(card)}
      onBlur={() => peek(null)}
      {...handlers}
    >
      <DollCard set={setOf(card)} size={sizeOf(card)} />
      <span class="unseen">{nameCard(card, words)}</span>
    </button>
  );
}
