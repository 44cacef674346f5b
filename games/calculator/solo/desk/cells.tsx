import { useLayoutEffect, useRef } from 'preact/hooks';
import { holdsNumber, isBlocked, type Size } from '../../puzzle/lattice.ts';
import { divisionIn } from '../../ui/division.ts';
import { printToken } from '../../ui/signs.ts';
import type { Board } from '../setting.ts';
import type { SoloWords } from '../words.ts';
import type { Touch } from './desk-state.ts';
import { stepFrom } from './keys.ts';
import { cellName } from './names.ts';

interface CellsProps {
  readonly size: Size;
  readonly given: Board;
  readonly board: Board;
  readonly chosen: number | null;
  readonly words: SoloWords;
  readonly touch: (what: Touch) => void;
}

/** The board as a grid of cells: what fingers press, keys explore and screen readers read. */
export function Cells({ size, given, board, chosen, words, touch }: CellsProps) {
  const grid = useRef<HTMLDivElement>(null);
  const moved = useRef(false);
  // Where Tab enters the grid.
  const at = chosen ?? 0;
  useLayoutEffect(() => {
    if (moved.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    moved.current = false;
  }, [at]);

  /** Coming by Tab chooses a cell; a finger chooses its own. */
  function onFocus({ target }: FocusEvent): void {
    const byKey = target instanceof Element && target.matches(':focus-visible');
    if (byKey && chosen === null) touch({ tag: 'move', cell: at });
  }

  function onClick({ target }: MouseEvent): void {
    const index = target instanceof HTMLElement ? target.dataset['index'] : undefined;
    if (index !== undefined) touch({ tag: 'cell', cell: Number(index) });
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const what = meaningOf(event.key);
    if (what === null) return;
    event.preventDefault();
    moved.current = what.tag === 'move';
    if (chosen === null && what.tag === 'key') touch({ tag: 'move', cell: at });
    touch(what);
  }

  function meaningOf(key: string): Touch | null {
    if (key === 'Enter' || key === ' ') return { tag: 'cell', cell: at };
    if (key === 'Backspace' || key === 'Delete') return { tag: 'take' };
    if (key === 'Escape') return { tag: 'drop' };
    const next = stepFrom(size, at, key);
    if (next !== null) return { tag: 'move', cell: next };
    return /^[-\d+*/:=xX×÷−]$/.test(key) ? { tag: 'key', key } : null;
  }

  return (
    <div
      class="solo-cells"
      role="grid"
      aria-label={words.label('solo.board')}
      ref={grid}
      onKeyDown={onKeyDown}
      onClick={onClick}
      onFocus={onFocus}
    >
      {Array.from({ length: size }, (_, row) => (
        <div role="row" key={row}>
          {Array.from({ length: size }, (_, column) => {
            const cell = row * size + column;
            return isBlocked(size, cell) ? (
              <span key={cell} role="gridcell" aria-label={words.label('solo.cell.blocked')} />
            ) : (
              <div
                key={cell}
                role="gridcell"
                data-cell={cellName(size, cell)}
                data-index={cell}
                tabIndex={cell === at ? 0 : -1}
                aria-selected={cell === chosen}
                aria-label={words.label('solo.cell', factsOf(cell))}
              />
            );
          })}
        </div>
      ))}
    </div>
  );

  function factsOf(cell: number) {
    const token = board[cell] ?? null;
    return {
      cell: cellName(size, cell),
      holds: token === null ? 'nothing' : given[cell] === null ? 'laid' : 'given',
      token: token === null ? '' : printToken(token, divisionIn(words.language)),
      kind: holdsNumber(size, cell) ? 'number' : 'sign',
    };
  }
}
