import type { Store } from './store.ts';

/** A folder of this machine, or the address of a PostgreSQL database. */
export type StorePlace = { readonly folder: string } | { readonly url: string };

/**
 * Opens what the house keeps, brings it up to date, and rejects with a StoreTrouble if that cannot be. An engine
 * is loaded when it is asked for.
 */
export async function openStore(place: StorePlace): Promise<Store> {
  if ('url' in place) return (await import('./postgres/postgres-store.ts')).openPostgres(place.url);
  return (await import('./sqlite/sqlite-store.ts')).openSqlite(place.folder);
}

/** The same to read only: a folder may be in use by a server. */
export async function readStore(place: StorePlace): Promise<Store> {
  if ('url' in place) return openStore(place);
  return (await import('./sqlite/sqlite-store.ts')).readSqlite(place.folder);
}
