import type { JSX } from 'preact';
import { Blank, Crown, heard, Veil } from './paper.tsx';

const NIGHT = '#1c3244';
const DUSK = '#2c4a60';
const PALE = '#f0e4c8';

const HORIZON = 158;
/** From 0 at the left to 48 at the right, the divisors of 48 in leaps. */
const UNIT = 3.3;
const LEFT = 99 - 24 * UNIT;

/** For each divisor of 48, half circles from multiple to multiple. */
const LEAPS = [2, 3, 4, 6, 8, 12, 16, 24, 48].map(divisor => ({
  divisor,
  d: `M${LEFT} ${HORIZON}${`a1 1 0 0 1 ${round(UNIT * divisor)} 0`.repeat(48 / divisor)}`,
}));

/** Light on still water, shorter with each line. */
const RIPPLES = Array.from({ length: 6 }, (_, i) => {
  const half = 66 - i * 11;
  return `M${99 - half} ${HORIZON + 12 + i * (9 + i)}h${2 * half}`;
}).join('');

/** A mute: no number, and all four alike. The divisors of 48 rise like a dome over still water. */
export function Mute({ label }: { readonly label?: string }): JSX.Element {
  return (
    <svg class="gamate-card" viewBox="0 0 200 280" {...heard(label)}>
      <Blank />
      <rect x="9" y="9" width="180" height="259" rx="9" fill={NIGHT} />
      <path d={`M9 ${HORIZON}V18Q9 9 18 9H180Q189 9 189 18V${HORIZON}Z`} fill={DUSK} />
      <g fill="none" stroke={PALE} stroke-linecap="round">
        {LEAPS.map(({ divisor, d }) => (
          <path key={divisor} d={d} stroke-width={round(0.8 + divisor / 14)} />
        ))}
        <path d={`M9 ${HORIZON}H189`} stroke-width="3" />
        <path d={RIPPLES} stroke-width="3.4" opacity=".6" />
      </g>
      <Crown x={34} y={36} />
      <Veil />
    </svg>
  );
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
