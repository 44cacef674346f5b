/**
 * One address that asks for as much as it may, and for more: `node noise.ts BASE ADDRESS WHAT TABLE TOKENS`, until it is
 * ended. It makes way for the server and for those who measure, as if it were on a machine of its own.
 */
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { constants, setPriority } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { MESSAGE_MAX, PROTOCOL, SOCKET_PATH } from '#protocol/version.ts';

const [base = '', address = '', what = '', table = '', list = ''] = process.argv.slice(2);
const tokens = list.split(',');
/** From one address. */
const SOCKETS = 190;
/** Messages of one socket at once, and each second. */
const [BURST, EACH_SECOND] = [55, 19];
/** Milliseconds that a new connection takes from elsewhere; on one machine it takes none. */
const WAY = 20;
const PUBLIC = { config: {}, visibility: 'public', clock: { kind: 'none' } };
const agent = new Agent({ keepAlive: true, maxSockets: 50, localAddress: address });

const NOISES: Readonly<Record<string, () => Promise<unknown>>> = {
  nothing: () => sleep(0),
  lobby: () => storm([tokenOf(0)], () => ({ t: 'lobby', on: true })),
  history: () =>
    storm([tokenOf(0)], n => ({ t: 'history', id: `h${n}`, table, before: 100 + (n % 200) }), {
      reads: false,
    }),
  watching: () =>
    storm(tokens, n => (n % 2 === 0 ? { t: 'watch', id: `w${n}`, table } : { t: 'unwatch', table })),
  talk: () =>
    storm(tokens.slice(0, 3), n => ({
      t: 'say',
      id: `s${n}`,
      table,
      say: { tag: 'text', text: 'a'.repeat(200) },
    })),
  'slow readers': () => storm(tokens, n => ({ t: 'watch', id: `w${n}`, table }), { reads: false }),
  'long messages': () =>
    storm(tokens, n => ({ t: 'play', id: `p${n}`, table, step: 0, move: { kind: 'x', deep: LONG } })),
  'no messages': () => storm(tokens, () => ({ t: 'nonsense', deep: LONG })),
  'unknown tables': () => storm(tokens, n => ({ t: 'resign', id: `r${n}`, table: `nowhere-${n}` })),
  pings: () => pingOn(),
  files: () => many(50, n => ask(n, 'GET', '/')),
  sockets: () => many(20, async n => [(await enter(tokenOf(n))).terminate(), await sleep(WAY)]),
  tables: () =>
    many(50, n => ask(n, 'POST', '/api/tables', { ...PUBLIC, game: 'matryoshka', seats: PERSONS })),
  seating: () =>
    many(50, n =>
      n % 2 === 0
        ? ask(n, 'POST', `/api/tables/${table}/sit`, { entropy: 'noise' })
        : ask(n, 'POST', `/api/tables/${table}/stand`, {}),
    ),
  lists: () => many(50, n => ask(n, 'GET', LISTS[n % LISTS.length] ?? '')),
  bodies: () =>
    many(50, n =>
      ask(n, 'POST', '/api/tables', { ...PUBLIC, game: 'matryoshka', config: LONG, seats: PERSONS }),
    ),
  pages: () => many(20, async () => [await pipeline(), await sleep(WAY)]),
  bots: () => many(30, seatBots, 30),
};

const PERSONS = Array.from({ length: 4 }, () => ({ kind: 'person' }));
const LISTS = ['/api/lobby', '/api/mine', '/api/me/export', '/openapi.json', `/api/tables/${table}`];
/** As much as one ping may hold. */
const PINGED = Buffer.alloc(125);
/** As much as one message may hold. */
const LONG = Array.from({ length: MESSAGE_MAX / 8 }, (_, i) => i % 10).map(digit => [digit]);

setPriority(constants.priority.PRIORITY_LOW);
process.on('disconnect', () => process.exit(0));
process.send?.('begins');
await NOISES[what]?.();

/** Every socket that an address may have says as much as it may. */
async function storm(
  whose: readonly string[],
  message: (n: number) => object,
  { reads = true }: { readonly reads?: boolean } = {},
): Promise<void> {
  const sockets = await Promise.all(
    Array.from({ length: SOCKETS }, (_, i) => enter(whose[i % whose.length] ?? '').catch(() => null)),
  );
  for (const socket of sockets) {
    socket?.send(JSON.stringify({ t: 'watch', id: 'first', table }));
    if (!reads) socket?.pause();
  }
  let n = 0;
  const say = (): void => {
    for (const socket of sockets)
      if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message(n)));
    n += 1;
  };
  for (let i = 0; i < BURST; i++) say();
  for (;;) {
    await sleep(1000 / EACH_SECOND);
    say();
  }
}

/** As many pings as go through, whose answers nobody reads; whoever is shown out comes again. */
async function pingOn(): Promise<void> {
  await many(SOCKETS, async (n): Promise<void> => {
    const socket = await enter(tokenOf(n)).catch(() => null);
    // The door is shut for a while.
    if (socket === null) return sleep(WAY * 10);
    socket.pause();
    while (socket.readyState === WebSocket.OPEN) {
      for (let i = 0; i < 1000; i++) socket.ping(PINGED);
      await sleep(WAY);
    }
  });
}

/** So many at a time, one after the other. */
async function many(
  count: number,
  one: (n: number) => Promise<unknown>,
  each = Number.POSITIVE_INFINITY,
): Promise<void> {
  let n = 0;
  const work = async (): Promise<void> => {
    while (n < each) await one(n++).catch(() => sleep(20));
  };
  await Promise.all(Array.from({ length: count }, work));
}

async function enter(token: string): Promise<WebSocket> {
  const socket = new WebSocket(base.replace(/^http/, 'ws') + SOCKET_PATH, { localAddress: address });
  await new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.on('error', reject);
  });
  socket.send(JSON.stringify({ t: 'hello', protocol: PROTOCOL, token, changes: true }));
  await new Promise(resolve => {
    socket.once('message', resolve);
    socket.once('close', resolve);
  });
  return socket;
}

function ask(n: number, method: string, path: string, body?: object): Promise<string> {
  const headers = {
    authorization: `Bearer ${tokenOf(n)}`,
    ...(body ? { 'content-type': 'application/json' } : {}),
  };
  return new Promise((resolve, reject) => {
    const asked = request(base + path, { method, agent, headers }, answer => {
      let text = '';
      answer.setEncoding('utf8').on('data', part => {
        text += part;
      });
      answer.on('end', () => resolve(text));
    });
    asked.on('error', reject);
    asked.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

/** A thousand requests in one breath, on one connection. */
function pipeline(): Promise<unknown> {
  const { hostname, port } = new URL(base);
  const socket = connect({ host: hostname, port: Number(port), localAddress: address });
  socket.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(1000));
  socket.on('error', () => undefined);
  let [heard, bytes] = [0, 0];
  socket.on('data', data => {
    bytes += data.length;
    heard += data.toString('latin1').split('HTTP/1.1 ').length - 1;
    if (heard >= 1000 || bytes > 2e6) socket.destroy();
  });
  return new Promise(resolve => socket.once('close', resolve));
}

/** Against three of the strongest, thirty times. */
async function seatBots(): Promise<void> {
  const bots = Array.from({ length: 3 }, () => ({ kind: 'bot', level: 5 }));
  const made = await ask(0, 'POST', '/api/tables', {
    ...PUBLIC,
    game: 'calculator',
    seats: [{ kind: 'person' }, ...bots],
  });
  const { id } = JSON.parse(made) as { id: string };
  await ask(0, 'POST', `/api/tables/${id}/sit`, { entropy: 'noise' });
  await ask(0, 'POST', `/api/tables/${id}/begin`, {});
  const socket = await enter(tokenOf(0));
  socket.send(JSON.stringify({ t: 'watch', id: 'w', table: id }));
  socket.send(JSON.stringify({ t: 'hand-over', id: 'o', table: id }));
}

function tokenOf(n: number): string {
  return tokens[n % tokens.length] ?? '';
}
