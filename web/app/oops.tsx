import { useTitle } from '#ui/use-title.ts';
import { wordsIfLoaded } from './words.ts';

/**
 * Something unexpected: a sentence, what was kept, what to do. It may come before any words are loaded (a part
 * of the client that did not arrive): then it speaks both languages.
 */
export function Oops({ error }: { readonly error: unknown }) {
  const label = wordsIfLoaded.value?.label;
  const title = label?.('oops.title') ?? 'Quelque chose s’est mal passé · Something went wrong';
  useTitle(title);
  return (
    <main class="page oops">
      <h1>{title}</h1>
      <p>
        {label?.('oops.kept') ??
          'Vos parties sont gardées sur cet appareil. · Your games are kept on this device.'}
      </p>
      <p class="oops-actions">
        <button type="button" class="button primary" onClick={() => location.reload()}>
          {label?.('oops.reload') ?? 'Recharger · Reload'}
        </button>
        <a class="button" href="/">
          {label?.('nav.shelf') ?? 'Étagère'}
        </a>
      </p>
      <p class="soft">{told(error)}</p>
    </main>
  );
}

function told(error: unknown): string {
  return error instanceof Error ? error.message : JSON.stringify(error);
}
