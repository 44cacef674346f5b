/**
 * The way of a move through the server, from its socket to the disk and back to all who watch: which functions of ours
 * every single move enters, in all threads. `npm run bench -- path` lists them; what the rules of the game do is theirs.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import { PROTOCOL, SOCKET_PATH } from '#protocol/version.ts';
import { type OpenHouse, openHouse } from '#server/open-house.ts';
import { makePlayer } from '#server/players/guest.ts';
import { Sessions } from '#server/players/session.ts';
import { openStore } from '#server/store/open-store.ts';
import { five14 } from './five14.ts';
import { Calls } from './lib/calls.ts';
import { print } from './lib/measure.ts';
import { quietCell } from './lib/quiet-cell.ts';

const FOLDERS = ['server', 'table', 'kernel', 'protocol', 'contract'];
/** Moves before those that are counted. */
const WARM = 20;
const MOVES = 40;

const folder = mkdtempSync(join(tmpdir(), 'etagere-bench-'));
writeFileSync(join(folder, 'index.html'), '');
const store = await openStore({ folder });
const entry = { meta: { id: 'five14' } as never, rules: () => Promise.resolve({ game: five14 }) };
const { app, house, close } = await openHouse({ store, pages: folder, games: { five14: entry } });
await app.listen({ host: '127.0.0.1', port: 0 });
const { port } = app.server.address() as AddressInfo;

const players = [0, 1].map(() => makePlayer({ name: 'Bench', isProgram: true, now: Date.now() }));
for (const player of players) await store.players.create(player);
const table = await begin(house);
const sockets = await Promise.all(players.map(player => enter(player)));

for (let step = 0; step < WARM; step++) await play(step);
const calls = new Calls();
await calls.start();
for (let step = WARM; step < WARM + MOVES; step++) await play(step);
const every = (await calls.take(FOLDERS)).filter(({ count }) => count >= MOVES);
const named = every.filter(({ name }) => name !== '' && !name.startsWith('get '));
for (const { file, line, name, count } of named)
  print({ at: `${file}:${line}`, name, times: Math.round((count / MOVES) * 10) / 10 });
print({
  bench: 'the way of a move, Five14, SQLite',
  functions: named.length,
  files: new Set(every.map(({ file }) => file)).size,
  getters: every.filter(({ name }) => name.startsWith('get ')).length,
  nameless: every.filter(({ name }) => name === '').length,
});
for (const socket of sockets) socket.terminate();
await close();
await store.close();
rmSync(folder, { recursive: true });

async function begin(at: OpenHouse['house']): Promise<string> {
  const [host] = players;
  if (host === undefined) throw new Error('a table needs a host');
  const seats = players.map(() => ({ kind: 'person' as const }));
  const wish = { game: 'five14', config: {}, seats, visibility: 'link', clock: { kind: 'none' } } as const;
  const made = await at.create(host, wish);
  if (!made.ok) throw new Error(made.why);
  for (const player of players) await at.at(made.id, one => one.sit(player, { entropy: 'bench' }));
  await at.at(made.id, one => one.begin(host));
  return made.id;
}

async function enter(player: (typeof players)[number]): Promise<WebSocket> {
  const token = await (await Sessions.open(store)).begin(player);
  const socket = new WebSocket(`ws://127.0.0.1:${port}${SOCKET_PATH}`, { perMessageDeflate: false });
  await new Promise(resolve => socket.once('open', resolve));
  const welcome = heard(socket, 'mine');
  socket.send(JSON.stringify({ t: 'hello', protocol: PROTOCOL, token, changes: true }));
  await welcome;
  const watching = heard(socket, 'done');
  socket.send(JSON.stringify({ t: 'watch', id: 'watch', table }));
  await watching;
  return socket;
}

/** Done when both have seen it. */
async function play(step: number): Promise<void> {
  const seen = Promise.all(sockets.map(socket => heard(socket, 'change')));
  const move = { kind: 'claim', cell: quietCell(step) };
  sockets[step % 2]?.send(JSON.stringify({ t: 'play', id: `${step}`, table, step, move }));
  await seen;
}

/** The next message of this kind. */
function heard(socket: WebSocket, kind: string): Promise<void> {
  return new Promise(resolve => {
    socket.on('message', function listen(data) {
      if (!(data as Buffer).toString().startsWith(`{"t":"${kind}"`)) return;
      socket.off('message', listen);
      resolve();
    });
  });
}
