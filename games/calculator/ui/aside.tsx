import type { AsideProps } from '#ui/game-ui.ts';
import { equalsLeft, isOver } from '../rules/turn.ts';
import type { Calculator } from '../rules/types.ts';
import { Token } from './token.tsx';
import type { UiWords } from './words.ts';

/** The bag with what is left in it, and the signs `=`, which are the clock of the game (CA-15). */
export function Aside({ view, words: all }: AsideProps<Calculator>) {
  const words: UiWords = all;
  const { bagSize, lastTurn } = view;
  // What is in reserve after the end is nobody's any more.
  const equals = isOver(view) ? view.supply['='] : equalsLeft(view);
  return (
    <div class="calculator-aside">
      <div class="stock">
        <Bag />
        <p>
          <b>{bagSize}</b>
          <span class="soft">{words.label('ui.in-bag', { tokens: bagSize })}</span>
        </p>
      </div>
      <div class="stock">
        <svg viewBox="0 0 100 100" aria-hidden="true">
          <Token token="=" division=":" />
        </svg>
        <p>
          <b>{equals}</b>
          <span class="soft">{words.label('ui.equals-left', { equals })}</span>
        </p>
      </div>
      {lastTurn !== null && !isOver(view) && (
        <p class="last-round">{words.label('ui.last-round', { closing: view.config.closing })}</p>
      )}
    </div>
  );
}

function Bag() {
  return (
    <svg
      viewBox="0 0 56 56"
      aria-hidden="true"
      fill="var(--paper-sunk)"
      stroke="var(--ink)"
      stroke-width="2"
      stroke-linejoin="round"
      stroke-linecap="round"
    >
      <path d="M18 18C8 28 6 50 16 52H40C50 50 48 28 38 18Z" />
      <path d="M18 18L14 8L22 11L28 6L34 11L42 8L38 18ZM18 18H38" />
      <path d="M38 19C44 22 45 26 44 30" fill="none" />
    </svg>
  );
}
