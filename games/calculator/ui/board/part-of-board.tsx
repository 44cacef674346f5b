import type { ComponentChildren } from 'preact';
import { RED, SIZE } from '../../data/board.ts';
import type { Token as TokenKind } from '../../rules/tokens.ts';
import type { Cell, Config } from '../../rules/types.ts';
import type { Division } from '../signs.ts';
import { corner } from './geometry.ts';
import { holeAt } from './holes.ts';
import { Peghole } from './pegboard.tsx';
import { Token } from './token.tsx';

/** In cells of the board. */
export interface Part {
  readonly left: number;
  readonly top: number;
  readonly columns: number;
  readonly rows: number;
}

interface PartOfBoardProps {
  readonly class: string;
  readonly part: Part;
  readonly grid: Config['grid'];
  readonly division: Division;
  readonly tokenAt: (cell: Cell) => TokenKind | null;
  /** What is drawn over it, a hundred units for a cell of the whole board. */
  readonly children?: ComponentChildren;
}

/** A small picture: holes, and tokens where some lie, without anything to touch. */
export function PartOfBoard({
  class: name,
  part: { left, top, columns, rows },
  grid,
  division,
  tokenAt,
  children,
}: PartOfBoardProps) {
  return (
    <svg
      class={name}
      viewBox={`${left * 100} ${top * 100} ${columns * 100} ${rows * 100}`}
      aria-hidden="true"
    >
      <rect x={left * 100} y={top * 100} width="100%" height="100%" fill="var(--peg-board)" />
      {Array.from({ length: columns * rows }, (_, i) => {
        const cell = (top + Math.floor(i / columns)) * SIZE + left + (i % columns);
        const token = tokenAt(cell);
        return (
          <g key={cell} transform={corner(cell)}>
            {token === null ? (
              <g transform="translate(50 50)">
                <Peghole kind={holeAt(cell, grid)} />
              </g>
            ) : (
              <Token token={token} red={RED.has(cell)} division={division} />
            )}
          </g>
        );
      })}
      {children}
    </svg>
  );
}
