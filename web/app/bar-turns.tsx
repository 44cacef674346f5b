import type { JSX } from 'preact';
import { hasEntered } from './entered.ts';
import { useLoaded } from './loaded.ts';

/** Where it is one's turn elsewhere, for those who play elsewhere: the others load nothing of it. */
export function BarTurns(): JSX.Element | null {
  const loaded = useLoaded('turns', async () =>
    hasEntered() ? (await import('../online/turns.tsx')).TurnsElsewhere : null,
  ).value;
  // A part that did not arrive is no reason to show no page.
  if (loaded.tag !== 'here' || loaded.value === null) return null;
  return <loaded.value />;
}
