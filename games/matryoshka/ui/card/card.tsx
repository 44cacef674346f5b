import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { drawnOnce } from '#ui/drawn-once.tsx';
import { type SetName, SIZES, type Size } from '../../rules/cards.ts';
import { Doll, PatternFill } from './doll.tsx';
import { EmblemMark } from './emblem.tsx';
import { INK, KITS, PAPER } from './kits.ts';
import { BODY, nested, scaleOf } from './shape.ts';

export interface DollOf {
  readonly set: SetName;
  readonly size: Size;
}

const SWATCH = { x: 4, y: 80, width: 20, height: 53, rx: 3 } as const;
const PANEL = 'M28 4H90Q95 4 95 9V128Q95 133 90 133H28Z';
const FLOOR = 'M28 117H95V128Q95 133 90 133H28Z';
/** How large the largest doll stands on its card. */
const FULL = 0.81;
const PLACE = `translate(${62 - 50 * FULL} ${129 - 136 * FULL}) scale(${FULL})`;

/**
 * A playing card in a box of 100 × 140. The strip on its left says all by itself, because a fanned hand shows only
 * that; behind the doll stand those it would slip into.
 */
export const DollCard = drawnOnce(({ set, size }: DollOf) => {
  const clip = useId();
  const kit = KITS[set];
  const scale = scaleOf(size);
  return (
    <svg class="doll-card" viewBox="0 0 100 140" aria-hidden="true">
      <Paper />
      <path d={PANEL} fill={kit.pale} />
      <path d={FLOOR} fill={kit.mist} />
      <g transform={PLACE}>
        {largerThan(size).map(larger => (
          <path
            key={larger}
            d={BODY}
            transform={nested(scaleOf(larger))}
            fill={larger % 2 === 0 ? kit.mist : kit.pale}
            stroke={kit.mist}
            stroke-width="1.2"
          />
        ))}
        <g transform={nested(scale)}>
          <Doll set={set} size={size} scale={scale * FULL} weight={1.5} />
        </g>
      </g>
      <clipPath id={clip}>
        <rect {...SWATCH} />
      </clipPath>
      <g clip-path={`url(#${clip})`}>
        <rect {...SWATCH} fill={kit.dress} />
        <PatternFill kit={kit} transform="translate(-29 16)" />
      </g>
      <rect {...SWATCH} fill="none" stroke={INK} />
      <text x="14" y="29" font-size="33" font-weight="800" text-anchor="middle" fill={INK}>
        {size}
      </text>
      <circle cx="14" cy="43" r="10" fill={kit.dress} stroke={INK} />
      <text x="14" y="48.8" font-size="16.5" font-weight="800" text-anchor="middle" fill={kit.on}>
        {set}
      </text>
      <EmblemMark name={kit.emblem} x={14} y={66.5} scale={0.5} colour={INK} ground={PAPER} />
      <Veil />
    </svg>
  );
});

/** Blank card with its shadow. */
export function Paper(): JSX.Element {
  return (
    <>
      <rect x="2" y="2.5" width="98" height="137.5" rx="8" fill="var(--shade)" />
      <rect x=".5" y=".5" width="98" height="136.5" rx="8" fill={PAPER} stroke={INK} />
    </>
  );
}

/** Under the lamp, a card is less bright than by day. */
export function Veil(): JSX.Element {
  return <rect x=".5" y=".5" width="98" height="136.5" rx="8" fill="var(--lamp)" />;
}

/** The sizes that a doll would slip into, largest first: drawn in this order, none hides another. */
export function largerThan(size: Size): readonly Size[] {
  return SIZES.filter(other => other > size).reverse();
}
