import type { ComponentChildren } from 'preact';
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
        <a href="/games">{label('nav.games')}</a>
        <a href="/settings">{label('nav.settings')}</a>
      </nav>
    </header>
  );
}
