import type { ComponentChildren } from 'preact';
import { Square, WoodTile } from '#ui/board/wood.tsx';
import { type Cell, makeCell, SIZE, SQUARES } from '../../rules/cells.ts';
import type { Tile } from '../../rules/types.ts';
import { corner, kindOf, spotOf } from '../board/geometry.ts';
import { Outline } from '../board/outline.tsx';
import type { ShownLine } from '../board/shown.ts';
import type { Position } from './positions.tsx';

/** Units left of and above the cells for the coordinates, and on the other sides for the shadow of a tile. */
const MARGIN = 40;
const EDGE = 6;

interface CutProps {
  readonly position: Position;
  /** What it shows, for those who do not see it. */
  readonly label: string;
  /** The tile being tried, and whether the rules take it there. */
  readonly tried?: { readonly cell: Cell; readonly tile: Tile; readonly fits: boolean } | undefined;
  /** Cells that are asked about. */
  readonly places: readonly Cell[];
  readonly lines: readonly ShownLine[];
  /** Laid over the drawing, in its own units of a cell. */
  readonly children?: ComponentChildren;
}

/** A part of the real board, with its coordinates. */
export function Cut({ position, label, tried, places, lines, children }: CutProps) {
  const { board, from, to } = position;
  const [a, b] = [spotOf(from), spotOf(to)];
  const [columns, rows] = [b.column - a.column + 1, b.row - a.row + 1];
  const cells = board.map((_, cell) => cell).filter(cell => isWithin(cell, a, b));
  return (
    <div class="cut" style={{ '--columns': columns, '--rows': rows }}>
      <svg
        viewBox={`${a.column * 100 - MARGIN} ${a.row * 100 - MARGIN} ${columns * 100 + MARGIN + EDGE} ${rows * 100 + MARGIN + EDGE}`}
        role="img"
        aria-label={label}
      >
        {Array.from({ length: columns }, (_, i) => (
          <text key={i} class="coordinate" x={(a.column + i) * 100 + 50} y={a.row * 100 - 10}>
            {String.fromCharCode(65 + a.column + i)}
          </text>
        ))}
        {Array.from({ length: rows }, (_, i) => (
          <text key={i} class="coordinate" x={a.column * 100 - 22} y={(a.row + i) * 100 + 60}>
            {a.row + i + 1}
          </text>
        ))}
        <rect
          x={a.column * 100}
          y={a.row * 100}
          width={columns * 100}
          height={rows * 100}
          fill="var(--board-line)"
        />
        {cells.map(cell => (
          <g key={cell} transform={corner(cell)}>
            <Square kind={kindOf(SQUARES[cell] ?? { tag: 'plain' })} />
            {typeof board[cell] === 'number' && SQUARES[cell]?.tag !== 'printed' && (
              <WoodTile number={board[cell]} />
            )}
          </g>
        ))}
        {places
          .filter(cell => cell !== tried?.cell && board[cell] === null)
          .map(cell => (
            <g key={cell} transform={corner(cell)}>
              <rect x="5" y="5" width="90" height="90" rx="12" class="place" />
            </g>
          ))}
        {tried && (
          <g transform={corner(tried.cell)} opacity={tried.fits ? 1 : 0.6}>
            <WoodTile number={tried.tile} />
          </g>
        )}
        {lines.map(({ cells: along, holds }) => (
          <Outline key={`${along.join()} ${holds}`} cells={along} holds={holds} />
        ))}
      </svg>
      {children}
    </div>
  );
}

/** Where a button lies over its cell: the drawing has a margin on the left and above. */
export function overCell(cell: Cell, { from, to }: Position): Readonly<Record<string, string>> {
  const [a, b, at] = [spotOf(from), spotOf(to), spotOf(cell)];
  const [width, height] = [
    (b.column - a.column + 1) * 100 + MARGIN + EDGE,
    (b.row - a.row + 1) * 100 + MARGIN + EDGE,
  ];
  const part = (units: number, whole: number): string => `${(units / whole) * 100}%`;
  return {
    left: part((at.column - a.column) * 100 + MARGIN, width),
    top: part((at.row - a.row) * 100 + MARGIN, height),
    width: part(100, width),
    height: part(100, height),
  };
}

/** What lies in a cut, row by row: `7G 1, 7H 2`. */
export function readCut({ board, from, to }: Position): string {
  const [a, b] = [spotOf(from), spotOf(to)];
  const said: string[] = [];
  for (let row = a.row; row <= b.row; row++)
    for (let column = a.column; column <= b.column; column++) {
      const tile = board[row * SIZE + column];
      if (typeof tile === 'number') said.push(`${makeCell(row * SIZE + column)} ${tile}`);
    }
  return said.join(', ');
}

type Spot = ReturnType<typeof spotOf>;

function isWithin(cell: Cell, a: Spot, b: Spot): boolean {
  const { column, row } = spotOf(cell);
  return column >= a.column && column <= b.column && row >= a.row && row <= b.row;
}
