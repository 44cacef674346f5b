import { RED, SIZE } from '../data/board.ts';
import { columnOf, rowOf } from '../rules/cells.ts';
import type { Board } from '../rules/runs.ts';
import { corner } from '../ui/board/geometry.ts';
import { holeAt } from '../ui/board/holes.ts';
import { Peghole } from '../ui/board/pegboard.tsx';
import { Token } from '../ui/board/token.tsx';
import { divisionIn } from '../ui/division.ts';

interface PictureProps {
  readonly board: Board;
  readonly columns: number;
  readonly rows: number;
}

/** A piece of the real board, around the middle of what lies there. */
export function Picture({ board, columns, rows }: PictureProps) {
  const filled = board.flatMap((token, cell) => (token === null ? [] : [cell]));
  const left = start(filled.map(columnOf), columns);
  const top = start(filled.map(rowOf), rows);
  // A picture without words: either sign of division will do.
  const division = divisionIn('fr');
  return (
    <svg
      class="learn-picture"
      viewBox={`${left * 100} ${top * 100} ${columns * 100} ${rows * 100}`}
      aria-hidden="true"
      focusable="false"
    >
      <rect x={left * 100} y={top * 100} width={columns * 100} height={rows * 100} fill="var(--peg-board)" />
      {Array.from({ length: columns * rows }, (_, i) => {
        const cell = (top + Math.floor(i / columns)) * SIZE + left + (i % columns);
        const token = board[cell] ?? null;
        return (
          <g key={cell} transform={corner(cell)}>
            {token === null ? (
              <g transform="translate(50 50)">
                <Peghole kind={holeAt(cell, 'full')} />
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

/** The first of `size` columns or rows with the middle of these in their middle. */
function start(places: readonly number[], size: number): number {
  const middle = (Math.min(...places) + Math.max(...places) + 1) / 2;
  return Math.max(0, Math.min(SIZE - size, Math.round(middle - size / 2)));
}
