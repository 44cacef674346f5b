/**
 * How long a move, a bot's answer and `/readyz` take while somebody at another address asks for as much as the limits
 * let through, and for more. Real server, usual limits; whoever makes the noise has the least priority, as if on another
 * machine.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findTrials } from '#kernel/test/find-trials.ts';
import { makePlayer } from '#server/players/guest.ts';
import { Sessions } from '#server/players/session.ts';
import { openStore } from '#server/store/open-store.ts';
import type { Store } from '#server/store/store.ts';
import { ServerProcess } from '#tools/faults/servers.ts';
import { adopt, storedMatch } from '#web/test/adopt.ts';
import { print } from './lib/measure.ts';
import { shares } from './lib/shares.ts';
import { Victim } from './lib/victim.ts';

const NOISES = [
  'nothing',
  'lobby',
  'history',
  'watching',
  'talk',
  'slow readers',
  'long messages',
  'no messages',
  'unknown tables',
  'pings',
  'files',
  'sockets',
  'tables',
  'seating',
  'lists',
  'bodies',
  'pages',
  'bots',
];
/** Milliseconds of each. */
const LASTS = Number(process.env['NOISE_MS'] ?? 6000);
/** Milliseconds that nobody should wait longer than. */
const MOST = 100;
const GUESTS = 60;
/** A long match of Mathisto, nearly to its end. */
const LONG = storedMatch('mathisto', 'nothing-posed-any-more-three-players', 330);

const folder = mkdtempSync(join(tmpdir(), 'etagere-neighbours-'));
writeFileSync(join(folder, 'index.html'), '');
const store = await openStore({ folder: join(folder, 'data') });
const crowds = await Promise.all(NOISES.map(() => crowdIn(store)));
await store.close();
process.env['HOST'] = '127.0.0.1';
const script = [join(import.meta.dirname, '..', 'tools', 'faults', 'bare-server.ts'), folder];
const server = new ServerProcess({ place: { folder: join(folder, 'data') }, script, breaks: [] });
await server.start();
const base = (server.base ?? '').replace('localhost', '127.0.0.1');
const trial = (await findTrials()).find(({ id }) => id === 'mathable')?.trials[0];
if (trial === undefined) throw new Error('no trial');
const victim = await Victim.open(base, trial);
await sleep(3000);
const wanted = process.env['NOISE'];
for (const [index, noise] of NOISES.entries())
  if (wanted === undefined || wanted === noise) await measure(noise, index);
victim.close();
await server.stop();
for (const line of server.complaints) console.error(line);
rmSync(folder, { recursive: true });

async function measure(noise: string, index: number): Promise<void> {
  const { table, tokens } = crowds[index] as (typeof crowds)[number];
  const address = `127.0.0.${10 + index}`;
  const child = fork(
    join(import.meta.dirname, 'lib', 'noise.ts'),
    [base, address, noise, table, tokens.join(',')],
    {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    },
  );
  await once(child, 'message');
  victim.begin();
  await sleep(LASTS);
  const { moves, bots, ready } = victim.waited;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
  const found = { move: shares(moves), bot: shares(bots), ready: shares(ready) };
  const worst = Math.max(...Object.values(found).map(({ p99 }) => p99));
  print({ bench: `beside ${noise}`, ...found, toReach: `p99 under ${MOST}`, met: worst < MOST });
  // What was begun is ended: a server that is still busy with it would be blamed in the next line.
  await sleep(1500);
}

/** Guests of one address, and a long match in which the first three of them sit. */
async function crowdIn(
  store: Store,
): Promise<{ readonly table: string; readonly tokens: readonly string[] }> {
  const sessions = await Sessions.open(store);
  const guests = Array.from({ length: GUESTS }, () =>
    makePlayer({ name: 'Noise', isProgram: true, now: Date.now() }),
  );
  const tokens = await Promise.all(
    guests.map(async guest => {
      await store.players.create(guest);
      return sessions.begin(guest);
    }),
  );
  return {
    table: await adopt(
      store,
      LONG,
      guests.slice(0, 3).map(({ id }) => id),
    ),
    tokens,
  };
}
