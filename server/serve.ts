import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listen } from './listen.ts';
import { openHouse } from './open-house.ts';
import type { StartTrouble } from './say.ts';
import type { Settings } from './settings.ts';
import { stopSignal } from './stop-signal.ts';
import { openStore } from './store/open-store.ts';
import { StoreTrouble } from './store/trouble.ts';
import { watchOver } from './watchdog.ts';

interface Options {
  /** The folder of the built client. */
  readonly pages: string;
  /** Called once people can come in. */
  readonly opened: (port: number) => void;
}

/** Opens the store and the house, and closes both when asked to stop. Returns what stood in the way, or null. */
export async function serve(settings: Settings, { pages, opened }: Options): Promise<StartTrouble | null> {
  const store = await openStore(settings.data).catch((error: unknown) => {
    if (error instanceof StoreTrouble) return error;
    throw error;
  });
  if (store instanceof StoreTrouble) return store.why;
  const { origin, proxies, metricsToken, logLevel: level, data } = settings;
  const notes = notesOf(data);
  const house = await openHouse({
    store,
    pages,
    log: process.stderr,
    level,
    origin,
    proxies,
    metricsToken,
    notes,
  });
  const outcome = await listen(house.app, settings);
  if (!outcome.ok) return outcome.why;
  const watchdog = watchOver(notes);
  opened(outcome.port);
  await stopSignal();
  await house.leave(settings.drain * 1000);
  await watchdog.close();
  await house.close();
  await store.close();
  return null;
}

/** Of this machine: beside the data, or where it has room for passing things. */
function notesOf(data: Settings['data']): string {
  if ('folder' in data) return join(data.folder, 'hung.json');
  const name = createHash('sha256').update(data.url).digest('hex').slice(0, 16);
  return join(tmpdir(), `etagere-hung-${name}.json`);
}
