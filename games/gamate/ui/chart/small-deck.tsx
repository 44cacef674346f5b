import './chart.css';
import { useMemo } from 'preact/hooks';
import type { Card } from '../../rules/cards.ts';
import { Shell } from '../card/card.tsx';
import { Temple } from '../card/temple.tsx';
import { tracesOf } from '../card/traces.ts';
import type { UiWords } from '../words.ts';
import { NUMBERS } from './keys.ts';

interface SmallDeckProps {
  readonly words: UiWords;
  readonly marked: readonly Card[];
  /** In one's hand: underlined. */
  readonly held: readonly Card[];
  /** Where a number may be touched; whoever does not point chooses it elsewhere. */
  readonly onPick?: (card: Card) => void;
}

/** The whole deck, small, twelve in a row: a trump wears the plate of ink that it wears in the hand. */
export function SmallDeck({ words, marked, held, onPick }: SmallDeckProps) {
  const numbers = marked.map(number => ({ text: String(number) }));
  // Drawn once: a trial of a trump must not draw 48 temples.
  const temples = useMemo(
    () =>
      NUMBERS.map(number => (
        <svg key={number} viewBox="3 50 194 220" aria-hidden="true">
          <Shell />
          <Temple strokes={tracesOf(number)} />
        </svg>
      )),
    [],
  );

  function onClick({ target }: MouseEvent): void {
    const cell = target instanceof Element ? target.closest('[data-number]') : null;
    if (cell !== null) onPick?.(Number(cell.getAttribute('data-number')));
  }

  return (
    <div
      class={onPick === undefined ? 'small-deck' : 'small-deck pickable'}
      role="img"
      aria-label={words.label('chart.numbers', { count: marked.length, numbers })}
      {...(onPick === undefined ? {} : { onClick })}
    >
      {NUMBERS.map((number, i) => (
        <span
          key={number}
          class={classOf(marked.includes(number), held.includes(number))}
          data-number={number}
          style={{ '--at': marked.indexOf(number) }}
        >
          <b>{number}</b>
          {temples[i]}
        </span>
      ))}
    </div>
  );
}

function classOf(isMarked: boolean, isHeld: boolean): string | undefined {
  if (isMarked) return isHeld ? 'marked own' : 'marked';
  return isHeld ? 'own' : undefined;
}
