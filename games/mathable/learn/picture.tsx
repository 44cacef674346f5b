import { Square, WoodTile } from '#ui/board/wood.tsx';
import { BoardPicture, type PieceProps } from '#ui/learn/board-picture.tsx';
import { SIZE, squareAt } from '../rules/cells.ts';
import type { Board } from '../rules/types.ts';
import { corner, kindOf } from '../ui/board/geometry.ts';

export function Picture({ board, ...piece }: PieceProps & { readonly board: Board }) {
  const filled = board.flatMap((tile, cell) => (tile === null ? [] : [cell]));
  return (
    <BoardPicture size={SIZE} fill="var(--board-line)" filled={filled} {...piece}>
      {cells => (
        <>
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
        </>
      )}
    </BoardPicture>
  );
}
