import type { JSX } from 'preact';
import { words } from '../app/words.ts';

/** With others: opens a big screen, or joins one by its code. */
export function Together(): JSX.Element {
  const { label } = words.value;
  return (
    <section class="together">
      <h2>{label('shelf.together')}</h2>
      <p>
        <a class="button" href="/salon">
          {label('shelf.together.screen')}
        </a>
        <a class="button" href="/s">
          {label('shelf.together.code')}
        </a>
      </p>
    </section>
  );
}
