import { drawnOnce } from '#ui/drawn-once.tsx';
import type { SetName } from '../../rules/cards.ts';
import { EmblemMark } from './emblem.tsx';
import { EDGE, INK, KITS, PAPER } from './kits.ts';

interface SetBadgeProps {
  readonly set: SetName;
  /** Letter above emblem, for the head of a narrow row: 44 × 80 instead of 80 × 44. */
  readonly upright?: boolean;
}

/** The letter and the emblem of a set, to be read from 24 pixels. */
export const SetBadge = drawnOnce(({ set, upright = false }: SetBadgeProps) => {
  const kit = KITS[set];
  const [width, height] = upright ? ([44, 80] as const) : ([80, 44] as const);
  const pill = { x: 1, y: 1, width: width - 2, height: height - 2, rx: 21 };
  return (
    <svg class="set-badge" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <rect {...pill} fill={PAPER} />
      <circle cx="22" cy="22" r="21" fill={kit.dress} stroke={INK} stroke-width="2" />
      <text x="22" y="32" font-size="29" font-weight="800" text-anchor="middle" fill={kit.on}>
        {set}
      </text>
      <EmblemMark
        name={kit.emblem}
        x={upright ? 22 : 59}
        y={upright ? 59 : 22}
        scale={0.72}
        colour={INK}
        ground={PAPER}
      />
      <rect {...pill} fill="var(--lamp)" stroke={EDGE} stroke-width="2" />
    </svg>
  );
});
