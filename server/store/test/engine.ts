import type { Store } from '../store.ts';

export interface Engine {
  /** One that is there for the whole file, filled by every test. */
  readonly store: () => Store;
  /** A new empty place, and how to open it: several times one after the other, or from another process. */
  readonly place: () => Promise<Place>;
}

export interface Place {
  readonly open: () => Promise<Store>;
  /** What a child process opens: a folder or an address. */
  readonly named: { readonly folder: string } | { readonly url: string };
}
