import { createServer, type Server } from 'node:net';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { addressesOf } from '../addresses.ts';
import { listen } from '../listen.ts';
import { sentence } from '../say.ts';
import { parseSettings } from '../settings.ts';

test.each([
  [{}, { ok: true, port: 4173, host: 'localhost' }],
  [
    { PORT: '', HOST: '' },
    { ok: true, port: 4173, host: 'localhost' },
  ],
  [
    { PORT: '8080', HOST: '0.0.0.0' },
    { ok: true, port: 8080, host: '0.0.0.0' },
  ],
  [{ PORT: 'http' }, { ok: false, why: { id: 'not-a-port', value: 'http' } }],
  [{ PORT: '65536' }, { ok: false, why: { id: 'not-a-port', value: '65536' } }],
  [{ PORT: '-1' }, { ok: false, why: { id: 'not-a-port', value: '-1' } }],
])('%o', (env, settings) => {
  expect(parseSettings(env)).toEqual(settings);
});

test('a port that is taken gives way to the next free one', async () => {
  const { holder, port: taken } = await takePort();
  const app = Fastify();
  try {
    const outcome = await listen(app, { host: '127.0.0.1', port: taken });
    expect(outcome.ok && outcome.port > taken).toBe(true);
  } finally {
    await app.close();
    holder.close();
  }
});

test('an address that this machine does not have is told, not thrown', async () => {
  const app = Fastify();
  // 192.0.2.0/24 is kept for examples: no machine has it.
  const outcome = await listen(app, { host: '192.0.2.1', port: 0 });
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
