/**
 * What a socket weighs: at many tables that are open already both players come in, look at the lobby, then at their table,
 * and do nothing more. Once as programs connect, and once as browsers do, which offer to compress and then compress all
 * that they say.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { WebSocket } from 'ws';
import type { Json } from '#contract/json.ts';
import { SOCKET_PATH } from '#protocol/version.ts';
import { FIVE14 } from './lib/loads.ts';
import { print } from './lib/measure.ts';
import type { Weight } from './lib/server-host.ts';
import { greeted, Host, say } from './lib/server-load.ts';

const TABLES = 2500;
const AT_ONCE = 50;
/** Sockets of one address. */
const TOGETHER = 100;
/** Milliseconds in which a server that is left alone comes to rest. */
const CALM = 2000;
const MOST = 25_000;

const KINDS = [
  { kind: 'a program', path: SOCKET_PATH, perMessageDeflate: false },
  { kind: 'a browser', path: `${SOCKET_PATH}?gzip`, perMessageDeflate: { threshold: 0 } },
];

for (const { kind, path, perMessageDeflate } of KINDS) {
  const folder = mkdtempSync(join(tmpdir(), 'etagere-bench-'));
  const host = await Host.start(['sqlite', folder]);
  const { tokens } = (await host.ask({ ask: 'players', count: TABLES * 2 })) as { tokens: string[] };
  const tables: string[] = [];
  await inTurns(async n => {
    const { game, config } = FIVE14;
    const made = await host.ask({ ask: 'table', game, config, players: [n * 2, n * 2 + 1], isPublic: true });
    tables[n] = (made as { table: string }).table;
  });
  const sockets: WebSocket[] = [];
  const come = (seat: number): Promise<void> =>
    inTurns(async n => {
      const headers = { 'x-forwarded-for': `10.${seat}.${Math.floor(n / TOGETHER)}.1` };
      const socket = new WebSocket(`ws://127.0.0.1:${host.port}${path}`, { headers, perMessageDeflate });
      sockets.push(await greeted(socket, tokens[n * 2 + seat] ?? ''));
      await watched(socket, tables[n] ?? '');
    });
  const before = await weight(host);
  await come(0);
  await come(1);
  const after = await weight(host);
  const all = TABLES * 2;
  print({
    bench: `memory of a socket, ${kind}`,
    sockets: all,
    bytes: { is: Math.round((after.held - before.held) / all), toReach: `under ${MOST}` },
    resident: { is: Math.round((after.resident - before.resident) / all), toReach: `under ${MOST}` },
  });
  for (const socket of sockets) socket.terminate();
  await host.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function inTurns(one: (n: number) => Promise<void>): Promise<void> {
  for (let n = 0; n < TABLES; n += AT_ONCE)
    await Promise.all(Array.from({ length: AT_ONCE }, (_, i) => one(n + i)));
}

/** Once it was told who plays where, and all about its own table. */
async function watched(socket: WebSocket, table: string): Promise<void> {
  await answered(socket, { t: 'lobby', on: true }, '"t":"lobby"');
  say(socket, { t: 'lobby', on: false });
  await answered(socket, { t: 'watch', id: 'watch', table }, '"t":"done"');
}

function answered(socket: WebSocket, message: Json, by: string): Promise<void> {
  say(socket, message);
  return new Promise(resolve => {
    const hear = (data: unknown, isPacked: boolean): void => {
      const bytes = data as Buffer;
      if (!(isPacked ? gunzipSync(bytes) : bytes).toString().includes(by)) return;
      socket.off('message', hear);
      resolve();
    };
    socket.on('message', hear);
  });
}

async function weight(host: Host): Promise<Weight> {
  await new Promise(resolve => setTimeout(resolve, CALM));
  return ((await host.ask({ ask: 'weigh' })) as { weight: Weight }).weight;
}
