/** The server: `node server/main.ts`. Settings come from the environment, see docs/operate.md. */
import { join } from 'node:path';
import { isBuilt } from './http/pages.ts';
import { addressesOf } from './listen.ts';
import { say } from './say.ts';
import { serve } from './serve.ts';
import { parseSettings, type Settings } from './settings.ts';
import { showRoom } from './show-room.ts';

/** Built by `npm start` and `npm run build`. */
const PAGES = join(import.meta.dirname, '..', 'dist', 'web');

/** Around one table: phones of the same network come in, and a big screen opens. */
const IS_ROOM = process.argv.includes('--room');

process.exitCode = await main();

async function main(): Promise<number> {
  const settings = parseSettings(IS_ROOM ? { HOST: '0.0.0.0', ...process.env } : process.env);
  if (!settings.ok) return fail(settings.why);
  if (!isBuilt(PAGES)) return fail({ id: 'unbuilt' });
  const trouble = await serve(settings, { pages: PAGES, opened: port => sayWhere(settings, port) });
  if (trouble !== null) return fail(trouble);
  say({ id: 'closed' });
  return 0;
}

function sayWhere({ host, port: wanted }: Settings, port: number): void {
  if (wanted !== 0 && port !== wanted) say({ id: 'moved', wanted, port });
  const [here = '', ...elsewhere] = addressesOf(host, port);
  if (IS_ROOM) return showRoom(elsewhere[0] ?? here);
  process.stdout.write(`${here}\n`);
  for (const address of elsewhere) say({ id: 'elsewhere', address });
  say({ id: 'how' });
}

function fail(why: Parameters<typeof say>[0]): number {
  say(why);
  return 1;
}
