import { useTitle } from '#ui/use-title.ts';
import { Waiting } from '#ui/waiting.tsx';
import { askAgain, missing } from './fetch-part.ts';
import { wordsIfLoaded } from './words.ts';

/** Where a part of the page is awaited that did not come. It may be the words themselves: then it speaks both languages. */
export function Missing() {
  if (missing.value === 0) return null;
  const label = wordsIfLoaded.value?.label;
  return (
    <span class="toast">
      {label?.('missing.part') ??
        'Une partie de la page n’est pas arrivée : elle est redemandée. · A part of the page did not arrive: it is asked for again.'}
      <button type="button" class="button" onClick={askAgain}>
        {label?.('missing.again') ?? 'Réessayer · Try again'}
      </button>
    </span>
  );
}

/** A page that is still to come. */
export function AwaitedPage() {
  return missing.value === 0 ? <Waiting /> : <LatePage />;
}

/** Says that the page did not come, and leads out. */
function LatePage() {
  const label = wordsIfLoaded.value?.label;
  const title = label?.('missing.page') ?? 'Cette page n’est pas encore là · This page is not here yet';
  useTitle(title);
  return (
    <main class="page">
      <h1>{title}</h1>
      <Waiting />
      <p>
        <a class="button" href="/">
          {label?.('nav.shelf') ?? 'Étagère'}
        </a>
      </p>
    </main>
  );
}

/** The same of what opens above a page: nothing moves while it is awaited. */
export function AwaitedPanel() {
  return (
    <div class="update above">
      <Waiting />
    </div>
  );
}
