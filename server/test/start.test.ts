import { createServer, type Server } from 'node:net';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { addressesOf, listen } from '../listen.ts';
import { type StartTrouble, sentence } from '../say.ts';
import { parseSettings, type Settings } from '../settings.ts';

/** What nobody had to set. */
const USUAL: Settings = {
  port: 4173,
  host: 'localhost',
  data: { folder: './data' },
  origin: null,
  proxies: 0,
  drain: 0,
  logLevel: 'warn',
  metricsToken: null,
};

test.each<[Record<string, string>, Partial<Settings>]>([
  [{}, {}],
  [{ PORT: '', HOST: '', ETAGERE_DATA: '', DATABASE_URL: '', ETAGERE_ORIGIN: '', TRUST_PROXY: '' }, {}],
  [{ PORT: '8080' }, { port: 8080 }],
  [{ PORT: '0' }, { port: 0 }],
  [{ HOST: '0.0.0.0' }, { host: '0.0.0.0' }],
  [{ ETAGERE_DATA: '/srv/games' }, { data: { folder: '/srv/games' } }],
  [
    { DATABASE_URL: 'postgres://me@db/games', ETAGERE_DATA: 'x' },
    { data: { url: 'postgres://me@db/games' } },
  ],
  [{ DATABASE_URL: 'postgresql:///games' }, { data: { url: 'postgresql:///games' } }],
  [{ ETAGERE_ORIGIN: 'https://games.example' }, { origin: 'https://games.example' }],
  [{ ETAGERE_ORIGIN: 'http://192.168.1.20:4173' }, { origin: 'http://192.168.1.20:4173' }],
  [{ TRUST_PROXY: '2' }, { proxies: 2 }],
  [{ LOG_LEVEL: 'silent' }, { logLevel: 'silent' }],
  [{ METRICS_TOKEN: 'sixteen-letters!' }, { metricsToken: 'sixteen-letters!' }],
])('%o', (env, changed) => {
  expect(parseSettings(env)).toEqual({ ok: true, ...USUAL, ...changed });
});

test.each<[Record<string, string>, StartTrouble, string]>([
  [{ PORT: 'http' }, { id: 'not-a-port', value: 'http' }, 'PORT'],
  [{ PORT: '65536' }, { id: 'not-a-port', value: '65536' }, '65535'],
  [{ PORT: '-1' }, { id: 'not-a-port', value: '-1' }, '-1'],
  [{ DATABASE_URL: 'mysql://me:secret@db' }, { id: 'not-an-address' }, 'DATABASE_URL'],
  [{ ETAGERE_ORIGIN: 'games.example' }, { id: 'not-an-origin', value: 'games.example' }, 'ETAGERE_ORIGIN'],
  [
    { ETAGERE_ORIGIN: 'https://a.example/' },
    { id: 'not-an-origin', value: 'https://a.example/' },
    'https://',
  ],
  [
    { ETAGERE_ORIGIN: 'https://a.example:443' },
    { id: 'not-an-origin', value: 'https://a.example:443' },
    ':443',
  ],
  [{ ETAGERE_ORIGIN: 'ws://a.example' }, { id: 'not-an-origin', value: 'ws://a.example' }, 'ws:'],
  [{ TRUST_PROXY: 'yes' }, { id: 'not-proxies', value: 'yes' }, 'TRUST_PROXY'],
  [{ TRUST_PROXY: '11' }, { id: 'not-proxies', value: '11' }, '10'],
  [{ LOG_LEVEL: 'loud' }, { id: 'not-a-level', value: 'loud' }, 'LOG_LEVEL'],
  [{ DRAIN_SECONDS: '601' }, { id: 'not-seconds', value: '601' }, 'DRAIN_SECONDS'],
  [{ METRICS_TOKEN: 'short' }, { id: 'short-token', least: 16 }, 'METRICS_TOKEN'],
])('%o is told', (env, why, word) => {
  expect(parseSettings(env)).toEqual({ ok: false, why });
  expect(sentence(why, 'fr')).toContain(word);
  expect(sentence(why, 'en')).toContain(word);
  expect(sentence(why, 'en')).not.toContain('secret@db');
});

test.each<StartTrouble>([
  { id: 'folder-taken', folder: '/srv/games' },
  { id: 'folder-unusable', folder: '/srv/games' },
  { id: 'folder-full', folder: '/srv/games' },
  { id: 'folder-empty', folder: '/srv/games' },
  { id: 'not-a-store', path: '/srv/games/etagere.db' },
  { id: 'not-reachable', server: 'db/games' },
  { id: 'not-admitted', server: 'db/games' },
  { id: 'newer-schema', found: 9, known: 2 },
  { id: 'older-schema', found: 1, known: 2 },
])('what stands in the way of opening the store has a sentence: $id', why => {
  const facts = Object.values(why).filter(fact => fact !== why.id);
  for (const language of ['fr', 'en'] as const) {
    for (const fact of facts) expect(sentence(why, language)).toContain(String(fact));
  }
  expect(sentence(why, 'fr')).not.toBe(sentence(why, 'en'));
});

test('a port that is taken gives way to the next free one', async () => {
  const { holder, port: taken } = await takePort();
  const app = Fastify();
  try {
    const outcome = await listen(app, { ...USUAL, host: '127.0.0.1', port: taken });
    expect(outcome.ok && outcome.port > taken).toBe(true);
  } finally {
    await app.close();
    holder.close();
  }
});

test('an address that this machine does not have is told, not thrown', async () => {
  const app = Fastify();
  // 192.0.2.0/24 is kept for examples: no machine has it.
  const outcome = await listen(app, { ...USUAL, host: '192.0.2.1', port: 0 });
  await app.close();
  const why = { id: 'no-such-host', host: '192.0.2.1' } as const;
  expect(outcome).toEqual({ ok: false, why });
  expect(sentence(why, 'en')).toContain('HOST=192.0.2.1');
});

test.each([
  ['localhost', ['http://localhost:4173']],
  ['0.0.0.0', ['http://localhost:4173', 'http://192.168.1.20:4173']],
  ['192.168.1.20', ['http://192.168.1.20:4173']],
  ['fe80::1', ['http://[fe80::1]:4173']],
])('listening on %s, a browser finds us at %o', (host, addresses) => {
  const card = (address: string, internal: boolean) => ({
    address,
    internal,
    family: 'IPv4' as const,
    netmask: '255.255.255.0',
    mac: '00:00:00:00:00:00',
    cidr: null,
  });
  const interfaces = { lo: [card('127.0.0.1', true)], wlan0: [card('192.168.1.20', false)] };
  expect(addressesOf(host, 4173, interfaces)).toEqual(addresses);
});

async function takePort(): Promise<{ holder: Server; port: number }> {
  const holder = createServer();
  await new Promise<void>(resolve => holder.listen(0, '127.0.0.1', resolve));
  const address = holder.address();
  return { holder, port: typeof address === 'object' && address !== null ? address.port : 0 };
}
