import { BoardPicture, type PieceProps } from '#ui/learn/board-picture.tsx';
import { RED, SIZE } from '../data/board.ts';
import type { Board } from '../rules/runs.ts';
import { corner } from '../ui/board/geometry.ts';
import { holeAt } from '../ui/board/holes.ts';
import { Peghole } from '../ui/board/pegboard.tsx';
import { Token } from '../ui/board/token.tsx';
import { divisionIn } from '../ui/division.ts';

export function Picture({ board, ...piece }: PieceProps & { readonly board: Board }) {
  const filled = board.flatMap((token, cell) => (token === null ? [] : [cell]));
  // A picture without words: either sign of division will do.
  const division = divisionIn('fr');
  return (
    <BoardPicture size={SIZE} fill="var(--peg-board)" filled={filled} {...piece}>
      {cells =>
        cells.map(cell => {
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
        })
      }
    </BoardPicture>
  );
}
