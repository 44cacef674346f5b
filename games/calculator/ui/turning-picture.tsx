import type { PictureProps } from '#contract/page.ts';
import { SIZE } from '../data/board.ts';
import { columnOf, rowOf } from '../rules/cells.ts';
import type { Calculator, Cell } from '../rules/types.ts';
import { corner } from './board/geometry.ts';
import { PartOfBoard } from './board/part-of-board.tsx';
import { divisionIn } from './division.ts';

/** Cells that are seen of the board. */
const CUT = { columns: 11, rows: 7 } as const;

/** The board around what was there: its tokens have a dashed edge. */
export function Picture({ view, played, best, words }: PictureProps<Calculator>) {
  const there = best.move.kind === 'play' ? best.move.tokens : [];
  const done = played.kind === 'play' ? played.tokens : [];
  const cells = (there.length > 0 ? there : done).map(({ cell }) => cell);
  const part = {
    ...CUT,
    left: startOf(cells.map(columnOf), CUT.columns),
    top: startOf(cells.map(rowOf), CUT.rows),
  };
  const tokenAt = (cell: Cell) => there.find(one => one.cell === cell)?.token ?? view.board[cell] ?? null;
  return (
    <PartOfBoard
      class="turning-cut"
      part={part}
      grid={view.config.grid}
      division={divisionIn(words.language)}
      tokenAt={tokenAt}
    >
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
    </PartOfBoard>
  );
}

function startOf(places: readonly number[], size: number): number {
  const middle = places.length === 0 ? SIZE / 2 : (Math.min(...places) + Math.max(...places) + 1) / 2;
  return Math.max(0, Math.min(SIZE - size, Math.round(middle - size / 2)));
}
