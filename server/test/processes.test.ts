import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { Player, valueOf } from '#protocol/test/player.ts';
import { ServerProcess } from '#tools/faults/servers.ts';
import { openStore } from '../store/open-store.ts';
import { type PostgresServer, startPostgres } from '../store/test/postgres-server.ts';

const A_WHILE = 60_000;
const pages = mkdtempSync(join(tmpdir(), 'etagere-pages-'));
writeFileSync(join(pages, 'index.html'), '');

let postgres: PostgresServer;
const running: ServerProcess[] = [];
const people: Player[] = [];
beforeAll(async () => {
  postgres = await startPostgres();
}, A_WHILE);
afterEach(async () => {
  for (const person of people.splice(0)) person.close();
  await Promise.all(running.splice(0).map(server => server.stop()));
}, A_WHILE);
afterAll(async () => {
  await postgres.stop();
  rmSync(pages, { recursive: true, force: true });
}, A_WHILE);

test('a process is killed: its bots and clocks go on elsewhere, and its people are seen to be away', async () => {
  const url = await postgres.database();
  const [doomed, other] = [await start(url), await start(url)];
  const ann = await enter(doomed, 'Ann');
  // The same person at the other process, and somebody who sits at the first.
  const page = new Player(baseOf(other), { player: { id: ann.id }, token: ann.token });
  people.push(page);
  const ben = await enter(doomed, 'Ben');
  const person = { kind: 'person' } as const;
  const { id } = valueOf(
    await ann.api.create({
      game: 'matryoshka',
      config: {},
      visibility: 'link',
      clock: { kind: 'move', seconds: 3 },
      seats: [person, person, { kind: 'bot', level: 1 }],
    }),
  );
  for (const one of [ann, ben]) valueOf(await one.api.sit(id, { entropy: 'e' }));
  page.watch(id);
  ben.watch(id);
  await page.until(() => isHere(page, 1));
  valueOf(await ann.api.begin(id));
  await page.until(() => page.last !== undefined);
  await doomed.kill();
  const killed = performance.now();
  await page.until(() => !isHere(page, 1));
  expect(performance.now() - killed).toBeLessThan(10_000);
  // Nobody plays: time runs out for both, until bots play for them, all at the process that is left.
  await page.until(
    () => page.info?.seats.every(seat => seat.kind !== 'person' || seat.handedOver !== null) === true,
  );
  const { step = 0 } = page.last ?? {};
  await page.until(() => (page.last?.step ?? 0) > step + 2 || page.last?.outcome !== null);
  const store = await openStore({ url });
  const events = (await store.events.after(id, 0)).map(({ event }) => event);
  await store.close();
  const chosen = events.flatMap(event => (event.kind === 'choice' ? [`${event.step} ${event.seat}`] : []));
  expect(new Set(chosen).size).toBe(chosen.length);
  expect(events.filter(event => event.kind === 'hand-over')).toHaveLength(2);
  expect(other.complaints).toEqual([]);
});

async function start(url: string): Promise<ServerProcess> {
  const script = [join(import.meta.dirname, '../../tools/faults/bare-server.ts'), pages];
  const server = new ServerProcess({ place: { url }, script, breaks: [] });
  running.push(server);
  await server.start();
  return server;
}

async function enter(server: ServerProcess, name: string): Promise<Player> {
  const player = await Player.enter(baseOf(server), name);
  people.push(player);
  return player;
}

function baseOf({ base }: ServerProcess): string {
  if (base === null) throw new Error('it does not run');
  return base;
}

function isHere({ info }: Player, seat: number): boolean {
  const there = info?.seats[seat];
  return there?.kind === 'person' && there.isHere;
}
