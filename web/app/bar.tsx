import './bar.css';
import type { ComponentChildren } from 'preact';
import { BarTurns } from './bar-turns.tsx';
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
