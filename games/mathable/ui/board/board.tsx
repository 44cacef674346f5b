import { useMemo, useRef, useState } from 'preact/hooks';
import { BoardEdges } from '#ui/board/board-edges.tsx';
import { LastMark } from '#ui/board/last-mark.tsx';
import { Ring, Square, WoodTile } from '#ui/board/wood.tsx';
import { type Cell, makeCell, SIZE, SQUARES } from '../../rules/cells.ts';
import type { Tile, Board as Tiles } from '../../rules/types.ts';
import { Cells, type CellsProps } from './cells.tsx';
import { corner, kindOf } from './geometry.ts';
import { Outline } from './outline.tsx';

interface BoardProps extends CellsProps {
  /** The tiles that were laid, once they have been seen there: what the grid of cells says of them may come after. */
  readonly told: CellsProps['laid'];
  /** Refused there: shown as a ghost beside its bubble. */
  readonly ghost: { readonly cell: Cell; readonly tile: Tile } | null;
  /** Just placed by somebody: comes down. */
  readonly fresh: readonly Cell[];
  /** What the others placed since one's own last turn. */
  readonly marked: readonly Cell[];
  /** Lines to outline, from their first to their last cell. */
  readonly lines: readonly { readonly cells: readonly Cell[]; readonly holds: boolean }[];
}

/** The printed board, its tiles and what is lit; above it a grid of cells that can be explored and pressed. */
export function Board(props: BoardProps) {
  const { board, open, laid, told, ghost, fresh, marked, lines, words, touch } = props;
  const canTouch = touch !== undefined;
  const latest = useRef(touch);
  latest.current = touch;
  // Two drawings, one over the other, and the lower one given back unchanged while nothing is placed: lighting a
  // few cells must not lay out and paint two hundred squares.
  const ground = useMemo(
    () => (
      <svg class="ground" viewBox={VIEW_BOX} aria-hidden="true" focusable="false">
        <Ground />
        {drawTiles(board, fresh, marked)}
      </svg>
    ),
    [board, fresh.join(), marked.join()],
  );
  const lit = useMemo(
    () => [...open].map(([cell, points]) => <OpenCell key={cell} cell={cell} points={points} />),
    [open],
  );
  const cells = useMemo(
    () => (
      <Cells
        {...{ board, open, words }}
        laid={told}
        {...(canTouch ? { touch: (...of) => latest.current?.(...of) } : {})}
      />
    ),
    [board, open, words, told, canTouch],
  );
  const outlines = useMemo(() => lines.map(line => <Outline key={line.cells.join()} {...line} />), [lines]);
  return (
    <div class="mathable-board">
      {ground}
      <svg class="lit" viewBox={VIEW_BOX} aria-hidden="true" focusable="false">
        {lit}
        {laid.map(({ cell, tile }) => (
          <g key={cell} transform={corner(cell)} class="laid-tile">
            <WoodTile number={tile} />
            <Ring />
          </g>
        ))}
        {ghost && (
          <g transform={corner(ghost.cell)}>
            {/* What is printed there would show through. */}
            <Square kind="." />
            <g opacity=".55">
              <WoodTile number={ghost.tile} />
            </g>
          </g>
        )}
        {outlines}
      </svg>
      {cells}
      <BoardEdges size={SIZE} row={i => i + 1} column={i => String.fromCharCode(65 + i)} />
    </div>
  );
}

/** The board is 1400 units wide, with a margin for its coordinates. */
const VIEW_BOX = '-46 -46 1492 1492';

function drawTiles(board: Tiles, fresh: readonly Cell[], marked: readonly Cell[]) {
  return board.map((tile, cell) =>
    tile === null || SQUARES[cell]?.tag === 'printed' ? null : (
      <g key={cell} transform={corner(cell)}>
        <g class={fresh.includes(cell) ? 'fresh-tile' : undefined}>
          <WoodTile number={tile} />
          {marked.includes(cell) && (
            <LastMark x={84} y={16}>
              <Ring />
            </LastMark>
          )}
        </g>
      </g>
    ),
  );
}

/** Squares never change: the same drawing is given back, and Preact leaves it alone. */
function Ground() {
  const [ground] = useState(() => (
    <g>
      <rect width="1400" height="1400" fill="var(--board-line)" />
      {SQUARES.map((square, cell) => (
        <g key={makeCell(cell)} transform={corner(cell)}>
          <Square kind={kindOf(square)} />
        </g>
      ))}
    </g>
  ));
  return ground;
}

function OpenCell({ cell, points }: { readonly cell: Cell; readonly points: number | null }) {
  return (
    <g transform={corner(cell)} class="open-cell">
      <rect x="5" y="5" width="90" height="90" rx="12" class="open-ring" />
      {points !== null && (
        <text x="50" y="63" font-size={points > 99 ? 32 : 38}>
          +{points}
        </text>
      )}
    </g>
  );
}
