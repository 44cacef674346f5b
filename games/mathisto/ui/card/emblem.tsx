import type { JSX } from 'preact';
import { drawnOnce } from '#ui/drawn-once.tsx';
import type { Family } from '../../rules/cards.ts';
import { CREAM, GOLD, JOKER_KIT, KITS } from './kits.ts';

interface EmblemProps {
  readonly family: Family | 'joker';
  /** Ink and paper change places, as on the card of a discovery. */
  readonly inverted?: boolean;
}

/** The emblem of a family in its outline, around (0, 0): for use inside another drawing. */
export function EmblemMark({ family, inverted = false }: EmblemProps): JSX.Element {
  const { ink, field } = family === 'joker' ? { ...JOKER_KIT, ink: GOLD } : KITS[family];
  const [paper, line] = inverted ? [ink, CREAM] : [CREAM, ink];
  return (
    <g fill="none" stroke={line} stroke-linecap="round" stroke-linejoin="round">
      <path d={field} fill={paper} stroke-width="2.4" />
      {SIGNS[family](line)}
    </g>
  );
}

/** The emblem by itself, as wide as the text around it is high unless its class says otherwise. */
export const Emblem = drawnOnce(({ family, inverted = false }: EmblemProps) => (
  <svg class="mathisto-emblem" viewBox="-31 -31 62 62" width="62" height="62" aria-hidden="true">
    <EmblemMark family={family} inverted={inverted} />
  </svg>
));

/** Ellipses in one path: the fewer shapes a card has, the sooner it is drawn. */
function ovals(middles: readonly (readonly [x: number, y: number])[], rx: number, ry: number): string {
  return middles
    .map(([x, y]) => `M${x - rx} ${y}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0`)
    .join('');
}

/** On each wire some are left and some are right. */
const BEADS = ovals(
  [
    { y: -9, left: 3, right: 2 },
    { y: 0, left: 2, right: 3 },
    { y: 9, left: 4, right: 1 },
  ].flatMap(({ y, left, right }) => [
    ...Array.from({ length: left }, (_, i) => [-11 + i * 5.4, y] as const),
    ...Array.from({ length: right }, (_, i) => [12 - i * 5.4, y] as const),
  ]),
  2.5,
  3.6,
);

/** Of a die: one on top, two left, three right. */
const PIPS = [
  ovals([[0, -8.5]], 2.9, 1.8),
  ovals(
    [
      [-10, 0.5],
      [-5, 10],
    ],
    1.7,
    2.4,
  ),
  ovals(
    [
      [4, 9.5],
      [7.5, 4.5],
      [11, -0.5],
    ],
    1.6,
    2.2,
  ),
].join('');

const SIGNS: Readonly<Record<Family | 'joker', (line: string) => JSX.Element>> = {
  // A balance: al-jabr restores equality.
  algebraists: line => (
    <g stroke-width="2.2">
      <path d="M0-15V13M-8 14H8M-15-9Q0-14 15-9" />
      <path d="M-14-9L-20 4M-14-9L-8 4M14-9L8 4M14-9L20 4" stroke-width="1.2" />
      <path d="M-22 4H-6Q-14 13-22 4ZM6 4H22Q14 13 6 4Z" fill={line} stroke="none" />
      <circle cy="-15" r="2.2" fill={line} stroke="none" />
    </g>
  ),
  // The long s of summa, a curve and its strips.
  analysts: line => (
    <g>
      <path
        d="M9-17C4-21 0-17-.5-10L-2 9C-2.5 17-6 19-10 16L-12 18C-7 23 0 20 1 10L2.5-9C3-16 5-18 8-15Z"
        fill={line}
        stroke-width="1.4"
      />
      <path d="M-19 4C-12-8-9-8-5 0M6 1C10 9 14 5 19-7" stroke-width="1.6" />
      <path d="M8 5V14M11 7V14M14 6V14M17 2V14" stroke-width="1.1" />
    </g>
  ),
  // A counting frame.
  arithmeticians: line => (
    <g>
      <path d="M-16-16H16V16H-16Z" stroke-width="2.6" />
      <path d="M-16-9H16M-16 0H16M-16 9H16" stroke-width="1.2" />
      <path d={BEADS} fill={line} stroke="none" />
    </g>
  ),
  // An armillary sphere.
  astronomers: line => (
    <g>
      <circle r="16" stroke-width="2.2" />
      <ellipse rx="16" ry="5.5" stroke-width="1.4" transform="rotate(-23)" />
      <ellipse rx="6" ry="16" stroke-width="1.2" />
      <path d="M-8 18L8-18" stroke-width="1.4" />
      <circle r="4.2" fill={line} stroke="none" />
      <circle cx="14.5" cy="-6.5" r="2.6" fill={line} stroke="none" />
    </g>
  ),
  // Compasses.
  geometers: line => (
    <g transform="translate(0 3) scale(.78)">
      <path d="M0-12L-9 14M0-12L9 14" stroke-width="2.6" />
      <circle cy="-14" r="3.2" fill={line} stroke="none" />
      <path d="M0-17V-21" stroke-width="2" />
      <path d="M-5 2H5" stroke-width="1.3" />
      <path d="M-15 11A16.5 16.5 0 0 0 15 11" stroke-width="1.5" stroke-dasharray="2.5 1.8" />
    </g>
  ),
  // Two classes and what they share.
  logicians: line => (
    <g stroke-width="2.2">
      <path d="M0-8.7A10.5 10.5 0 0 1 0 8.7A10.5 10.5 0 0 1 0-8.7Z" fill={line} stroke="none" />
      <circle cx="-6" r="10.5" />
      <circle cx="6" r="10.5" />
    </g>
  ),
  // A die.
  probabilists: line => (
    <g>
      <path d="M0-17L15-8.5V8.5L0 17L-15 8.5V-8.5ZM-15-8.5L0 0L15-8.5M0 0V17" stroke-width="2" />
      <path d={PIPS} fill={line} stroke="none" />
    </g>
  ),
  // A sun that belongs to nobody.
  joker: line => (
    <g>
      {Array.from({ length: 12 }, (_, i) => (
        <path key={i} d="M0-25L3-12H-3Z" fill={line} stroke="none" transform={`rotate(${i * 30})`} />
      ))}
      <circle r="9" fill={CREAM} stroke-width="2" />
    </g>
  ),
};
