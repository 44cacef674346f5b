import { SIZE } from '../../data/board.ts';
import { columnOf, rowOf } from '../../rules/cells.ts';
import type { Cell, View } from '../../rules/types.ts';
import { divisionIn } from '../division.ts';
import { PartOfBoard } from './part-of-board.tsx';

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
  const part = { left: middle(columnOf), top: middle(rowOf), columns: WINDOW, rows: WINDOW };
  return (
    <PartOfBoard
      class="thumbnail"
      part={part}
      grid={view.config.grid}
      // A picture without words: either sign will do.
      division={divisionIn('fr')}
      tokenAt={cell => view.board[cell] ?? null}
    />
  );
}
