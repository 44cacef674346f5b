import type { JSX } from 'preact';
import type { DollOf } from '../card/card.tsx';
import { Doll } from '../card/doll.tsx';
import { EmblemMark } from '../card/emblem.tsx';
import { EDGE, INK, KITS } from '../card/kits.ts';
import { nested, scaleOf } from '../card/shape.ts';

const STRIP = 'M31 1.5H10.5Q1.5 1.5 1.5 10.5V117.5Q1.5 126.5 10.5 126.5H31Z';
const FLOOR = 'M31 108H98.5V117.5Q98.5 126.5 89.5 126.5H31Z';
/** How large the largest doll stands in its cell. */
const FULL = 0.76;
const PLACE = `translate(${65 - 50 * FULL} ${122 - 136 * FULL}) scale(${FULL})`;

/**
 * One cell of a display in a box of 100 × 128, read at 44 pixels. Number, letter and emblem have the same size for
 * a doll of any size, on the colour of its dress: nobody has to look at the head of the row.
 */
export function DollCell({ set, size }: DollOf): JSX.Element {
  const kit = KITS[set];
  const scale = scaleOf(size);
  return (
    <svg class="doll-cell" viewBox="0 0 100 128" aria-hidden="true">
      <rect x="1.5" y="1.5" width="97" height="125" rx="9" fill={kit.pale} />
      <path d={FLOOR} fill={kit.mist} />
      <path d={STRIP} fill={kit.dress} />
      <path d="M31 2V126" stroke={INK} stroke-width="1.6" />
      <g transform={PLACE}>
        <g transform={nested(scale)}>
          <Doll set={set} size={size} scale={scale * FULL} weight={2.2} bold />
        </g>
      </g>
      <g font-weight="800" text-anchor="middle" fill={kit.on}>
        <text x="16.5" y="37" font-size="42">
          {size}
        </text>
        <text x="16.5" y="76" font-size="34">
          {set}
        </text>
      </g>
      <EmblemMark name={kit.emblem} x={16.5} y={103} scale={0.58} colour={kit.on} ground={kit.dress} />
      <rect
        x="1.5"
        y="1.5"
        width="97"
        height="125"
        rx="9"
        fill="var(--lamp)"
        stroke={EDGE}
        stroke-width="2.4"
      />
    </svg>
  );
}
