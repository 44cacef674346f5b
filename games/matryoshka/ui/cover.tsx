import type { JSX } from 'preact';
import { Doll, SIZES } from './doll.tsx';
import type { SetLetter } from './kits.tsx';

const OCHRE = '#e6b552';
const FLOOR = '#d79f3a';
const BRAID = '#b9802a';
const LETTERS = '#5e2117';

/** One doll of four sets, smaller and smaller: left edge, set, and size. */
const DOLLS: readonly { readonly x: number; readonly letter: SetLetter; readonly size: number }[] = [
  { x: 108, letter: 'F', size: SIZES[6] },
  { x: 69, letter: 'E', size: SIZES[4] },
  { x: 36, letter: 'G', size: SIZES[2] },
  { x: 7, letter: 'B', size: SIZES[0] },
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
      {DOLLS.map(({ x, letter, size }) => {
        const scale = size * ENLARGED;
        return (
          <g key={letter} transform={`translate(${x} ${196 - 136 * scale}) scale(${scale})`}>
            <ellipse cx="54" cy="134" rx="40" ry="5" opacity=".22" />
            <Doll letter={letter} scale={scale} />
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
