/**
 * What the sockets alone cost: a server of `ws` that reads a message, parses it, and sends two as long as those of a move,
 * under the load of fifty pairs. `node bare-sockets.ts`; one JSON line: microseconds of its CPU for each message.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { WebSocket, WebSocketServer } from 'ws';

const PAIRS = 50;
/** Messages that are not measured, and those that are. */
const WARM = 20_000;
const MEASURED = 60_000;

const MOVE = {
  t: 'play',
  id: '57',
  table: 'K7M2QX-3a5f8c1d9b7e2f40',
  step: 57,
  move: { kind: 'claim', cell: 113 },
};
const EDITS = [
  [['step'], 58],
  [['turn', 'seats'], [0]],
  [['view', 'cells', 113], 2],
  [['view', 'toMove'], 0],
];
const CHANGE = JSON.stringify({
  t: 'change',
  from: 57,
  n: 58,
  by: 1,
  edits: EDITS,
  answers: '57',
  table: MOVE.table,
});

if (process.send === undefined) await load();
else await serve();

async function serve(): Promise<void> {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false });
  const sockets: WebSocket[] = [];
  let heard = 0;
  let since = process.cpuUsage();
  server.on('connection', socket => {
    const index = sockets.push(socket) - 1;
    socket.on('message', data => {
      JSON.parse((data as Buffer).toString());
      heard += 1;
      if (heard === WARM) since = process.cpuUsage();
      if (heard === WARM + MEASURED) {
        const { user, system } = process.cpuUsage(since);
        process.send?.({ cpuPerMove: (user + system) / MEASURED });
      }
      // To whoever moved, and to whom they play with.
      for (const one of [index, index ^ 1]) sockets[one]?.send(CHANGE);
    });
  });
  await once(server, 'listening');
  process.send?.((server.address() as AddressInfo).port);
}

async function load(): Promise<void> {
  const server = fork(import.meta.filename);
  const [port] = (await once(server, 'message')) as [number];
  const measured = once(server, 'message');
  for (let pair = 0; pair < PAIRS; pair++) {
    const sockets = [0, 1].map(() => new WebSocket(`ws://127.0.0.1:${port}`, { perMessageDeflate: false }));
    // One after the other, so that the two of a pair stay together.
    for (const socket of sockets) await once(socket, 'open');
    for (const [seat, socket] of sockets.entries()) {
      let step = 0;
      socket.on('message', () => {
        step += 1;
        if (step % 2 === seat) socket.send(JSON.stringify(MOVE));
      });
    }
    sockets[0]?.send(JSON.stringify(MOVE));
  }
  const [figures] = await measured;
  console.log(JSON.stringify(figures));
  server.kill();
  process.exit(0);
}
