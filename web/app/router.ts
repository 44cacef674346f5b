import { signal } from '@preact/signals';

/** Where we are: a path without its slashes at the ends, cut at the others, and what follows the question mark. */
export type Place = {
  readonly path: readonly string[];
  readonly query: URLSearchParams;
  readonly hash: string;
};

/** What every page is given. */
export interface PageProps {
  readonly place: Place;
}

export const place = signal<Place>(here());

/** `/mathable/rules#MB-5` */
export function go(url: string): void {
  history.pushState(null, '', url);
  arrive();
}

/** Changes what the address says of the same page: a slider must not fill the back button. */
export function replaceUrl(url: string): void {
  history.replaceState(null, '', url);
  place.value = here();
}

/** Links work as links; those of our own pages are followed without loading anything. */
export function followLinks(): void {
  addEventListener('popstate', () => {
    place.value = here();
  });
  document.addEventListener('click', event => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link === null || link.target !== '' || link.hasAttribute('download')) return;
    const url = new URL(link.href);
    if (url.origin !== location.origin) return;
    event.preventDefault();
    go(url.pathname + url.search + url.hash);
  });
}

function arrive(): void {
  place.value = here();
  if (place.value.hash === '') scrollTo(0, 0);
}

function here(): Place {
  const path = location.pathname.split('/').filter(part => part !== '');
  return { path, query: new URLSearchParams(location.search), hash: location.hash.slice(1) };
}
