import { useState } from 'preact/hooks';
import { Chips } from '#ui/chips.tsx';
import { type Config, GRIDS } from '../../rules/types.ts';
import { VIEW_BOX } from '../board/geometry.ts';
import { Pegboard } from '../board/pegboard.tsx';
import type { RulesWords } from '../words.ts';
import { Names } from './cut.tsx';

/** CA-1: the whole board, with or without the squares off the lattice. */
export function BoardDrawing({ words }: { readonly words: RulesWords }) {
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
