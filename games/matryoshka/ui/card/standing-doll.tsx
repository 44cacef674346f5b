import { drawnOnce } from '#ui/drawn-once.tsx';
import type { DollOf } from './card.tsx';
import { Doll } from './doll.tsx';
import { round, scaleOf } from './shape.ts';

/** A doll on a plank, in a box of 100 × 152 for every size: they stand on one line. */
export const StandingDoll = drawnOnce(({ set, size }: DollOf) => {
  const scale = scaleOf(size);
  const place = `translate(${round(50 - 50 * scale)} ${round(136 - 136 * scale)}) scale(${round(scale)})`;
  return (
    <svg class="standing-doll" viewBox="0 -14 100 152" aria-hidden="true">
      <g transform={place}>
        <Doll set={set} size={size} scale={scale} weight={2.6} bold />
      </g>
    </svg>
  );
});
