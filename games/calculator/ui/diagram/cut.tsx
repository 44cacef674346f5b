import { RED, SIZE } from '../../data/board.ts';
import { columnOf, rowOf } from '../../rules/cells.ts';
import type { Board } from '../../rules/runs.ts';
import type { Cell } from '../../rules/types.ts';
import { corner, MARGIN } from '../board/geometry.ts';
import { holeAt } from '../board/holes.ts';
import { Outline } from '../board/outline.tsx';
import { Peghole } from '../board/pegboard.tsx';
import type { ShownLine } from '../board/shown.ts';
import { Token } from '../board/token.tsx';
import type { Division } from '../signs.ts';

interface CutProps {
  readonly board: Board;
  /** The part that is drawn, from its first cell to its last. */
  readonly from: Cell;
  readonly to: Cell;
  readonly lines: readonly ShownLine[];
  readonly division: Division;
  /** What it shows, for those who do not see it. */
  readonly label: string;
}

/** A part of the real board, with the names of its rows and columns. */
export function Cut({ board, from, to, lines, division, label }: CutProps) {
  const [left, top] = [columnOf(from), rowOf(from)];
  const [columns, rows] = [columnOf(to) - left + 1, rowOf(to) - top + 1];
  const cells = board
    .map((_, cell) => cell)
    .filter(cell => isWithin(columnOf(cell), left, columns) && isWithin(rowOf(cell), top, rows));
  return (
    <svg
      class="cut"
      style={{ '--columns': columns }}
      viewBox={`${left * 100 - MARGIN} ${top * 100 - MARGIN} ${columns * 100 + MARGIN + 10} ${rows * 100 + MARGIN + 10}`}
      role="img"
      aria-label={label}
    >
      <rect
        x={left * 100}
        y={top * 100}
        width={columns * 100}
        height={rows * 100}
        rx="20"
        fill="var(--peg-board)"
      />
      {cells.map(cell => {
        const token = board[cell] ?? null;
        return (
          <g key={cell} transform={corner(cell)}>
            <g transform="translate(50 50)">
              <Peghole kind={holeAt(cell, 'full')} />
            </g>
            {token !== null && <Token token={token} red={RED.has(cell)} division={division} />}
          </g>
        );
      })}
      {lines.map(line => (
        <Outline key={`${line.direction} ${line.cells.join()}`} {...line} />
      ))}
      <Names from={from} to={to} />
    </svg>
  );
}

function isWithin(at: number, from: number, count: number): boolean {
  return at >= from && at < from + count;
}

/** Letters of the rows, numbers of the columns. */
export function Names({ from, to }: { readonly from: Cell; readonly to: Cell }) {
  const names = Array.from({ length: SIZE }, (_, i) => i);
  return (
    <g class="names">
      {names
        .filter(i => i >= columnOf(from) && i <= columnOf(to))
        .map(i => (
          <text key={`column ${i}`} x={i * 100 + 50} y={rowOf(from) * 100 - 14}>
            {i + 1}
          </text>
        ))}
      {names
        .filter(i => i >= rowOf(from) && i <= rowOf(to))
        .map(i => (
          <text key={`row ${i}`} x={columnOf(from) * 100 - 25} y={i * 100 + 60}>
            {String.fromCharCode(97 + i)}
          </text>
        ))}
    </g>
  );
}
