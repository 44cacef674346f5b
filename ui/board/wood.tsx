import type { JSX } from 'preact';
import { GRAINS } from '../shared-defs.tsx';

/** The kinds of printed square: plain, restricted to one operation, prizes, and the four printed in the middle. */
export const SQUARE_KINDS = ['.', '+', '-', 'x', '/', '2', '3', 'c1', 'c2', 'c3', 'c4'] as const;
export type SquareKind = (typeof SQUARE_KINDS)[number];

interface WoodTileProps {
  readonly number: number;
  /** In the hand, above the table: its shadow falls further. */
  readonly lifted?: boolean;
}

/** A wooden tile in a box of 100 × 100 units, light from the top left: shadow, edge, face, grain, bevels, number. */
export function WoodTile({ number, lifted = false }: WoodTileProps): JSX.Element {
  const fall = lifted ? 12 : 4;
  return (
    <g class="wood-tile">
      <rect x={6 + fall / 2} y={10 + fall} width="88" height="86" rx="13" fill="var(--shade)" />
      <rect x="6" y="10" width="88" height="85" rx="13" fill="var(--wood-edge)" />
      <rect x="6" y="5" width="88" height="85" rx="13" fill="url(#wood)" />
      <use href={`#grain-${number % GRAINS.length}`} />
      <path
        d="M9 78V19A11 11 0 0 1 20 8H80"
        fill="none"
        stroke="var(--wood-shine)"
        stroke-width="2.4"
        stroke-linecap="round"
        stroke-opacity=".85"
      />
      <path
        d="M91 22V76A11 11 0 0 1 80 87H24"
        fill="none"
        stroke="var(--wood-edge)"
        stroke-width="2"
        stroke-linecap="round"
        stroke-opacity=".4"
      />
      <Mark number={number} shift={1.5} fill="var(--wood-shine)" />
      <Mark number={number} shift={0} fill="var(--wood-ink)" />
    </g>
  );
}

/** Around the tile in hand. Under the lamp, green on wood is hardly seen (1.4 : 1): it lies in a gap of its own. */
export function Ring(): JSX.Element {
  const shape = { x: 3, y: 2, width: 94, height: 93, rx: 16, fill: 'none' };
  return (
    <>
      <rect {...shape} stroke="var(--accent-ink)" stroke-width="11" />
      <rect {...shape} stroke="var(--accent)" stroke-width="6" />
    </>
  );
}

/** Numbers that read as another one upside down carry a bar, as on real tiles: tablets lie flat between people. */
const TURNABLE: ReadonlySet<number> = new Set([6, 9, 18, 81]);

interface MarkProps {
  readonly number: number;
  readonly shift: number;
  readonly fill: string;
}

/** The number, cut in: the dark mark lies over a pale one shifted down and right, which reads as a lit rim. */
function Mark({ number, shift, fill }: MarkProps): JSX.Element {
  const size = number > 9 ? 47 : 56;
  return (
    <>
      <Figure text={String(number)} x={50 + shift} y={47.5 + size * CAP + shift} size={size} fill={fill} />
      {TURNABLE.has(number) && (
        <rect x={35 + shift} y={76 + shift} width="30" height="4" rx="2" fill={fill} />
      )}
    </>
  );
}

/** Half the height of a figure, in sizes of type: puts the middle of a number on a line. */
const CAP = 0.355;

const OPERATORS = {
  '+': 'M50 30V70M30 50H70',
  '-': 'M30 50H70',
  x: 'M35 35L65 65M65 35L35 65',
  '/': 'M30 50H70M50 32V33M50 67V68',
} as const;

/** A printed square in a box of 100 × 100 units. Its kind is told by a glyph first, by a colour second. */
export function Square({ kind }: { readonly kind: SquareKind }): JSX.Element {
  switch (kind) {
    case '.':
      return <Ground fill="var(--sq-normal)" />;
    case '+':
    case '-':
    case 'x':
    case '/':
      return (
        <>
          <Ground fill="var(--sq-restrict)" />
          <path
            d={OPERATORS[kind]}
            stroke="var(--sq-restrict-ink)"
            stroke-width="8"
            stroke-linecap="round"
            fill="none"
          />
        </>
      );
    case '2':
      return (
        <>
          <Ground fill="var(--sq-double)" />
          <Figure text="2×" x={50} y={63} size={36} fill="var(--sq-double-ink)" />
        </>
      );
    case '3':
      return (
        <>
          <Ground fill="var(--sq-triple)" />
          <rect
            x="9"
            y="9"
            width="82"
            height="82"
            fill="none"
            stroke="var(--sq-triple-line)"
            stroke-width="4"
          />
          <Figure text="3×" x={50} y={63} size={36} fill="var(--sq-triple-ink)" />
        </>
      );
    case 'c1':
    case 'c2':
    case 'c3':
    case 'c4':
      return (
        <>
          <Ground fill="var(--sq-printed)" />
          <Figure text={kind.slice(1)} x={50} y={70} size={58} fill="var(--ink)" />
        </>
      );
  }
}

/** Leaves 1.5 units of the board's colour around: the line between two squares. */
function Ground({ fill }: { readonly fill: string }): JSX.Element {
  return <rect x="1.5" y="1.5" width="97" height="97" fill={fill} />;
}

interface FigureProps {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly fill: string;
}

function Figure({ text, x, y, size, fill }: FigureProps): JSX.Element {
  return (
    <text x={x} y={y} font-size={size} font-weight="650" text-anchor="middle" fill={fill}>
      {text}
    </text>
  );
}
