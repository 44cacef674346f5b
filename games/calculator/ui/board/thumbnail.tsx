import { RED, SIZE } from '../../data/board.ts';
import { columnOf, rowOf } from '../../rules/cells.ts';
import type { Cell, View } from '../../rules/types.ts';
import { divisionIn } from '../division.ts';
import { corner } from './geometry.ts';
import { holeAt } from './holes.ts';
import { Peghole } from './pegboard.tsx';
import { Token } from './token.tsx';

/** Cells along a side of the picture. */
const WINDOW = 6;

export interface ThumbnailProps {
  readonly view: View;
}

/** The cells around the middle of what lies there. */
export function Thumbnail({ view }: ThumbnailProps) {
  const filled = view.board.flatMap((token, cell) => (token === null ? [] : [cell]));
  const middle = (pick: (cell: Cell) => number): number => {
    const mean = filled.reduce((sum, cell) => sum + pick(cell), 0) / Math.max(1, filled.length);
    const centre = filled.length === 0 ? Math.floor(SIZE / 2) : Math.round(mean);
    return Math.max(0, Math.min(SIZE - WINDOW, centre - WINDOW / 2));
  };
  const [left, top] = [middle(columnOf), middle(rowOf)];
  // A picture without words: either sign will do.
  const division = divisionIn('fr');
  return (
    <svg
      class="thumbnail"
      viewBox={`${left * 100} ${top * 100} ${WINDOW * 100} ${WINDOW * 100}`}
      aria-hidden="true"
    >
      <rect x={left * 100} y={top * 100} width="100%" height="100%" fill="var(--peg-board)" />
      {Array.from({ length: WINDOW * WINDOW }, (_, i) => {
        const cell = (top + Math.floor(i / WINDOW)) * SIZE + left + (i % WINDOW);
        const token = view.board[cell] ?? null;
        return (
          <g key={cell} transform={corner(cell)}>
            {token === null ? (
              <g transform="translate(50 50)">
                <Peghole kind={holeAt(cell, view.config.grid)} />
              </g>
            ) : (
              <Token token={token} red={RED.has(cell)} division={division} />
            )}
          </g>
        );
      })}
    </svg>
  );
}
