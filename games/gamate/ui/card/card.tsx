import type { JSX } from 'preact';
import { drawnOnce } from '#ui/drawn-once.tsx';
import { type Card as CardOf, isBrisque, isMute } from '../../rules/cards.ts';
import { writeFactors } from '../names.ts';
import { Mute } from './mute.tsx';
import { INK, PAINTS, PAPER } from './paints.ts';
import { Blank, Crown, heard, Veil } from './paper.tsx';
import { COLUMNS, Temple } from './temple.tsx';
import { type Trace, tracesOf } from './traces.ts';

interface CardProps {
  readonly card: CardOf;
  /** Its number stands on a plate of ink, which the strip on the left shows too. */
  readonly isTrump?: boolean;
  /** Where there is room: the factors are written in the corner. */
  readonly isLarge?: boolean;
  /** For those who hear the page; without it the drawing is silent and whoever shows it says what it is. */
  readonly label?: string;
}

/** A card in a box of 200 × 280, as wide as it is made by its surroundings. */
export const Card = drawnOnce(({ card, isTrump = false, isLarge = false, label }: CardProps) => {
  if (isMute(card)) return <Mute {...(label === undefined ? {} : { label })} />;
  const traces = tracesOf(card);
  return (
    <svg class="gamate-card" viewBox="0 0 200 280" {...heard(label)}>
      <Blank />
      <Shell />
      <Temple strokes={traces} />
      <Mark card={card} traces={traces} />
      <Index number={card} isTrump={isTrump} />
      {isLarge && traces.length > 1 && (
        <text x="187" y="30" font-size="18" text-anchor="end" fill={INK}>
          {writeFactors(card)}
        </text>
      )}
      <Veil />
    </svg>
  );
});

/** The temple before anything is built into it: what a number lacks is seen too. */
export function Shell(): JSX.Element {
  return (
    <>
      <path d="M100 54L191 126H9Z" fill="#f4ecd9" />
      <path d="M9 130H191V262H9Z" fill="#f8f1e1" />
      <path d={COLUMNS} fill="#ede1c6" />
      <path d="M6 266H192" stroke="#a89970" stroke-width="4" stroke-linecap="round" />
    </>
  );
}

interface MarkProps {
  readonly card: CardOf;
  readonly traces: readonly Trace[];
}

/**
 * Below the number: what a fan of cards would hide. Of a brisque its crown, else the small sign of what stands in
 * the middle; columns and roof reach the left edge by themselves.
 */
function Mark({ card, traces }: MarkProps): JSX.Element {
  if (isBrisque(card)) return <Crown x={24} y={88} />;
  const middle = traces.filter(({ prime }) => prime > 3);
  // The place of 5 leaves room for the rays of 7 around it.
  const scale = middle.every(({ prime }) => prime === 5) ? 0.37 : 0.26;
  return (
    <g transform={`translate(${24 - 100 * scale} ${88 - 197 * scale}) scale(${scale})`}>
      {middle.map(({ d, colour }) => (
        <path
          key={d}
          d={d}
          fill={PAINTS[colour].fill}
          fill-rule="evenodd"
          stroke={PAINTS[colour].edge}
          stroke-width={1.6 / scale}
        />
      ))}
    </g>
  );
}

interface IndexProps {
  readonly number: number;
  readonly isTrump: boolean;
}

function Index({ number, isTrump }: IndexProps): JSX.Element {
  const right = number < 10 ? 54 : 87;
  const ink = isTrump ? PAPER : INK;
  return (
    <>
      {isTrump && <path d={`M6 17Q6 6 17 6H${right}V55L6 67Z`} fill={INK} />}
      <text x="9" y="51" font-size="58" font-weight="750" letter-spacing="-2" fill={ink}>
        {number}
      </text>
      {/* They read as each other upside down. */}
      {(number === 6 || number === 9) && <path d="M12 57H40" stroke={ink} stroke-width="4" />}
    </>
  );
}
