import '#ui/rule-drawing.css';
import './diagram.css';
import type { ComponentType } from 'preact';
import { useState } from 'preact/hooks';
import type { Words } from '#text/words.ts';
import { Chips } from '#ui/chips.tsx';
import { type Config, GRIDS } from '../../rules/types.ts';
import { VIEW_BOX } from '../board/geometry.ts';
import { Pegboard } from '../board/pegboard.tsx';
import type { RulesWords } from '../words.ts';
import { Names } from './cut.tsx';
import type { Drawn } from './drawn.ts';
import { ReadDrawing, StandDrawing } from './read.tsx';
import { CountDrawing, TurnDrawing } from './turns.tsx';

const PICTURES: Readonly<Record<Drawn, ComponentType<{ readonly words: RulesWords }>>> = {
  'CA-1': BoardDrawing,
  'CA-4': ReadDrawing,
  'CA-6': StandDrawing,
  'CA-8': TurnDrawing,
  'CA-13': CountDrawing,
};

export function Drawing({ rule, words }: { readonly rule: Drawn; readonly words: Words }) {
  const Picture = PICTURES[rule];
  return (
    <figure class="rule-drawing calculator-diagram">
      <Picture words={words} />
    </figure>
  );
}

/** CA-1: the whole board, with or without the squares off the lattice. */
function BoardDrawing({ words }: { readonly words: RulesWords }) {
  const [grid, setGrid] = useState<Config['grid']>('full');
  return (
    <>
      <svg class="whole" viewBox={VIEW_BOX} role="img" aria-label={words.label('diagram.board')}>
        <Pegboard grid={grid} />
        <Names from={0} to={168} />
      </svg>
      <div class="diagram-side">
        <Chips
          legend={words.label('diagram.grid')}
          values={GRIDS}
          name={one => words.label(`setting.grid.${one}`)}
          isOn={one => one === grid}
          press={setGrid}
        />
        <p class="answer" role="status">
          {words.label('diagram.grid-means', { grid })}
        </p>
      </div>
    </>
  );
}
