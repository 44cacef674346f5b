import type { JSX } from 'preact';
import { Square, type SquareKind, WoodTile } from '#ui/board/wood.tsx';

const SLATE = '#4d6875';
const CHALK = '#7d959f';
const CREAM = '#fbf3e2';

/** 3 4 7 28 across and 2 5 7 12 down: every tile is made by the two before it. Columns and rows of 50 units. */
const TILES: readonly (readonly [column: number, row: number, number: number])[] = [
  [1, 2, 3],
  [2, 2, 4],
  [3, 2, 7],
  [4, 2, 28],
  [3, 0, 2],
  [3, 1, 5],
  [3, 3, 12],
];
const PRINTED: readonly (readonly [column: number, row: number, kind: SquareKind])[] = [
  [1, 0, '+'],
  [0, 1, '3'],
  [4, 3, '/'],
];

/** Mathable, on slate. */
export function Cover(): JSX.Element {
  return (
    <svg viewBox="0 0 300 270" aria-hidden="true">
      <rect width="300" height="270" fill={SLATE} />
      <path d={GRID} stroke={CHALK} opacity=".55" />
      {PRINTED.map(([column, row, kind]) => (
        <g key={kind} transform={place(column, row)}>
          <Square kind={kind} />
        </g>
      ))}
      {TILES.map(([column, row, number]) => (
        <g key={number} transform={place(column, row)}>
          <WoodTile number={number} />
        </g>
      ))}
      <text
        x="22"
        y="250"
        font-size="45"
        font-weight="640"
        letter-spacing="-.8"
        fill={CREAM}
        style={{ fontFamily: 'var(--serif)', fontVariationSettings: '"opsz" 60' }}
      >
        Mathable
      </text>
    </svg>
  );
}

const GRID = Array.from({ length: 7 }, (_, i) => `M${26 + i * 50} 0V270M0 ${10 + i * 50}H300`).join('');

function place(column: number, row: number): string {
  return `translate(${26 + column * 50} ${10 + row * 50}) scale(.5)`;
}
