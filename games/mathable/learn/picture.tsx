import { Square, WoodTile } from '#ui/wood.tsx';
import { type Cell, SIZE, squareAt } from '../rules/cells.ts';
import type { Board } from '../rules/types.ts';
import { corner, kindOf } from '../ui/board/geometry.ts';

interface PictureProps {
  readonly board: Board;
  readonly columns: number;
  readonly rows: number;
}

/** A piece of the real board, around the middle of what lies there. */
export function Picture({ board, columns, rows }: PictureProps) {
  const filled = board.flatMap((tile, cell) => (tile === null ? [] : [cell]));
  const left = start(filled.map(columnOf), columns);
  const top = start(filled.map(rowOf), rows);
  const cells = Array.from(
    { length: columns * rows },
    (_, i) => (top + Math.floor(i / columns)) * SIZE + left + (i % columns),
  );
  return (
    <svg
      class="learn-picture"
      viewBox={`${left * 100} ${top * 100} ${columns * 100} ${rows * 100}`}
      aria-hidden="true"
      focusable="false"
    >
      <rect x={left * 100} y={top * 100} width={columns * 100} height={rows * 100} fill="var(--board-line)" />
      {cells.map(cell => (
        <g key={cell} transform={corner(cell)}>
          <Square kind={kindOf(squareAt(cell))} />
        </g>
      ))}
      {cells.map(cell => {
        const tile = board[cell] ?? null;
        if (tile === null || squareAt(cell).tag === 'printed') return null;
        return (
          <g key={cell} transform={corner(cell)}>
            <WoodTile number={tile} />
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

function columnOf(cell: Cell): number {
  return cell % SIZE;
}

function rowOf(cell: Cell): number {
  return Math.floor(cell / SIZE);
}
