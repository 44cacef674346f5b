import { useState } from 'preact/hooks';
import { must } from '#kernel/must.ts';
import { Chips } from '#ui/chips.tsx';
import { SUPPLY } from '../../data/board.ts';
import { cellNamed } from '../../rules/cells.ts';
import { judge, type Table } from '../../rules/hand-in.ts';
import { lay } from '../../rules/laid.ts';
import { EMPTY_BOARD } from '../../rules/setup.ts';
import type { Token } from '../../rules/tokens.ts';
import type { Cell, Gain, Laid } from '../../rules/types.ts';
import { divisionIn } from '../division.ts';
import { gainFacts } from '../lines.ts';
import type { RulesWords } from '../words.ts';
import { Cut } from './cut.tsx';

/** The two turns of the printed rules, on our board: 20 points, then 32. */
const TURNS: readonly (readonly Laid[])[] = [
  [...line('g7', 1, [9, 'x', 2, '=', 18]), ...line('h9', 13, ['=', 12, '-', 10])],
  [...line('h7', 13, [':', 3, '=', 3]), ...line('k8', 1, ['x']), ...line('k10', 1, [':', 2, '=', 15])],
];

/** The board before each turn, as the rules see it. */
const BEFORE: readonly Table[] = TURNS.map((_, turn) => {
  const table: Table = {
    config: { grid: 'full', checking: 'assisted', closing: 'reserve' },
    board: lay(EMPTY_BOARD, TURNS.slice(0, turn).flat()),
    supply: SUPPLY,
    scored: [],
    lastTurn: null,
  };
  // What the first turn scored does not score again.
  return turn === 0 ? table : { ...table, scored: gainsOf(0, { ...table, board: EMPTY_BOARD }) };
});

/** CA-8: what two players laid, line by line. */
export function TurnDrawing({ words }: { readonly words: RulesWords }) {
  return <Turns words={words} counts={false} />;
}

/** CA-13: what each `=` of theirs brought. */
export function CountDrawing({ words }: { readonly words: RulesWords }) {
  return <Turns words={words} counts />;
}

function Turns({ words, counts }: { readonly words: RulesWords; readonly counts: boolean }) {
  const division = divisionIn(words.language);
  const [turn, choose] = useState(0);
  const table = must(BEFORE[turn]);
  const gains = gainsOf(turn, table);
  const board = lay(table.board, TURNS[turn] ?? []);
  const told = gains.map(gain => gainFacts(board, gain, division));
  const points = gains.reduce((sum, gain) => sum + gain.points, 0);
  return (
    <>
      <Cut
        board={board}
        from={named('g7')}
        to={named('k13')}
        lines={gains.map(({ cells, direction }) => ({ cells, direction, tag: 'equality', badge: '' }))}
        division={division}
        label={words.label('diagram.position', { lines: told })}
      />
      <div class="diagram-side">
        <Chips
          legend={words.label('diagram.turn')}
          values={TURNS.map((_, i) => i)}
          name={i => words.label('diagram.player', { place: i + 1 })}
          isOn={i => i === turn}
          press={choose}
        />
        <div class="answer" role="status">
          {told.map((facts, i) => (
            <p key={i}>
              <b>{facts['text']}</b>
              {counts && (
                <>
                  {' '}
                  <b class="points">+{facts['points']}</b>
                  <small>{words.label('ui.how', { ...facts, several: 'no' })}</small>
                </>
              )}
            </p>
          ))}
          {counts && <p>{words.label('diagram.total', { points })}</p>}
        </div>
      </div>
    </>
  );
}

function gainsOf(turn: number, table: Table): readonly Gain[] {
  const judged = judge(table, TURNS[turn] ?? []);
  return judged.ok ? judged.gains : [];
}

function line(from: string, step: number, tokens: readonly Token[]): Laid[] {
  return tokens.map((token, i) => ({ cell: named(from) + i * step, token }));
}

/** Written in a drawing, so it is a cell. */
function named(name: string): Cell {
  return must(cellNamed(name));
}
