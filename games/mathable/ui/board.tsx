import type { VNode } from 'preact';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Words } from '#text/words.ts';
import { Square, WoodTile } from '#ui/wood.tsx';
import { type Cell, makeCell, type Square as Printed, parseCell, SIZE, SQUARES } from '../rules/cells.ts';
import type { Tile, Board as Tiles } from '../rules/types.ts';
import type { GameLabel } from '../text/labels.ts';
import { corner, kindOf, loop } from './board-geometry.ts';
import { stepFrom } from './board-keys.ts';

export interface BoardProps {
  readonly board: Tiles;
  /** Cells that would take the tile in hand, with its points where they are shown. */
  readonly open: ReadonlyMap<Cell, number | null>;
  /** Laid but not played. */
  readonly laid: { readonly cell: Cell; readonly tile: Tile } | null;
  /** Refused there: shown as a ghost beside its bubble. */
  readonly ghost: { readonly cell: Cell; readonly tile: Tile } | null;
  /** Just placed by somebody: comes down. */
  readonly fresh: readonly Cell[];
  /** Lines to outline, from their first to their last cell. */
  readonly lines: readonly { readonly cells: readonly Cell[]; readonly holds: boolean }[];
  readonly words: Words<GameLabel>;
  /** Absent where one only looks on. */
  readonly touch?: (cell: Cell, byKeyboard: boolean) => void;
}

/** The printed board, its tiles and what is lit; above it a grid of cells that can be explored and pressed. */
export function Board(props: BoardProps) {
  const { board, open, laid, ghost, fresh, lines } = props;
  // Given back unchanged, a drawing is left alone: touching a tile of the rack must not redraw a hundred others.
  const tiles = useMemo(() => drawTiles(board, fresh), [board, fresh.join()]);
  return (
    <div class="mathable-board">
      <svg viewBox="-46 -46 1492 1492" aria-hidden="true" focusable="false">
        <Ground />
        {tiles}
        {[...open].map(([cell, points]) => (
          <OpenCell key={cell} cell={cell} points={points} />
        ))}
        {laid && (
          <g transform={corner(laid.cell)} class="laid-tile">
            <WoodTile number={laid.tile} />
            <rect x="3" y="2" width="94" height="92" rx="16" class="ring" />
          </g>
        )}
        {ghost && (
          <g transform={corner(ghost.cell)} opacity=".55">
            <WoodTile number={ghost.tile} />
          </g>
        )}
        {lines.map(({ cells, holds }) => (
          <rect key={cells.join()} {...loop(cells)} rx="18" class={holds ? 'line holds' : 'line wrong'} />
        ))}
      </svg>
      <Cells {...props} />
    </div>
  );
}

function drawTiles(board: Tiles, fresh: readonly Cell[]) {
  return board.map((tile, cell) =>
    tile === null || SQUARES[cell]?.tag === 'printed' ? null : (
      <g key={cell} transform={corner(cell)}>
        <g class={fresh.includes(cell) ? 'fresh-tile' : undefined}>
          <WoodTile number={tile} />
        </g>
      </g>
    ),
  );
}

/** Squares and coordinates never change: the same drawing is given back, and Preact leaves it alone. */
function Ground() {
  const [ground] = useState(() => (
    <g>
      <g class="coordinates">
        {Array.from({ length: SIZE }, (_, i) => (
          <g key={i}>
            <text x={i * 100 + 50} y="-13">
              {String.fromCharCode(65 + i)}
            </text>
            <text x="-24" y={i * 100 + 60}>
              {i + 1}
            </text>
          </g>
        ))}
      </g>
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

function Cells(props: BoardProps) {
  const { open, words, touch } = props;
  // Where the keyboard is: one cell of the grid can be reached by Tab, arrows go on from there.
  const [at, setAt] = useState<Cell>(90);
  const grid = useRef<HTMLDivElement>(null);
  const moved = useRef(false);
  const drawn = useRef(
    new Map<Cell, { readonly label: string; readonly here: boolean; readonly cell: VNode }>(),
  );
  // Before the next key can be pressed: the focus is where the keyboard goes on from.
  useLayoutEffect(() => {
    if (moved.current) grid.current?.querySelector<HTMLElement>(`[data-cell="${makeCell(at)}"]`)?.focus();
    moved.current = false;
  }, [at]);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      touch?.(at, true);
      return;
    }
    const next = stepFrom(at, event.key, [...open.keys()]);
    if (next === null) return;
    event.preventDefault();
    moved.current = true;
    setAt(next);
  }

  function onClick({ target }: MouseEvent): void {
    const label = target instanceof Element ? target.closest('[data-cell]')?.getAttribute('data-cell') : null;
    const cell = label === null || label === undefined ? null : parseCell(label);
    if (cell === null) return;
    setAt(cell);
    touch?.(cell, false);
  }

  /** The same element as last time unless something about the cell changed. */
  function drawCell(cell: Cell): VNode {
    const label = describe(cell, props);
    const here = cell === at;
    const before = drawn.current.get(cell);
    if (before !== undefined && before.label === label && before.here === here) return before.cell;
    const next = (
      <div
        role="gridcell"
        key={cell}
        data-cell={makeCell(cell)}
        tabIndex={here ? 0 : -1}
        aria-label={label}
      />
    );
    drawn.current.set(cell, { label, here, cell: next });
    return next;
  }

  return (
    <div
      class="cells"
      role="grid"
      aria-label={words.label('ui.board')}
      aria-rowcount={SIZE}
      aria-colcount={SIZE}
      ref={grid}
      onKeyDown={onKeyDown}
      onClick={onClick}
    >
      {Array.from({ length: SIZE }, (_, row) => (
        <div role="row" key={row}>
          {Array.from({ length: SIZE }, (_c, column) => drawCell(row * SIZE + column))}
        </div>
      ))}
    </div>
  );
}

/** What a screen reader says of a cell: its name, what lies or is printed there, and what the tile in hand would do. */
function describe(
  cell: Cell,
  { board, open, laid, words }: Pick<BoardProps, 'board' | 'open' | 'laid' | 'words'>,
): string {
  const there = laid?.cell === cell ? laid.tile : board[cell];
  const square = SQUARES[cell] as Printed;
  const points = open.get(cell);
  return words.label('ui.cell', {
    cell: makeCell(cell),
    holds: there === null || there === undefined ? 'nothing' : laid?.cell === cell ? 'laid' : 'tile',
    tile: there ?? 0,
    square: square.tag,
    operator: square.tag === 'restriction' ? square.operator : 'none',
    factor: square.tag === 'prize' ? square.factor : 1,
    open: points === undefined ? 'no' : points === null ? 'yes' : 'points',
    points: points ?? 0,
  });
}
