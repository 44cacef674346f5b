import { useState } from 'preact/hooks';
import { type Config, GRIDS } from '../../rules/types.ts';
import { VIEW_BOX } from '../board/geometry.ts';
import { Pegboard } from '../board/pegboard.tsx';
import type { RulesWords } from '../words.ts';
import { Choices } from './choices.tsx';
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
        <Choices
          label={words.label('diagram.grid')}
          values={GRIDS.map(value => ({ value, text: words.label(`setting.grid.${value}`) }))}
          chosen={grid}
          choose={setGrid}
        />
        <p class="answer" role="status">
          {words.label('diagram.grid-means', { grid })}
        </p>
      </div>
    </>
  );
}
