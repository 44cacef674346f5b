/**
 * Our whole server in a process of its own, with Five14 on the shelf, forked by server-load.ts:
 * `node server-host.ts sqlite|postgres PLACE`. Players and tables are made here, through the house, so that HTTP and its
 * limits are not what is measured.
 */
import { mkdtempSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Json } from '#contract/json.ts';
import { registry } from '#games/registry.ts';
import { openHouse } from '#server/open-house.ts';
import { makePlayer } from '#server/players/guest.ts';
import { Sessions } from '#server/players/session.ts';
import { openStore } from '#server/store/open-store.ts';
import type { PlayerRecord } from '#server/store/records.ts';
import { five14 } from '../five14.ts';
import { CpuParts, type Taken } from './cpu-parts.ts';

export type Ask =
  | { readonly ask: 'players'; readonly count: number }
  | {
      readonly ask: 'table';
      readonly game: string;
      readonly config: Json;
      readonly players: readonly number[];
      /** Whether the lobby lists it. */
      readonly isPublic?: boolean;
    }
  | { readonly ask: 'reset' }
  | { readonly ask: 'stats' }
  /** From now on it is looked at what the time goes into; and what it went into. */
  | { readonly ask: 'profile' }
  | { readonly ask: 'parts' }
  /** Once all that can be cleared away is. */
  | { readonly ask: 'weigh' };
export type Told =
  | { readonly tokens: readonly string[] }
  | { readonly table: string }
  /** Since `reset`. */
  | { readonly taken: Taken }
  | { readonly parts: Readonly<Record<string, number>> }
  /** In bytes. */
  | { readonly weight: Weight }
  | { readonly port: number };

export interface Weight {
  /** What JavaScript holds, and its buffers. */
  readonly held: number;
  /** Of the machine's memory. */
  readonly resident: number;
}

const [engine = 'sqlite', place = ''] = process.argv.slice(2);
const pages = mkdtempSync(join(tmpdir(), 'etagere-bench-pages-'));
writeFileSync(join(pages, 'index.html'), '');
const cpuParts = new CpuParts();
const store = await openStore(engine === 'sqlite' ? { folder: place } : { url: place });
const entry = { meta: { id: 'five14' } as never, rules: () => Promise.resolve({ game: five14 }) };
const { app, house } = await openHouse({
  store,
  pages,
  generosity: 1e6,
  // More sockets than one address may have come from so many, as a proxy of ours would say.
  proxies: 1,
  games: { ...registry, five14: entry },
  limits: { burst: 1e9, perSecond: 1e9, malformed: 0, tables: 1000, pasts: 1e9 },
});
await app.listen({ host: '127.0.0.1', port: 0 });
const sessions = await Sessions.open(store);
const players: PlayerRecord[] = [];

process.on('message', (ask: Ask & { readonly id: number }) => {
  // Whoever asked may be gone by now.
  void answer(ask).then(told => process.send?.({ ...told, id: ask.id }, () => undefined));
});
process.on('disconnect', () => process.exit(0));
process.send?.({ port: (app.server.address() as AddressInfo).port, id: 0 });

async function answer(ask: Ask): Promise<Told> {
  switch (ask.ask) {
    case 'players':
      return { tokens: await Promise.all(Array.from({ length: ask.count }, () => newPlayer())) };
    case 'table':
      return { table: await newTable(ask) };
    case 'reset':
      await cpuParts.reset();
      return { parts: {} };
    case 'stats':
      return { taken: await cpuParts.taken() };
    case 'profile':
      await cpuParts.startProfile();
      return { parts: {} };
    case 'parts':
      return { parts: await cpuParts.profiled() };
    case 'weigh':
      return { weight: await weigh() };
  }
}

async function weigh(): Promise<Weight> {
  setFlagsFromString('--expose-gc');
  const clear = runInNewContext('gc') as () => void;
  // What one round frees may hold on to what only the next one does.
  for (let round = 0; round < 6; round++) {
    clear();
    await new Promise(resolve => setTimeout(resolve, 100));
  }
  const { heapUsed, external, rss } = process.memoryUsage();
  return { held: heapUsed + external, resident: rss };
}

/** In the order of their tokens. */
async function newPlayer(): Promise<string> {
  const player = makePlayer({ name: 'Bench', isProgram: true, now: Date.now() });
  players.push(player);
  await store.players.create(player);
  return sessions.begin(player);
}

async function newTable(ask: Extract<Ask, { ask: 'table' }>): Promise<string> {
  const { game, config, players: seated, isPublic = false } = ask;
  const [host, ...others] = seated.map(index => players[index] as PlayerRecord);
  if (host === undefined) throw new Error('a table needs a host');
  const seats = seated.map(() => ({ kind: 'person' as const }));
  const visibility = isPublic ? 'public' : 'link';
  const made = await house.create(host, { game, config, seats, visibility, clock: { kind: 'none' } });
  if (!made.ok) throw new Error(made.why);
  for (const player of [host, ...others])
    await house.at(made.id, table => table.sit(player, { entropy: 'bench' }));
  const begun = await house.at(made.id, table => table.begin(host));
  if (!begun.ok) throw new Error(begun.why);
  return made.id;
}
