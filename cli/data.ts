/** What a server keeps, as commands reach it. */
import type { Facts } from '#contract/game.ts';
import { openStore, readStore, type StorePlace } from '#server/store/open-store.ts';
import type { Store } from '#server/store/store.ts';
import { StoreTrouble, type StoreTroubleReason } from '#server/store/trouble.ts';
import { type Option, textOf } from './options.ts';
import { Stop } from './stop.ts';
import type { Call } from './verb.ts';

export const DATA_OPTION: Option = { name: 'data', value: 'FOLDER', about: 'option.data' };

/** The folder that was named, else what the server of this environment would open. */
export function placeOf({ given, io }: Pick<Call, 'given' | 'io'>): StorePlace {
  const named = textOf(given, 'data');
  const url = io.env['DATABASE_URL'] ?? '';
  if (named === undefined && url !== '') return { url };
  return { folder: named ?? (io.env['ETAGERE_DATA'] || 'data') };
}

/** To read, also beside a running server; a folder that is not there is not made. */
export function reading<T>(call: Call, work: (store: Store) => Promise<T>): Promise<T> {
  return told(() => using(readStore(placeOf(call)), work));
}

export function writing<T>(call: Call, work: (store: Store) => Promise<T>): Promise<T> {
  return told(() => using(openStore(placeOf(call)), work));
}

/** A trouble of the store ends the command with its sentence. */
export async function told<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof StoreTrouble ? stopFor(error.why) : error;
  }
}

async function using<T>(opening: Promise<Store>, work: (store: Store) => Promise<T>): Promise<T> {
  const store = await opening;
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

function stopFor(why: StoreTroubleReason): Stop {
  return new Stop(`store.${why.id}`, factsOf(why));
}

function factsOf(why: StoreTroubleReason): Facts {
  switch (why.id) {
    case 'folder-taken':
    case 'folder-unusable':
    case 'folder-full':
    case 'folder-empty':
      return { path: why.folder };
    case 'not-a-store':
      return { path: why.path };
    case 'not-an-address':
      return {};
    case 'not-reachable':
    case 'not-admitted':
      return { server: why.server };
    case 'newer-schema':
    case 'older-schema':
      return { found: why.found, known: why.known };
  }
}
