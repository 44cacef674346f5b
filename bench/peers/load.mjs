// What the loads on servers share: a server in a process of its own, a time to warm up, and one JSON line.
import { fork } from 'node:child_process';
import { createServer } from 'node:net';

export const TABLES = Number(process.argv[2] ?? 50);
export const SECONDS = Number(process.argv[3] ?? 6);
/** Moves that are not measured: by then a server runs what its engine made of its code, however busy the machine. */
const WARM = 20_000;

export const sleep = seconds => new Promise(resolve => setTimeout(resolve, seconds * 1000));

/** A port that nobody has, or so it was a moment ago. */
export function freePort() {
  return new Promise(resolve => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

export async function startServer(file, ...args) {
  const url = new URL(file, import.meta.url);
  const server = fork(url, args.map(String), { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  await heard(server);
  return server;
}

/** Plays for `SECONDS`. `waits`: milliseconds from a move to its answer, one for each move, filled by the players. */
export async function measure(server, waits) {
  while (waits.length < WARM) await sleep(0.1);
  server.send('reset');
  waits.length = 0;
  const start = performance.now();
  await sleep(SECONDS);
  const elapsed = (performance.now() - start) / 1000;
  const moves = waits.length;
  const sorted = waits.slice().sort((a, b) => a - b);
  server.send('stats');
  const { cpu } = await heard(server);
  return {
    tables: TABLES,
    movesPerSecond: Math.round(moves / elapsed),
    p50: round(sorted[Math.floor(moves * 0.5)]),
    p99: round(sorted[Math.floor(moves * 0.99)]),
    cpuPerMove: Math.round((cpu / moves) * 10) / 10,
  };
}

/** In the server: answers what the load asks. Microseconds of CPU since `reset`. */
export function answerLoad() {
  let since = process.cpuUsage();
  process.on('message', message => {
    if (message === 'reset') since = process.cpuUsage();
    if (message === 'stats') {
      const { user, system } = process.cpuUsage(since);
      process.send({ cpu: user + system });
    }
  });
  process.on('disconnect', () => process.exit(0));
}

function heard(server) {
  return new Promise((resolve, reject) => {
    server.once('message', resolve);
    server.once('exit', code => reject(new Error(`the server ended with code ${code}`)));
  });
}

function round(milliseconds) {
  return Math.round((milliseconds ?? 0) * 10) / 10;
}
