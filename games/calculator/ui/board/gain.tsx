import '#ui/board/near.css';
import './bubbles.css';
import { useNear } from '#ui/board/near.ts';
import type { Past, View } from '../../rules/types.ts';
import { tokensAt } from '../lines.ts';
import { type Division, printChain } from '../signs.ts';
import type { UiWords } from '../words.ts';
import { middle } from './shown.ts';
import { selector } from './why-not.tsx';

export interface GainProps {
  readonly turn: Extract<Past, { kind: 'played' | 'wrong' }>;
  readonly view: View;
  readonly words: UiWords;
  readonly division: Division;
}

/** What each `=` of the last turn brought, beside what was laid; or that all of it came back (CA-11). */
export function Gain({ turn, view, words, division }: GainProps) {
  const gains = turn.kind === 'played' ? turn.gains : [];
  // Where the board is a window, this is what it shows.
  const cell = middle(turn.tokens) ?? 0;
  const avoid = gains.length > 0 ? gains.flatMap(({ cells }) => cells) : turn.tokens.map(laid => laid.cell);
  const ref = useNear(selector(cell), avoid.map(selector));
  return (
    <div class={turn.kind === 'wrong' ? 'gain peg-gain lost' : 'gain peg-gain'} ref={ref} aria-hidden="true">
      {gains.map(gain => {
        const { cells, cell: at, direction, points, isRed } = gain;
        return (
          <span key={`${direction} ${at}`}>
            {printChain(tokensAt(view.board, cells), division)}{' '}
            <b>{isRed ? `2 × ${points / 2}` : `+${points}`}</b>
          </span>
        );
      })}
      {turn.kind === 'wrong' && <strong>{words.label('ui.came-back')}</strong>}
      {/* Of one alone that is said already, if there is room for it. */}
      {turn.kind !== 'wrong' && <strong class={gains.length > 1 ? '' : 'whole'}>+{turn.points}</strong>}
    </div>
  );
}
