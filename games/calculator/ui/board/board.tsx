import './board.css';
import { useMemo, useRef } from 'preact/hooks';
import { BoardEdges } from '#ui/board/board-edges.tsx';
import { LastMark } from '#ui/board/last-mark.tsx';
import { RED, SIZE } from '../../data/board.ts';
import type { Board as Tokens } from '../../rules/runs.ts';
import type { Cell, Laid } from '../../rules/types.ts';
import type { Cursor } from '../hand/hand-state.ts';
import type { Division } from '../signs.ts';
import { type CellHands, Cells, type CellsProps } from './cells.tsx';
import { corner, VIEW_BOX } from './geometry.ts';
import { Badge, Outline } from './outline.tsx';
import { Pegboard } from './pegboard.tsx';
import type { ShownLine } from './shown.ts';
import { Token, TokenRing } from './token.tsx';

interface BoardProps extends CellsProps {
  readonly division: Division;
  /** What was laid, once it has been seen there: what the grid of cells says of it may come after. */
  readonly told: readonly Laid[];
  /** Where a hint would lay something, or what somebody laid and took back. */
  readonly ghosts: readonly Laid[];
  /** Just laid by somebody: comes down. */
  readonly fresh: readonly Cell[];
  /** What the others laid since one's own last turn. */
  readonly marked: readonly Cell[];
  readonly lines: readonly ShownLine[];
  readonly cursor: Cursor | null;
  /** The first digit of a number that is being typed. */
  readonly pending: string;
}

/** The pegboard, its tokens and what is considered; above it a grid of cells that can be explored and pressed. */
export function Board(props: BoardProps) {
  const { board, grid, laid, told, ghosts, fresh, marked, lines, cursor, pending, division, words, at } =
    props;
  const latest = useRef(props.hands);
  latest.current = props.hands;
  const canTouch = props.hands !== undefined;
  // Two drawings, one over the other, and the lower one given back unchanged while nothing is handed in.
  const ground = useMemo(
    () => (
      <svg class="ground" viewBox={VIEW_BOX} aria-hidden="true" focusable="false">
        <Pegboard grid={grid} />
        {drawTokens(board, { fresh, marked, division })}
      </svg>
    ),
    [board, grid, division, fresh.join(), marked.join()],
  );
  const cells = useMemo(
    () => (
      <Cells {...{ board, grid, words, at }} laid={told} {...(canTouch ? { hands: through(latest) } : {})} />
    ),
    [board, grid, words, at, told, canTouch],
  );
  const outlines = useMemo(
    () => (
      <>
        {lines.map(line => (
          <Outline key={`${line.direction} ${line.cells.join()} ${line.tag}`} {...line} />
        ))}
        {lines.map(
          line => line.badge !== '' && <Badge key={`${line.direction} ${line.cells[0]}`} {...line} />,
        )}
      </>
    ),
    [lines],
  );
  return (
    <div class="calculator-board">
      {ground}
      <svg class="lit" viewBox={VIEW_BOX} aria-hidden="true" focusable="false">
        {ghosts.map(({ cell, token }) => (
          <g key={cell} transform={corner(cell)} class="ghost-token">
            <Token token={token} division={division} />
          </g>
        ))}
        {laid.map(({ cell, token }) => (
          <g key={`${cell} ${token}`} transform={corner(cell)} class="laid-token">
            <g class="lands">
              <Token token={token} red={RED.has(cell)} division={division} />
            </g>
            <TokenRing />
          </g>
        ))}
        {cursor !== null && <Waiting cursor={cursor} pending={pending} />}
        {outlines}
      </svg>
      {cells}
      <BoardEdges size={SIZE} row={i => String.fromCharCode(97 + i)} column={i => i + 1} />
    </div>
  );
}

/** The hole that waits: a ring, and an arrow to where the line goes on. */
function Waiting({ cursor, pending }: { readonly cursor: Cursor; readonly pending: string }) {
  return (
    <g transform={corner(cursor.cell)} class="waiting-hole">
      <circle cx="50" cy="50" r="39" />
      {pending === '' ? (
        <path
          d="M30 50H66M54 37L67 50L54 63"
          transform={cursor.direction === 'down' ? 'rotate(90 50 50)' : undefined}
        />
      ) : (
        <text x="50" y="66" font-size="46">
          {pending}
        </text>
      )}
    </g>
  );
}

interface Drawing {
  readonly fresh: readonly Cell[];
  readonly marked: readonly Cell[];
  readonly division: Division;
}

function drawTokens(board: Tokens, { fresh, marked, division }: Drawing) {
  return board.map((token, cell) =>
    token === null ? null : (
      <g key={cell} transform={corner(cell)}>
        <g class={fresh.includes(cell) ? 'fresh-token' : undefined}>
          <Token token={token} red={RED.has(cell)} division={division} />
          {marked.includes(cell) && (
            <LastMark x={82} y={18}>
              <TokenRing />
            </LastMark>
          )}
        </g>
      </g>
    ),
  );
}

/** Whatever the hands are when they are used: the cells need not be drawn again for it. */
function through(latest: { readonly current: CellHands | undefined }): CellHands {
  return {
    touch: cell => latest.current?.touch(cell),
    enter: cell => latest.current?.enter(cell),
    go: (cell, direction) => latest.current?.go(cell, direction),
    drag: cell => latest.current?.drag(cell) ?? null,
  };
}
