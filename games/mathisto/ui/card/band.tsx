import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { type CardSize, CREAM, type Kit } from './kits.ts';

interface BandProps {
  readonly kit: Kit;
  readonly size: CardSize;
  /** On a ground of its own colour the pattern is stronger. */
  readonly isPale: boolean;
  readonly title: string;
  readonly code: string;
}

/** The head of a card: colour, pattern, name and letters of its family. */
export function Band({ kit, size, isPale, title, code }: BandProps): JSX.Element {
  const id = useId();
  const { height, scale, letters } = LAYOUT[size];
  return (
    <>
      <pattern
        id={id}
        width={kit.tile.width}
        height={kit.tile.height}
        patternUnits="userSpaceOnUse"
        patternTransform={`translate(6 6) scale(${scale})`}
      >
        <Tile kit={kit} />
      </pattern>
      <path d={band(height)} fill={kit.ink} />
      <path d={band(height)} fill={`url(#${id})`} opacity={isPale ? 0.55 : 0.32} />
      {size === 'full' && (
        <g fill={CREAM}>
          <rect x="73" y="11" width="110" height="22" rx="3" fill={kit.ink} />
          <text x="128" y="27" font-size="13.5" font-weight="600" letter-spacing=".4" text-anchor="middle">
            {title}
          </text>
        </g>
      )}
      <rect {...letters.box} rx="5" fill={kit.ink} />
      <text {...letters.at} font-weight="700" text-anchor="middle" fill={CREAM}>
        {code}
      </text>
    </>
  );
}

function Tile({ kit: { tile } }: { readonly kit: Kit }): JSX.Element {
  if (tile.line === undefined) return <path d={tile.d} fill={CREAM} />;
  return <path d={tile.d} fill="none" stroke={CREAM} stroke-width={tile.line} />;
}

/** The outline of the band: its upper corners are rounded as those of the card are. */
function band(height: number): string {
  return `M6 ${6 + height}V13Q6 6 13 6H225Q232 6 232 13V${6 + height}Z`;
}

const LAYOUT = {
  full: {
    height: 32,
    scale: 1,
    letters: { box: { x: 191, y: 9.5, width: 34, height: 25 }, at: { x: 208, y: 29.5, 'font-size': 21 } },
  },
  hand: {
    height: 40,
    scale: 1.7,
    letters: { box: { x: 170, y: 7, width: 58, height: 38 }, at: { x: 199, y: 39, 'font-size': 37 } },
  },
  tiny: {
    height: 100,
    scale: 2.6,
    letters: { box: { x: 118, y: 14, width: 106, height: 84 }, at: { x: 171, y: 82, 'font-size': 76 } },
  },
} as const;
