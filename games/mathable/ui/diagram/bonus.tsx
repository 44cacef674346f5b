import { useState } from 'preact/hooks';
import { seedFromText } from '#kernel/fair.ts';
import { rngFor } from '#kernel/rng.ts';
import type { Words } from '#text/words.ts';
import { apply } from '../../rules/apply.ts';
import { check } from '../../rules/check.ts';
import type { Move, State } from '../../rules/types.ts';
import { view } from '../../rules/view.ts';
import type { RulesWords } from '../words.ts';
import { Cut, readCut } from './cut.tsx';
import { cellNamed, SIGNED, stateAt } from './positions.tsx';
import { MiniRack } from './rack.tsx';
import { shownLines } from './try.tsx';

const CELL = cellNamed('8J');
const TILE = 16;
const PLACED: State = play(stateAt(SIGNED.board, [TILE, 6, 21]), { kind: 'place', cell: CELL, tile: TILE });

/** MB-7: a restriction square has just been taken. Draw, or not; anything else is refused until then. */
export function BonusDrawing({ words: allWords }: { readonly words: Words }) {
  const words: RulesWords = allWords;
  const [state, setState] = useState(PLACED);
  const [answer, setAnswer] = useState('');
  const asked = state.phase.tag === 'bonus';

  function act(move: Move, done: string): void {
    const verdict = check(view(state, 0), move);
    if (!verdict.ok) {
      setAnswer(words.refusal(verdict.rule, verdict.facts));
      return;
    }
    setState(play(state, move));
    setAnswer(done);
  }

  const drawn = state.reserve.at(-1) ?? 0;
  return (
    <>
      <Cut
        position={{ ...SIGNED, board: state.board }}
        label={words.label('diagram.cut', { holds: readCut(SIGNED), cell: '8J' })}
        places={[]}
        lines={shownLines(SIGNED, CELL, TILE, true)}
      />
      <div class="diagram-side">
        <MiniRack tiles={state.racks[0] ?? []} label={words.label('rack')} />
        <div class="diagram-buttons">
          {asked ? (
            <>
              <button
                type="button"
                class="button"
                onClick={() => act({ kind: 'draw' }, words.label('tell.draw', { who: 'you', tile: drawn }))}
              >
                {words.label('ui.draw')}
              </button>
              <button
                type="button"
                class="button"
                onClick={() => act({ kind: 'keep' }, words.label('diagram.kept'))}
              >
                {words.label('ui.keep')}
              </button>
              <button type="button" class="button" onClick={() => act({ kind: 'end' }, '')}>
                {words.label('ui.end')}
              </button>
            </>
          ) : (
            <button
              type="button"
              class="button"
              onClick={() => {
                setState(PLACED);
                setAnswer('');
              }}
            >
              {words.label('diagram.again')}
            </button>
          )}
        </div>
        <p class={asked && answer !== '' ? 'answer no' : 'answer fits'} role="status">
          {answer === '' ? words.label('ui.bonus') : answer}
        </p>
      </div>
    </>
  );
}

/** Nothing of this position is left to chance: any will do. */
function play(state: State, move: Move): State {
  return apply(state, [{ seat: 0, move, elapsedMs: 0, by: 'player' }], rngFor(seedFromText('diagram'), 1));
}
