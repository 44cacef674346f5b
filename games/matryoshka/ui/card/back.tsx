import { drawnOnce } from '#ui/drawn-once.tsx';
import { SIZES } from '../../rules/cards.ts';
import { Paper, Veil } from './card.tsx';
import { INK } from './kits.ts';
import { each, round, scaleOf } from './shape.ts';

const WINE = '#6b2f38';
const WEAVE = '#7f4149';
const THREAD = '#cf9f75';

/** Head and shoulders of a doll down to its widest, around that point; then the same turned upside down. */
const HALVES =
  'M-39 0C-39-19-32.5-33-22-40C-23.9-45-25-53-25-63C-25-78-15-89 0-89C15-89 25-78 25-63C25-53 23.9-45 22-40C32.5-33 39-19 39 0C39 19 32.5 33 22 40C23.9 45 25 53 25 63C25 78 15 89 0 89C-15 89-25 78-25 63C-25 53-23.9 45-22 40C-32.5 33-39 19-39 0Z';
/** Seven lozenges across, eleven down: they touch the edges of the panel and never cross them. */
const LATTICE = each(11, row =>
  each(7, i => `M${10.5 + i * 13} ${round(4 + row * 11.77)}l6.5 5.89l-6.5 5.88l-6.5-5.88Z`),
);

/** The back of every card: nested dolls head to tail, so that it is the same upside down and betrays nothing. */
export const CardBack = drawnOnce(() => (
  <svg class="doll-card" viewBox="0 0 100 140" aria-hidden="true">
    <Paper />
    <rect x="4" y="4" width="91" height="129.5" rx="5" fill={WINE} />
    <path d={LATTICE} fill="none" stroke={WEAVE} stroke-width="1.2" />
    <g transform="translate(49.5 68.75)" fill={WINE} stroke={THREAD}>
      {SIZES.toReversed().map(size => {
        const scale = round(0.64 * scaleOf(size) ** 1.6);
        return <path key={size} d={HALVES} transform={`scale(${scale})`} stroke-width={round(1.1 / scale)} />;
      })}
    </g>
    <rect x="4" y="4" width="91" height="129.5" rx="5" fill="none" stroke={INK} />
    <Veil />
  </svg>
));
