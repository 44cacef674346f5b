import { listen } from './listen.ts';
import { openHouse } from './open-house.ts';
import type { StartTrouble } from './say.ts';
import type { Settings } from './settings.ts';
import { stopSignal } from './stop-signal.ts';
import { openStore } from './store/open-store.ts';
import { StoreTrouble } from './store/trouble.ts';

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
  const { origin, proxies, metricsToken, logLevel: level } = settings;
  const house = await openHouse({ store, pages, log: process.stderr, level, origin, proxies, metricsToken });
  const outcome = await listen(house.app, settings);
  if (!outcome.ok) return outcome.why;
  opened(outcome.port);
  await stopSignal();
  await house.close();
  await store.close();
  return null;
}
