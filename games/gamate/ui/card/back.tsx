import { useId } from 'preact/hooks';
import { drawnOnce } from '#ui/drawn-once.tsx';
import { PRIMES } from '../../data/symbols.ts';
import { Blank, heard, Veil } from './paper.tsx';

const BRICK = '#9c3419';
const CREAM = '#f6e7c9';
const PANEL = { x: 16, y: 16, width: 166, height: 245, rx: 4 } as const;

/** The back of every card: lozenge in lozenge, the prime ones thick. The same upside down, so it betrays nothing. */
export const CardBack = drawnOnce(({ label }: { readonly label?: string }) => {
  const clip = useId();
  return (
    <svg class="gamate-card" viewBox="0 0 200 280" {...heard(label)}>
      <Blank />
      <rect x="9" y="9" width="180" height="259" rx="9" fill={BRICK} />
      <clipPath id={clip}>
        <rect {...PANEL} />
      </clipPath>
      <g fill="none" stroke={CREAM} clip-path={`url(#${clip})`}>
        {LOZENGES.map((d, i) => (
          <path key={d} d={d} stroke-width={PRIMES.includes(i + 1) ? 5 : 1.4} />
        ))}
      </g>
      <rect {...PANEL} fill="none" stroke={CREAM} stroke-width="2" />
      <Veil />
    </svg>
  );
});

/** The first is the smallest; the last ones only reach the corners. */
const LOZENGES = Array.from({ length: 19 }, (_, i) => {
  const [half, rise] = [9.5 * (i + 1), 13.5 * (i + 1)];
  return `M99 ${138.5 - rise}l${half} ${rise}l${-half} ${rise}l${-half} ${-rise}Z`;
});
