import type { AsideProps } from '#contract/page.ts';
import { Bag } from '#ui/board/bag.tsx';
import { equalsLeft, isOver } from '../../rules/turn.ts';
import type { Calculator } from '../../rules/types.ts';
import { Token } from '../board/token.tsx';
import type { UiWords } from '../words.ts';

/** The bag with what is left in it, and the signs `=`, which are the clock of the game (CA-15). */
export function Aside({ view, words: all }: AsideProps<Calculator>) {
  const words: UiWords = all;
  const { bagSize, lastTurn } = view;
  // CA-15 gives an `=` in reserve to whoever plays after the last one; once the game is over, nobody does.
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
