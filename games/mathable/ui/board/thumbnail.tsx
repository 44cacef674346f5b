import { Square, WoodTile } from '#ui/board/wood.tsx';
import { SIZE } from '../../rules/cells.ts';
import type { View } from '../../rules/types.ts';

/** The six by six cells around the middle of what lies there. */
export function Thumbnail({ view }: { readonly view: View }) {
  const filled = view.board.flatMap((tile, cell) => (tile === null ? [] : [cell]));
  const middle = (pick: (cell: number) => number): number => {
    const mean = filled.reduce((sum, cell) => sum + pick(cell), 0) / Math.max(1, filled.length);
    return Math.max(0, Math.min(SIZE - 6, Math.round(mean) - 2));
  };
  const [left, top] = [middle(cell => cell % SIZE), middle(cell => Math.floor(cell / SIZE))];
  return (
    <svg class="thumbnail" viewBox={`${left * 100} ${top * 100} 600 600`} aria-hidden="true">
      {Array.from({ length: 36 }, (_, i) => {
        const cell = (top + Math.floor(i / 6)) * SIZE + left + (i % 6);
        const tile = view.board[cell] ?? null;
        return (
          <g key={cell} transform={`translate(${(cell % SIZE) * 100} ${Math.floor(cell / SIZE) * 100})`}>
            <Square kind="." />
            {tile !== null && <WoodTile number={tile} />}
          </g>
        );
      })}
    </svg>
  );
}
