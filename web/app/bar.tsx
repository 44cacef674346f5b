import type { ComponentChildren, JSX } from 'preact';
import { hasEntered } from '../me/entered.ts';
import { useLoaded } from './loaded.ts';
import { words } from './words.ts';

/** At the top of every page but a table. */
export function Bar({ children }: { readonly children?: ComponentChildren }) {
  const { label } = words.value;
  return (
    <header class="bar">
      <a class="wordmark" href="/">
        Étagère
      </a>
      {children}
      <nav aria-label={label('nav.pages')}>
        <BarTurns />
        <a href="/lobby">{label('lobby.nav')}</a>
        <a href="/games">{label('nav.games')}</a>
        <a href="/settings">{label('nav.settings')}</a>
      </nav>
    </header>
  );
}

/** Where it is one's turn elsewhere, for those who play elsewhere: the others load nothing of it. */
function BarTurns(): JSX.Element | null {
  const loaded = useLoaded('turns', async () =>
    hasEntered() ? (await import('../online/turns.tsx')).TurnsElsewhere : null,
  ).value;
  // A part that did not arrive is no reason to show no page.
  if (loaded.tag !== 'here' || loaded.value === null) return null;
  return <loaded.value />;
}
