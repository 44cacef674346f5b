// Colyseus under load: two of its own clients a room, who move as soon as a patch says it is their turn.
// node colyseus-load.mjs [rooms] [seconds]
import { createRequire } from 'node:module';
import { Client } from '@colyseus/sdk';
import { freePort, measure, startServer, TABLES } from './load.mjs';

const { N, rng } = createRequire(import.meta.url)('./rules.cjs');
const say = console.log;
// Its client talks a lot.
for (const way of ['log', 'info', 'warn', 'error']) console[way] = () => undefined;

const port = await freePort();
const server = await startServer('./colyseus-server.mjs', port);
const waits = [];
let refused = 0;
for (let i = 0; i < TABLES; i++) {
  const random = rng(i + 1);
  const first = await new Client(`ws://127.0.0.1:${port}`).create('five14');
  const second = await new Client(`ws://127.0.0.1:${port}`).joinById(first.roomId);
  for (const [seat, room] of [first, second].entries()) play(room, seat, random);
}
const figures = await measure(server, waits);
say(JSON.stringify({ bench: 'Colyseus, a patch after each move, nothing stored', ...figures, refused }));
server.kill();
process.exit(0);

function play(room, seat, random) {
  let sentAt = 0;
  let seen = '';
  room.onMessage('no', () => {
    refused += 1;
  });
  room.onStateChange(({ cells, turn, games, ply }) => {
    if (!cells || cells.length < N) return;
    if (sentAt !== 0 && turn !== seat) {
      waits.push(performance.now() - sentAt);
      sentAt = 0;
    }
    const step = `${games}:${ply}`;
    if (turn !== seat || step === seen) return;
    seen = step;
    let cell;
    do cell = Math.floor(random() * N);
    while (cells[cell] !== 0);
    sentAt = performance.now();
    room.send('claim', cell);
  });
  room.send('ready');
}
