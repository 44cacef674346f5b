import type { JSX } from 'preact';
import { COLUMNS, PENTAGON, ROOF, type Stroke, Temple } from './card/temple.tsx';

const PAPER = '#fbf8f1';
const INK = '#211e1a';
const ASH = '#cfc7b4';
const THIRTY: readonly Stroke[] = [
  { colour: 'blue', d: ROOF },
  { colour: 'red', d: COLUMNS },
  { colour: 'green', d: PENTAGON },
];

/** Gamate, as a poster of 1976: 30 is a temple built of 2, 3 and 5. */
export function Cover(): JSX.Element {
  return (
    <svg viewBox="0 0 160 226" aria-hidden="true">
      <rect width="160" height="226" fill={PAPER} />
      <g transform="translate(11 -24) scale(.69)">
        <Temple strokes={THIRTY} />
        <path d="M4 267H196" stroke={ASH} stroke-width="3" stroke-linecap="round" />
      </g>
      <rect y="168" width="160" height="58" fill={INK} />
      <text
        x="77"
        y="197"
        font-size="21"
        font-weight="500"
        letter-spacing="6"
        text-anchor="middle"
        fill={PAPER}
      >
        GAMATE
      </text>
      <text
        x="74"
        y="215"
        font-size="11"
        font-weight="450"
        letter-spacing="1"
        text-anchor="middle"
        fill={ASH}
      >
        2 × 3 × 5 = 30
      </text>
    </svg>
  );
}
