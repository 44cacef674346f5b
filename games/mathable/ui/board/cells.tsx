import type { VNode } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { must } from '#kernel/must.ts';
import { CellGrid } from '#ui/board/cell-grid.tsx';
import { afterPaint } from '#ui/use-after-paint.ts';
import { CELLS, type Cell, makeCell, parseCell, SIZE, SQUARES } from '../../rules/cells.ts';
import type { Board, Tile } from '../../rules/types.ts';
import type { UiWords } from '../words.ts';

export interface CellsProps {
  readonly board: Board;
  /** Cells that would take the tile in hand, with its points where they are shown. */
  readonly open: ReadonlyMap<Cell, number | null>;
  /** Laid but not played. */
  readonly laid: readonly { readonly cell: Cell; readonly tile: Tile }[];
  readonly words: UiWords;
  /** Absent where one only looks on. */
  readonly touch?: (cell: Cell, byKeyboard: boolean) => void;
}

/** The board as a grid of cells: what fingers press, keys explore and screen readers read. */
export function Cells({ board, open, laid, words, touch }: CellsProps) {
  // Where the keyboard is: one cell of the grid can be reached by Tab, arrows go on from there.
  const [at, setAt] = useState<Cell>(90);
  const grid = useRef<HTMLDivElement>(null);
  const moved = useRef(false);
  const drawn = useRef<Map<Cell, Drawn>>(new Map());
  const drawnRows = useRef<{ readonly cells: readonly VNode[]; readonly element: VNode }[]>([]);
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
    touch?.(cell, false);
    afterPaint(() => setAt(cell));
  }

  /** The same element as last time unless something about the cell changed: sentences take time to make. */
  function drawCell(cell: Cell): VNode {
    const mine = laid.find(one => one.cell === cell);
    const isLaid = mine !== undefined;
    const tile = mine?.tile ?? board[cell] ?? null;
    const points = open.get(cell);
    const here = cell === at;
    const before = drawn.current.get(cell);
    const same =
      before !== undefined &&
      before.words === words &&
      before.tile === tile &&
      before.isLaid === isLaid &&
      before.points === points;
    if (same && before.here === here) return before.element;
    const label = same ? before.label : words.label('ui.cell', factsOf(cell, { tile, isLaid, points }));
    const element = (
      <div
        role="gridcell"
        key={cell}
        data-cell={makeCell(cell)}
        tabIndex={here ? 0 : -1}
        aria-label={label}
      />
    );
    drawn.current.set(cell, { tile, isLaid, points, words, here, label, element });
    return element;
  }

  /** Likewise: of fourteen rows a touch changes a few. */
  function drawRow(row: number): VNode {
    const cells = Array.from({ length: SIZE }, (_, column) => drawCell(row * SIZE + column));
    const before = drawnRows.current[row];
    if (before?.cells.every((cell, column) => cell === cells[column]) === true) return before.element;
    const element = (
      <div role="row" key={row}>
        {cells}
      </div>
    );
    drawnRows.current[row] = { cells, element };
    return element;
  }

  return (
    <CellGrid label={words.label('ui.board')} size={SIZE} {...{ grid, onKeyDown, onClick }}>
      {drawRow}
    </CellGrid>
  );
}

/** What changes about a cell; what is printed there does not. */
interface CellState {
  readonly tile: Tile | null;
  readonly isLaid: boolean;
  /** What the tile in hand would earn here; null if that is not told, undefined if it cannot lie here. */
  readonly points: number | null | undefined;
}

interface Drawn extends CellState {
  readonly words: UiWords;
  readonly here: boolean;
  readonly label: string;
  readonly element: VNode;
}

/** What a screen reader says of a cell: its name, what lies or is printed there, and what the tile in hand would do. */
function factsOf(cell: Cell, { tile, isLaid, points }: CellState) {
  const square = must(SQUARES[cell]);
  return {
    cell: makeCell(cell),
    holds: tile === null ? 'nothing' : isLaid ? 'laid' : 'tile',
    tile: tile ?? 0,
    square: square.tag,
    operator: square.tag === 'restriction' ? square.operator : 'none',
    factor: square.tag === 'prize' ? square.factor : 1,
    open: points === undefined ? 'no' : points === null ? 'yes' : 'points',
    points: points ?? 0,
  };
}

/**
 * Where a key leads from a cell: arrows to the neighbour, Home and End along the row, Page keys to the next or
 * previous cell that is open to the tile in hand. Null if the key is none of these.
 */
function stepFrom(cell: Cell, key: string, open: readonly Cell[]): Cell | null {
  const column = cell % SIZE;
  switch (key) {
    case 'ArrowLeft':
      return column > 0 ? cell - 1 : cell;
    case 'ArrowRight':
      return column < SIZE - 1 ? cell + 1 : cell;
    case 'ArrowUp':
      return cell >= SIZE ? cell - SIZE : cell;
    case 'ArrowDown':
      return cell < CELLS - SIZE ? cell + SIZE : cell;
    case 'Home':
      return cell - column;
    case 'End':
      return cell - column + SIZE - 1;
    case 'PageDown':
      return open.find(one => one > cell) ?? open[0] ?? cell;
    case 'PageUp':
      return open.findLast(one => one < cell) ?? open.at(-1) ?? cell;
    default:
      return null;
  }
}
