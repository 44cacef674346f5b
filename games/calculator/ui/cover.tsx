import type { JSX } from 'preact';

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

const NUMBER = { edge: '#b9ab90', face: '#f6efdf', rim: '#fffdf7', ink: '#2d2822' };
const EQUALS = { edge: '#7c1e16', face: '#c23b2e', rim: '#e98578', ink: '#fff8ef' };

interface PegProps {
  readonly text: string;
  /** An `=` on a red hole, which doubles. */
  readonly red?: boolean;
}

/** A turned disc on its hole, in a box of 100 × 100 units. */
function Peg({ text, red = false }: PegProps): JSX.Element {
  const { edge, face, rim, ink } = red ? EQUALS : NUMBER;
  const size = text.length > 1 ? 40 : 50;
  return (
    <g>
      <circle cx="54" cy="57" r="43" opacity=".2" />
      <circle cx="50" cy="52" r="43" fill={edge} />
      <circle cx="50" cy="48" r="43" fill={face} />
      <circle cx="50" cy="48" r="36" fill="none" stroke={rim} stroke-width="2.5" />
      <text x="50" y={48 + size * 0.355} font-size={size} font-weight="650" text-anchor="middle" fill={ink}>
        {text}
      </text>
    </g>
  );
}

const HOLE = { rim: '#b8aa8d', deep: '#8d8068' };
const RED_HOLE = { rim: '#c23b2e', deep: '#8f2219' };

/** A hole around the origin. The red ones are larger as well as red. */
function Hole({ red }: { readonly red: boolean }): JSX.Element {
  const { rim, deep } = red ? RED_HOLE : HOLE;
  return (
    <g>
      <circle r={red ? 10 : 6.5} fill={rim} />
      <circle cy="1.5" r={red ? 7 : 4.5} fill={deep} />
    </g>
  );
}
