/** The server: `node server/main.ts`. Settings come from the environment, see docs/operate.md. */
import { join } from 'node:path';
import { addressesOf } from './addresses.ts';
import { isBuilt } from './http/pages.ts';
import { listen } from './listen.ts';
import { openHouse } from './open-house.ts';
import { say } from './say.ts';
import { parseSettings } from './settings.ts';
import { openStore } from './store/open-store.ts';
import { StoreTrouble } from './store/trouble.ts';

/** Built by `npm start` and `npm run build`. */
const PAGES = join(import.meta.dirname, '..', 'dist', 'web');

process.exitCode = await main();

async function main(): Promise<number> {
  const settings = parseSettings(process.env);
  if (!settings.ok) return fail(settings.why);
  if (!isBuilt(PAGES)) return fail({ id: 'unbuilt' });

  const store = await openStore(settings.data).catch((error: unknown) => {
    if (error instanceof StoreTrouble) return error;
    throw error;
  });
  if (store instanceof StoreTrouble) return fail(store.why);
  const { origin, proxies, metricsToken, logLevel: level } = settings;
  const house = await openHouse({
    store,
    pages: PAGES,
    log: process.stderr,
    level,
    origin,
    proxies,
    metricsToken,
  });
  const outcome = await listen(house.app, settings);
  if (!outcome.ok) return fail(outcome.why);
  if (settings.port !== 0 && outcome.port !== settings.port)
    say({ id: 'moved', wanted: settings.port, port: outcome.port });

  const [here = '', ...elsewhere] = addressesOf(settings.host, outcome.port);
  process.stdout.write(`${here}\n`);
  for (const address of elsewhere) say({ id: 'elsewhere', address });
  say({ id: 'how' });

  await stopSignal();
  await house.close();
  await store.close();
  say({ id: 'closed' });
  return 0;
}

function fail(why: Parameters<typeof say>[0]): number {
  say(why);
  return 1;
}

/** The second Ctrl-C, from someone in a hurry, ends the process at once. */
function stopSignal(): Promise<void> {
  return new Promise(resolve => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
}
