import type { JSX } from 'preact';
import type { SetName, Size } from '../rules/cards.ts';
import { Doll } from './card/doll.tsx';
import { scaleOf } from './card/shape.ts';

const OCHRE = '#e6b552';
const FLOOR = '#d79f3a';
const BRAID = '#b9802a';
const LETTERS = '#5e2117';

/** One doll of four sets, smaller and smaller: left edge, set, and size. */
const DOLLS: readonly { readonly x: number; readonly set: SetName; readonly size: Size }[] = [
  { x: 108, set: 'F', size: 7 },
  { x: 68, set: 'E', size: 5 },
  { x: 35, set: 'G', size: 3 },
  { x: 6, set: 'B', size: 1 },
];
/** How much larger than on a card. */
const ENLARGED = 1.14;

/** Matryoshka, on ochre: dolls in a row by size. */
export function Cover(): JSX.Element {
  return (
    <svg viewBox="0 0 220 236" aria-hidden="true">
      <rect width="220" height="236" fill={OCHRE} />
      <path d="M0 190H220V236H0Z" fill={FLOOR} />
      <path d={LOZENGES} fill="none" stroke={BRAID} stroke-width="1.5" />
      {DOLLS.map(({ x, set, size }) => {
        const scale = scaleOf(size) * ENLARGED;
        return (
          <g key={set} transform={`translate(${x} ${196 - 136 * scale}) scale(${scale})`}>
            <ellipse cx="54" cy="134" rx="40" ry="5" opacity=".22" />
            <Doll set={set} size={size} scale={scale} />
          </g>
        );
      })}
      <text
        x="110"
        y="226"
        font-size="32"
        font-weight="850"
        letter-spacing="-.6"
        text-anchor="middle"
        fill={LETTERS}
        style={{ fontFamily: 'var(--serif)', fontVariationSettings: '"opsz" 9' }}
      >
        Matryoshka
      </text>
    </svg>
  );
}

const LOZENGES = Array.from({ length: 11 }, (_, i) => `M${i * 20} 14l10-10l10 10l-10 10Z`).join('');
