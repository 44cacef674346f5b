import type { JSX } from 'preact';

const NUMBER = { edge: '#b9ab90', face: '#f6efdf', rim: '#fffdf7', ink: '#2d2822' };
const EQUALS = { edge: '#7c1e16', face: '#c23b2e', rim: '#e98578', ink: '#fff8ef' };

interface PegProps {
  readonly text: string;
  /** An `=` on a red hole, which doubles. */
  readonly red?: boolean;
}

/** A turned disc on its hole, in a box of 100 × 100 units. */
export function Peg({ text, red = false }: PegProps): JSX.Element {
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
export function Hole({ red }: { readonly red: boolean }): JSX.Element {
  const { rim, deep } = red ? RED_HOLE : HOLE;
  return (
    <g>
      <circle r={red ? 10 : 6.5} fill={rim} />
      <circle cy="1.5" r={red ? 7 : 4.5} fill={deep} />
    </g>
  );
}
