import type { PictureProps } from '#contract/page.ts';
import { RED, SIZE } from '../data/board.ts';
import { columnOf, rowOf } from '../rules/cells.ts';
import type { Calculator, Cell } from '../rules/types.ts';
import { corner } from './board/geometry.ts';
import { holeAt } from './board/holes.ts';
import { Peghole } from './board/pegboard.tsx';
import { Token } from './board/token.tsx';
import { divisionIn } from './division.ts';

/** Cells that are seen of the board. */
const CUT = { columns: 11, rows: 7 } as const;

/** The board around what was there: its tokens have a dashed edge. */
export function Picture({ view, played, best, words }: PictureProps<Calculator>) {
  const there = best.move.kind === 'play' ? best.move.tokens : [];
  const done = played.kind === 'play' ? played.tokens : [];
  const cells = (there.length > 0 ? there : done).map(({ cell }) => cell);
  const left = startOf(cells.map(columnOf), CUT.columns);
  const top = startOf(cells.map(rowOf), CUT.rows);
  const division = divisionIn(words.language);
  const tokenAt = (cell: Cell) => there.find(one => one.cell === cell)?.token ?? view.board[cell] ?? null;
  return (
    <svg
      class="turning-cut"
      viewBox={`${left * 100} ${top * 100} ${CUT.columns * 100} ${CUT.rows * 100}`}
      aria-hidden="true"
    >
      <rect x={left * 100} y={top * 100} width="100%" height="100%" fill="var(--peg-board)" />
      {Array.from({ length: CUT.columns * CUT.rows }, (_, i) => {
        const cell = (top + Math.floor(i / CUT.columns)) * SIZE + left + (i % CUT.columns);
        const token = tokenAt(cell);
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
      {there.map(({ cell }) => (
        <rect
          key={cell}
          transform={corner(cell)}
          x="3"
          y="3"
          width="94"
          height="94"
          rx="18"
          fill="none"
          stroke="var(--ink)"
          stroke-width="6"
          stroke-dasharray="16 10"
        />
      ))}
    </svg>
  );
}

function startOf(places: readonly number[], size: number): number {
  const middle = places.length === 0 ? SIZE / 2 : (Math.min(...places) + Math.max(...places) + 1) / 2;
  return Math.max(0, Math.min(SIZE - size, Math.round(middle - size / 2)));
}
