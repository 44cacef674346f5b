import './solo-home.css';
import type { ComponentChildren } from 'preact';
import type { Words } from '#text/words.ts';
import { useTitle } from './use-title.ts';

interface SoloHomeProps {
  readonly words: Words<'solo.title' | 'solo.about'>;
  readonly children: ComponentChildren;
}

/** Where one chooses what to do alone. */
export function SoloHome({ words: { label }, children }: SoloHomeProps) {
  useTitle(label('solo.title'));
  return (
    <main class="solo-home">
      <header>
        <h1>{label('solo.title')}</h1>
        <p class="lead">{label('solo.about')}</p>
      </header>
      {children}
    </main>
  );
}
