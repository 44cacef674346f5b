import type { Place } from './router.ts';

/** What every page is given. */
export interface PageProps {
  readonly place: Place;
}
