import type { VNode } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { CellGrid } from '#ui/board/cell-grid.tsx';
import { useDrag } from '#ui/drag.ts';
import { SIZE } from '../../data/board.ts';
import { cellNamed, nameOf } from '../../rules/cells.ts';
import type { Board } from '../../rules/runs.ts';
import type { Token } from '../../rules/tokens.ts';
import type { Cell, Config, Direction, Laid } from '../../rules/types.ts';
import { stepBy } from '../hand/typing.ts';
import { speakToken } from '../say.ts';
import type { UiWords } from '../words.ts';
import { holeAt } from './holes.ts';

export interface CellsProps {
  readonly board: Board;
  readonly grid: Config['grid'];
  /** Laid but not handed in. */
  readonly laid: readonly Laid[];
  /** Where the keyboard is: one cell can be reached by Tab, arrows go on from there. */
  readonly at: Cell;
  readonly words: UiWords;
  /** Absent where one only looks on. */
  readonly hands?: CellHands;
}

/** What fingers and keys do to a cell. */
export interface CellHands {
  readonly touch: (cell: Cell) => void;
  readonly enter: (cell: Cell) => void;
  readonly go: (cell: Cell, direction?: Direction) => void;
  /** A token that was laid is dragged to somewhere on the page. */
  readonly drag: (cell: Cell) => ReturnType<Parameters<typeof useDrag>[0]>;
}

/** The board as a grid of cells: what fingers press, keys explore and screen readers read. */
export function Cells({ board, grid, laid, at, words, hands }: CellsProps) {
  const box = useRef<HTMLDivElement>(null);
  const drawn = useRef<Map<Cell, Drawn>>(new Map());
  const under = useRef<Cell | null>(null);
  // Before the next key can be pressed: the focus is where the keyboard goes on from.
  useLayoutEffect(() => {
    if (box.current?.contains(document.activeElement))
      box.current.querySelector<HTMLElement>(`[data-cell="${nameOf(at)}"]`)?.focus();
  }, [at]);
  const { onPointerDown } = useDrag(() => {
    const cell = under.current;
    const isMine = cell !== null && laid.some(one => one.cell === cell);
    return isMine ? (hands?.drag(cell) ?? null) : null;
  });

  function onKeyDown(event: KeyboardEvent): void {
    const step = stepBy(at, event.key);
    if (event.key === 'Enter') hands?.enter(at);
    else if (event.key === ' ') hands?.touch(at);
    else if (step !== null) hands?.go(step.cell, step.direction);
    else return;
    event.preventDefault();
  }

  function drawCell(cell: Cell): VNode {
    const mine = laid.find(one => one.cell === cell);
    const token = mine?.token ?? board[cell] ?? null;
    const now: CellState = { token, isMine: mine !== undefined, here: cell === at, words, grid };
    const before = drawn.current.get(cell);
    // The same element as last time unless something about the cell changed: sentences take time to make.
    if (before !== undefined && isSame(before.state, now)) return before.element;
    const element = (
      <div
        role="gridcell"
        key={cell}
        data-cell={nameOf(cell)}
        class={now.isMine ? 'mine' : undefined}
        tabIndex={now.here ? 0 : -1}
        aria-label={words.label('ui.cell', factsOf(cell, now))}
      />
    );
    drawn.current.set(cell, { state: now, element });
    return element;
  }

  return (
    <CellGrid
      label={words.label('ui.board')}
      size={SIZE}
      grid={box}
      onKeyDown={onKeyDown}
      onPointerDown={event => {
        under.current = cellUnder(event.target);
        onPointerDown(event);
      }}
      onClick={({ target }) => {
        const cell = cellUnder(target);
        if (cell !== null) hands?.touch(cell);
      }}
    >
      {row => (
        <div role="row" key={row}>
          {Array.from({ length: SIZE }, (_, column) => drawCell(row * SIZE + column))}
        </div>
      )}
    </CellGrid>
  );
}

export function cellUnder(target: EventTarget | null): Cell | null {
  const name = target instanceof Element ? target.closest('[data-cell]')?.getAttribute('data-cell') : null;
  return name === null || name === undefined ? null : cellNamed(name);
}

interface CellState {
  readonly token: Token | null;
  readonly isMine: boolean;
  readonly here: boolean;
  readonly words: UiWords;
  readonly grid: Config['grid'];
}

interface Drawn {
  readonly state: CellState;
  readonly element: VNode;
}

function isSame(a: CellState, b: CellState): boolean {
  return (
    a.token === b.token &&
    a.isMine === b.isMine &&
    a.here === b.here &&
    a.words === b.words &&
    a.grid === b.grid
  );
}

/** What a screen reader says of a cell: its name, what lies there, what kind of hole it is. */
function factsOf(cell: Cell, { token, isMine, words, grid }: CellState) {
  return {
    cell: nameOf(cell),
    holds: token === null ? 'nothing' : isMine ? 'laid' : 'token',
    token: token === null ? '' : speakToken(token, words),
    hole: holeAt(cell, grid),
  };
}
