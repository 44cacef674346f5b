import './card.css';
import { atRest } from '#ui/at-rest.ts';
import { drawnOnce } from '#ui/drawn-once.tsx';
import { later } from '#ui/later.tsx';
import { AUBERGINE, CREAM, THREAD } from './kits.ts';

/** Too fine to be missed on the small cards of a table before it comes. */
const BackPattern = later(
  async () => {
    await atRest();
    return (await import('./back-pattern.tsx')).BackPattern;
  },
  { optional: true },
);

/** The back of every card. */
export const CardBack = drawnOnce(() => (
  <svg class="mathisto-card back" viewBox="0 0 240 352" width="240" height="352" aria-hidden="true">
    <rect x="3" y="4" width="236" height="347" rx="13" fill="var(--shade)" />
    <rect x="1" y="1" width="236" height="347" rx="12" fill={CREAM} stroke="#a89878" stroke-width="1.4" />
    <rect x="8" y="8" width="222" height="333" rx="7" fill={AUBERGINE} />
    <BackPattern />
    <rect x="14" y="14" width="210" height="321" rx="4" fill="none" stroke={THREAD} stroke-width="1.2" />
    <rect x="1" y="1" width="236" height="347" rx="12" fill="var(--lamp)" />
  </svg>
));
