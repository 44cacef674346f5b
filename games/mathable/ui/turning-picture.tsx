import type { PictureProps } from '#contract/page.ts';
import { Square, WoodTile } from '#ui/board/wood.tsx';
import { type Cell, parseCell, SIZE, squareAt } from '../rules/cells.ts';
import type { Mathable, Tile } from '../rules/types.ts';
import { corner, kindOf, spotOf } from './board/geometry.ts';

/** Cells that are seen of the board. */
const CUT = { columns: 9, rows: 6 } as const;

/** The board around what was there: its cells are wells with a number, dashed; what was laid instead is ringed. */
export function Picture({ view, played, best }: PictureProps<Mathable>) {
  const wells = wellsOf(best.facts['plan']);
  const done = played.kind === 'place' ? [played.cell] : [];
  const around = wells.length > 0 ? wells.map(({ cell }) => cell) : done;
  const [left, top] = cutAround(around);
  return (
    <svg
      class="turning-cut"
      viewBox={`${left * 100} ${top * 100} ${CUT.columns * 100} ${CUT.rows * 100}`}
      aria-hidden="true"
    >
      {Array.from({ length: CUT.columns * CUT.rows }, (_, i) => {
        const cell = (top + Math.floor(i / CUT.columns)) * SIZE + left + (i % CUT.columns);
        const tile = view.board[cell] ?? null;
        return (
          <g key={cell} transform={corner(cell)}>
            <Square kind={kindOf(squareAt(cell))} />
            {tile !== null && <WoodTile number={tile} />}
          </g>
        );
      })}
      {wells.map(({ cell, tile }) => (
        <Well key={cell} cell={cell} tile={tile} />
      ))}
      {done.map(cell => (
        <rect
          key={cell}
          {...boxOf(cell)}
          rx="16"
          fill="none"
          stroke="var(--ink)"
          stroke-width="5"
          stroke-dasharray="3 9"
        />
      ))}
    </svg>
  );
}

interface WellOf {
  readonly cell: Cell;
  readonly tile: Tile;
}

function Well({ cell, tile }: WellOf) {
  return (
    <g>
      <rect
        {...boxOf(cell)}
        rx="14"
        fill="var(--paper-raised)"
        stroke="var(--ink)"
        stroke-width="6"
        stroke-dasharray="16 10"
      />
      <text
        transform={corner(cell)}
        x="50"
        y="64"
        text-anchor="middle"
        font-size={tile > 99 ? 36 : 44}
        font-weight="700"
        fill="var(--ink)"
      >
        {tile}
      </text>
    </g>
  );
}

function boxOf(cell: Cell) {
  const { column, row } = spotOf(cell);
  return { x: column * 100 + 7, y: row * 100 + 6, width: 86, height: 86 };
}

/** `8I=12 6H=8` */
function wellsOf(plan: unknown): WellOf[] {
  if (typeof plan !== 'string') return [];
  return plan.split(' ').flatMap(one => {
    const [name = '', tile] = one.split('=');
    const cell = parseCell(name);
    return cell === null ? [] : [{ cell, tile: Number(tile) }];
  });
}

function cutAround(cells: readonly Cell[]): [left: number, top: number] {
  const spots = (cells.length > 0 ? cells : [Math.floor((SIZE * SIZE) / 2)]).map(spotOf);
  const start = (of: readonly number[], size: number): number => {
    const middle = (Math.min(...of) + Math.max(...of) + 1) / 2;
    return Math.max(0, Math.min(SIZE - size, Math.round(middle - size / 2)));
  };
  return [
    start(
      spots.map(({ column }) => column),
      CUT.columns,
    ),
    start(
      spots.map(({ row }) => row),
      CUT.rows,
    ),
  ];
}
