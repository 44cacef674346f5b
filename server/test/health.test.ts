import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, get, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test, vi } from 'vitest';
import { makeApp } from '../http/app.ts';
import { metrics } from '../metrics.ts';
import { StoreUnavailable } from '../store/trouble.ts';
import { guestAt, openDoors, PAGE, Visitor } from './doors.ts';

const TOKEN = 'a-token-of-some-length';
let isStopping = false;
const lines: string[] = [];
const log = new Writable({
  write(chunk: Buffer, _encoding, done) {
    lines.push(chunk.toString());
    done();
  },
});
const doors = await openDoors({ metricsToken: TOKEN, isStopping: () => isStopping, log });
afterAll(() => doors.close());

test('ready while the store answers and nobody stops the house', async () => {
  const ready = () => doors.app.inject({ url: '/readyz' });
  expect((await ready()).json()).toEqual({ status: 'ok' });
  isStopping = true;
  const stopping = await ready();
  const refused = await doors.app.inject({ url: '/api/lobby' });
  isStopping = false;
  expect(stopping.statusCode).toBe(503);
  expect(refused.statusCode).toBe(503);
  expect(refused.json()).toEqual({ error: { code: 'stopping', seconds: 1 } });
  expect((await doors.app.inject({ url: '/healthz' })).statusCode).toBe(200);

  const closed = await openDoors();
  await closed.store.close();
  const without = await closed.app.inject({ url: '/readyz' });
  await closed.app.close();
  expect(without.statusCode).toBe(503);
  expect(without.json()).toEqual({ status: 'store' });
});

test('a store that cannot write now is no fault of who asks: they are told to come again', async () => {
  const create = vi.spyOn(doors.store.players, 'create').mockRejectedValue(new StoreUnavailable('no room'));
  const { status, body, response } = await new Visitor(doors).ask('POST', '/api/session', {});
  create.mockRestore();
  expect([status, body]).toEqual([503, { error: { code: 'busy', seconds: 5 } }]);
  expect(response.headers['retry-after']).toBe('5');
});

test('what is counted can be read', async () => {
  metrics.acknowledged.inc();
  metrics.refused.inc({ reason: 'table.stale' });
  metrics.durable.observe(0.002);
  metrics.answered.observe(0.004);
  metrics.sockets.set(3);
  const { statusCode, headers, body } = await doors.app.inject({ url: '/metrics' });
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toMatch(/^text\/plain/);
  for (const line of [
    /^etagere_moves_acknowledged_total [1-9]/m,
    /^etagere_refused_total\{reason="table.stale"\} [1-9]/m,
    /^etagere_durable_write_seconds_bucket\{le="0.0025"\} [1-9]/m,
    /^etagere_move_seconds_count [1-9]/m,
    /^etagere_open_tables 0/m,
    /^etagere_sockets 3/m,
    /^process_cpu_seconds_total /m,
    /^etagere_thread_cpu_seconds\{thread="people"\} \d/m,
    /^etagere_thread_heap_bytes\{thread="store"\} \d/m,
    /^etagere_heap_after_gc_bytes [1-9]/m,
  ]) {
    expect(body).toMatch(line);
  }
  metrics.sockets.set(0);
});

test.each<[string, Record<string, string>, string, number]>([
  ['this machine', {}, '127.0.0.1', 200],
  ['this machine, the other way', {}, '::1', 200],
  ['elsewhere', {}, '192.168.1.9', 403],
  ['elsewhere, with the token', { authorization: `Bearer ${TOKEN}` }, '192.168.1.9', 200],
  ['elsewhere, with another token', { authorization: 'Bearer guess' }, '192.168.1.9', 403],
  ...[
    'x-forwarded-for x-forwarded-host x-forwarded-server forwarded via x-real-ip x-client-ip true-client-ip',
    'cf-connecting-ip fastly-client-ip x-cluster-client-ip x-original-forwarded-for cdn-loop',
  ].flatMap(names =>
    names
      .split(' ')
      .map((name): [string, Record<string, string>, string, number] => [
        `a proxy on this machine that says ${name}`,
        { [name]: '1.2.3.4' },
        '127.0.0.1',
        403,
      ]),
  ),
  ['this machine by its address', { host: '127.0.0.1:4173' }, '127.0.0.1', 200],
  ['this machine by its other address', { host: '[::1]:4173' }, '::1', 200],
  ['a page whose name leads to this machine', { host: 'games.example' }, '127.0.0.1', 403],
  ['a page with a name like that of this machine', { host: 'localhost.example' }, '127.0.0.1', 403],
])('metrics asked from %s', async (_, headers, remoteAddress, status) => {
  const { statusCode } = await doors.app.inject({ url: '/metrics', headers, remoteAddress });
  expect(statusCode).toBe(status);
});

test('metrics asked through a proxy that says nothing, as nginx does unless told otherwise', async () => {
  const open = await openDoors();
  await open.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = open.app.server.address() as AddressInfo;
  const ask = async (version: string): Promise<string> => {
    const socket = connect(port, '127.0.0.1');
    socket.write(`GET /metrics HTTP/${version}\r\nHost: 127.0.0.1:${port}\r\nConnection: close\r\n\r\n`);
    return (await text(socket)).split('\r\n')[0] ?? '';
  };
  expect(await ask('1.0')).toContain('403');
  expect(await ask('1.1')).toContain('200');
  await open.close();
});

test('whoever sends a request slowly is shown out once its time is over', async () => {
  const { server: usual } = doors.app;
  expect([usual.requestTimeout, usual.headersTimeout]).toEqual([30_000, 30_000]);
  const folder = mkdtempSync(join(tmpdir(), 'etagere-slow-'));
  writeFileSync(join(folder, 'index.html'), PAGE);
  const app = await makeApp({ pages: folder, requestMs: 200 });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const slow = ['GET / HTTP/1.1\r\nHost: a\r\n', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n'];
  for (const begun of slow) {
    const socket = connect(port, '127.0.0.1');
    socket.write(begun);
    const drop = setInterval(() => socket.write('a'), 50);
    socket.on('error', () => undefined);
    await new Promise(resolve => socket.once('close', resolve));
    clearInterval(drop);
  }
  await app.close();
  rmSync(folder, { recursive: true });
});

test('of a thousand requests in one breath one is looked at, and the connection ends', async () => {
  const many = await openDoors();
  let looked = 0;
  many.app.addHook('onRequest', async () => {
    looked += 1;
  });
  await many.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = many.app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(1000));
  await new Promise(resolve => socket.once('close', resolve));
  expect(looked).toBeLessThan(10);
  // One after the other, on one connection, is what browsers do.
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (let i = 0; i < 20; i++) {
    const [answer] = (await once(get({ port, path: '/healthz', agent }), 'response')) as [IncomingMessage];
    expect([answer.statusCode, await text(answer)]).toEqual([200, '{"status":"ok"}']);
  }
  agent.destroy();
  // A few breaths more, and this address finds the door shut for a while.
  const breathe = async (): Promise<string> => {
    const next = connect(port, '127.0.0.1');
    next.on('error', () => undefined);
    next.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(10));
    return text(next).catch(() => '');
  };
  for (let i = 0; i < 5; i++) await breathe();
  looked = 0;
  expect(await breathe()).toBe('');
  expect(looked).toBe(0);
  await many.close();
});

test('an address that opens one connection after the other finds the door shut', async () => {
  const one = await openDoors({ generosity: 0.01 });
  await one.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = one.app.server.address() as AddressInfo;
  const ask = async (): Promise<string> => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.end('GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
    return (await text(socket).catch(() => '')).slice(0, 15);
  };
  const answers = [];
  for (let i = 0; i < 30; i++) answers.push(await ask());
  expect(answers.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 'HTTP/1.1 200 OK'));
  expect(answers.filter(answer => answer === '').length).toBeGreaterThan(10);
  await one.close();
});

test('an address that asks without end, for whatever it is, is told to wait', async () => {
  const one = await openDoors({ generosity: 0.01, proxies: 1 });
  await one.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = one.app.server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = async (address: string, path: string): Promise<IncomingMessage> => {
    const headers = { 'x-forwarded-for': address };
    const [answer] = await once(get({ port, path, agent, headers }), 'response');
    return answer as IncomingMessage;
  };
  const answers: (number | undefined)[] = [];
  for (let i = 0; i < 40; i++) {
    const answer = await ask('1.2.3.4', ['/', '/healthz', '/nothing.js'][i % 3] ?? '');
    answers.push(answer.statusCode);
    const said = await text(answer);
    if (answer.statusCode !== 429) continue;
    expect(JSON.parse(said)).toEqual({ error: { code: 'too-many', seconds: 1 } });
    expect(answer.headers).toMatchObject({ 'retry-after': '1', connection: 'close' });
  }
  expect(answers.slice(0, 3)).toEqual([200, 200, 404]);
  expect(answers.slice(0, 30)).not.toContain(429);
  expect(answers.slice(30)).toContain(429);
  const other = await ask('5.6.7.8', '/healthz');
  expect([other.statusCode, await text(other)]).toEqual([200, '{"status":"ok"}']);
  agent.destroy();
  await one.close();
});

test('an address has so many connections at one time, and a place that is left is free', async () => {
  const one = await openDoors({ generosity: 0.01 });
  await one.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = one.app.server.address() as AddressInfo;
  const open = async (): Promise<Socket> => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    return socket;
  };
  const sockets = [];
  for (let i = 0; i < 6; i++) sockets.push(await open());
  const late = await open();
  await once(late.resume(), 'close');
  expect(sockets.map(({ destroyed }) => destroyed)).not.toContain(true);
  for (const socket of sockets) socket.destroy();
  await vi.waitFor(async () => {
    const again = await open();
    again.end('GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
    expect(await text(again)).toContain('200 OK');
  });
  await one.close();
});

test('whoever reads nothing of what they asked for is shown out once its time is over', async () => {
  expect(doors.app.server.timeout).toBe(60_000);
  const folder = mkdtempSync(join(tmpdir(), 'etagere-unread-'));
  writeFileSync(join(folder, 'index.html'), PAGE.repeat(1_000_000));
  const app = await makeApp({ pages: folder, requestMs: 200 });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.pause().write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  const connections = () => new Promise(resolve => app.server.getConnections((_, count) => resolve(count)));
  await expect.poll(connections).toBe(1);
  await expect.poll(connections, { timeout: 10_000 }).toBe(0);
  socket.destroy();
  await app.close();
  rmSync(folder, { recursive: true });
});

test('whoever goes away in the middle of a request is no trouble worth a line', async () => {
  const complaints: string[] = [];
  const trouble = new Writable({
    write(chunk: Buffer, _encoding, done) {
      if (/"level":[456]0/.test(chunk.toString())) complaints.push(chunk.toString());
      done();
    },
  });
  const left = await openDoors({ log: trouble });
  const broken = new Promise(resolve => left.app.addHook('onError', async () => resolve(null)));
  await left.app.listen({ host: '127.0.0.1', port: 0 });
  const socket = connect((left.app.server.address() as AddressInfo).port, '127.0.0.1');
  const headers = `Host: a\r\nOrigin: http://a\r\nContent-Type: application/json\r\nContent-Length: 9`;
  socket.write(`POST /api/session HTTP/1.1\r\n${headers}\r\n\r\n{`);
  setTimeout(() => socket.destroy(), 50);
  await broken;
  await left.close();
  expect(complaints).toEqual([]);
});

test('the log has requests, but no cookie, token, name, body, invitation or address', async () => {
  const guest = await guestAt(doors);
  await guest.ask('PATCH', '/api/me', { name: 'Rosalinde', face: 0 });
  await guest.ask('GET', '/api/tables/an-invitation');
  await guest.ask('GET', '/table/an-invitation');
  const { body } = await new Visitor(doors).ask('POST', '/api/programs', { name: 'Rosalinde' });
  await new Visitor(doors, body.token).ask('GET', '/api/me');
  const text = lines.join('');
  expect(text).toContain('"route":"/api/tables/:id"');
  expect(text).toContain('"statusCode":404');
  const cookie = guest.cookie?.split('=')[1] ?? '?';
  for (const secret of [cookie, body.token, 'Rosalinde', 'an-invitation', '127.0.0.1', guest.id]) {
    expect(text).not.toContain(secret);
  }
});

test('what breaks is in the log, and nowhere else', async () => {
  const broken = await openDoors({ log });
  const guest = await guestAt(broken);
  await broken.store.close();
  const { status, response } = await guest.ask('GET', '/api/me');
  await broken.app.close();
  expect(status).toBe(500);
  expect(response.body).toBe('{"error":{"code":"broken"}}');
  expect(lines.join('')).toContain('"msg":"broken"');
});
