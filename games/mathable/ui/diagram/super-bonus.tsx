import { useState } from 'preact/hooks';
import type { Words } from '#text/words.ts';
import { Chips } from '#ui/chips.tsx';
import { EMPTY_BOARD } from '../../rules/setup.ts';
import { endTurn } from '../../rules/turn.ts';
import type { RulesWords } from '../words.ts';
import { stateAt } from './positions.tsx';
import { MiniRack } from './rack.tsx';

const TILES = [3, 4, 7, 10, 12, 28, 30] as const;

/** MB-10: with how many tiles the turn began, and how many are left at its end. */
export function SuperBonusDrawing({ words: allWords }: { readonly words: Words }) {
  const words: RulesWords = allWords;
  const [began, setBegan] = useState(7);
  const [left, setLeft] = useState(0);
  const rack = TILES.slice(0, left);
  const state = stateAt(EMPTY_BOARD, rack);
  // At the end of the turn the rules themselves count.
  const ended = endTurn({ ...state, turn: { ...state.turn, began } }, { did: 'place', drew: 0 });
  const points = ended.past.at(-1)?.superBonus ?? 0;
  return (
    <div class="diagram-side">
      <MiniRack tiles={rack} label={words.label('rack')} />
      <Chips
        class="diagram-chips"
        legend={words.label('diagram.began')}
        values={[7, 6]}
        name={tiles => words.label('ui.tiles', { tiles })}
        isOn={value => value === began}
        press={setBegan}
      />
      <Chips
        class="diagram-chips"
        legend={words.label('diagram.left')}
        values={[0, 1]}
        name={tiles => words.label('ui.tiles', { tiles })}
        isOn={value => value === left}
        press={setLeft}
      />
      <p class={points > 0 ? 'answer fits' : 'answer'} role="status">
        {points > 0 ? words.label('ui.super-bonus', { points }) : words.label('diagram.no-super-bonus')}
      </p>
    </div>
  );
}
