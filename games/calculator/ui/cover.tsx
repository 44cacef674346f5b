import type { JSX } from 'preact';
import { Hole, Peg } from './peg.tsx';

const RED = '#b5362a';
const BOARD = '#f3ead8';
const CREAM = '#fff3e2';

const ACROSS = ['9', '×', '2', '=', '18'];
const DOWN = ['7', '+', '11', '=', '18'];
/** Where the two lines cross, in holes from the top left. */
const SHARED = 3;

/** Calculator, in red: the holes of the board, and two equalities that share one red « = ». */
export function Cover(): JSX.Element {
  return (
    <svg viewBox="0 0 260 256" aria-hidden="true">
      <rect width="260" height="256" fill={RED} />
      <rect x="19" y="19" width="224" height="190" rx="10" opacity=".25" />
      <rect x="17" y="16" width="224" height="190" rx="10" fill={BOARD} />
      {HOLES.map(({ column, row, red }) => (
        <g key={`${column} ${row}`} transform={`translate(${40 + column * 36} ${40 + row * 36})`}>
          <Hole red={red} />
        </g>
      ))}
      {ACROSS.map((text, column) => (
        <g key={text} transform={place(column, SHARED)}>
          <Peg text={text} red={text === '='} />
        </g>
      ))}
      {DOWN.map((text, row) => (
        <g key={text} transform={place(SHARED, row)}>
          <Peg text={text} red={text === '='} />
        </g>
      ))}
      <text x="18" y="241" font-size="36" font-weight="720" letter-spacing="-.6" fill={CREAM}>
        calculator
      </text>
    </svg>
  );
}

/** Red holes lie on a diamond around the shared peg, as on the real board. */
const HOLES = Array.from({ length: 30 }, (_, i) => {
  const [column, row] = [i % 6, Math.floor(i / 6)];
  return { column, row, red: Math.abs(column - SHARED) + Math.abs(row - SHARED) === 3 };
});

function place(column: number, row: number): string {
  return `translate(${21 + column * 36} ${21 + row * 36}) scale(.38)`;
}
