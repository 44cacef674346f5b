import type { VNode } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Words } from '#text/words.ts';
import { type Cell, makeCell, parseCell, SIZE, SQUARES, type Square } from '../rules/cells.ts';
import type { Board, Tile } from '../rules/types.ts';
import type { GameLabel } from '../text/labels.ts';
import { stepFrom } from './board-keys.ts';

export interface CellsProps {
  readonly board: Board;
  /** Cells that would take the tile in hand, with its points where they are shown. */
  readonly open: ReadonlyMap<Cell, number | null>;
  /** Laid but not played. */
  readonly laid: { readonly cell: Cell; readonly tile: Tile } | null;
  readonly words: Words<GameLabel>;
  /** Absent where one only looks on. */
  readonly touch?: (cell: Cell, byKeyboard: boolean) => void;
}

/** The board as a grid of cells: what fingers press, keys explore and screen readers read. */
export function Cells(props: CellsProps) {
  const { open, words, touch } = props;
  // Where the keyboard is: one cell of the grid can be reached by Tab, arrows go on from there.
  const [at, setAt] = useState<Cell>(90);
  const grid = useRef<HTMLDivElement>(null);
  const moved = useRef(false);
  const drawn = useRef<Map<Cell, Drawn>>(new Map());
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

  /** The same element as last time unless something about the cell changed: sentences take time to make. */
  function drawCell(cell: Cell): VNode {
    const facts = factsOf(cell, props);
    const before = drawn.current.get(cell);
    const same = before !== undefined && before.words === words && alike(before.facts, facts);
    const here = cell === at;
    if (same && before.here === here) return before.element;
    const label = same ? before.label : words.label('ui.cell', facts);
    const element = (
      <div
        role="gridcell"
        key={cell}
        data-cell={makeCell(cell)}
        tabIndex={here ? 0 : -1}
        aria-label={label}
      />
    );
    drawn.current.set(cell, { facts, words, here, label, element });
    return element;
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

type CellFacts = ReturnType<typeof factsOf>;

interface Drawn {
  readonly facts: CellFacts;
  readonly words: Words<GameLabel>;
  readonly here: boolean;
  readonly label: string;
  readonly element: VNode;
}

/** What a screen reader says of a cell: its name, what lies or is printed there, and what the tile in hand would do. */
function factsOf(cell: Cell, { board, open, laid }: CellsProps) {
  const there = laid?.cell === cell ? laid.tile : board[cell];
  const square = SQUARES[cell] as Square;
  const points = open.get(cell);
  return {
    cell: makeCell(cell),
    holds: there === null || there === undefined ? 'nothing' : laid?.cell === cell ? 'laid' : 'tile',
    tile: there ?? 0,
    square: square.tag,
    operator: square.tag === 'restriction' ? square.operator : 'none',
    factor: square.tag === 'prize' ? square.factor : 1,
    open: points === undefined ? 'no' : points === null ? 'yes' : 'points',
    points: points ?? 0,
  };
}

/** What is printed on a cell never changes. */
function alike(a: CellFacts, b: CellFacts): boolean {
  return a.holds === b.holds && a.tile === b.tile && a.open === b.open && a.points === b.points;
}
