import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { api } from '../http.ts';

/** What was asked, and what is answered: the request itself says which. */
const ANSWERS: Readonly<Record<string, { readonly status: number; readonly body: string }>> = {
  '/api/me': { status: 200, body: '{"id":"p","name":"Zoé","face":1}' },
  '/api/session': { status: 200, body: '' },
  '/api/mine': { status: 401, body: '{"error":{"code":"no-session"}}' },
  '/api/lobby': { status: 502, body: '<h1>Bad gateway</h1>' },
  '/api/tables/a%2Fb': { status: 200, body: '<h1>Sign in to this network</h1>' },
};

let server: Server;
let base: string;
const asked: { method: string; url: string; type: string; bearer: string; body: string }[] = [];
beforeAll(async () => {
  server = createServer((request, response) => {
    const { method = '', url = '', headers } = request;
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const type = headers['content-type'] ?? '';
      const body = Buffer.concat(parts).toString();
      asked.push({ method, url, type, bearer: headers.authorization ?? '', body });
      const answer = ANSWERS[url] ?? { status: 404, body: '{}' };
      response.writeHead(answer.status).end(answer.body);
    });
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
});

test('a value, nothing, and the code of an error', async () => {
  const { me, session, mine, match } = api(base);
  expect(await me()).toEqual({ ok: true, value: { id: 'p', name: 'Zoé', face: 1 } });
  expect(await session()).toEqual({ ok: true, value: {} });
  expect(await mine()).toEqual({ ok: false, why: 'no-session', status: 401 });
  expect(await match('gone')).toEqual({ ok: false, why: 'unknown', status: 404 });
});

test('somebody else answered, or nobody', async () => {
  expect(await api(base).lobby()).toEqual({ ok: false, why: 'unknown', status: 502 });
  expect(await api(base).info('a/b')).toEqual({ ok: false, why: 'unknown', status: 200 });
  expect(await api('http://127.0.0.1:1').me()).toEqual({ ok: false, why: 'offline', status: 0 });
});

test('a body is JSON, and a program shows its token', async () => {
  asked.length = 0;
  await api(base, { token: 'secret' }).sit('t', { seat: 1, entropy: 'x' });
  await api(base).me();
  expect(asked).toEqual([
    {
      method: 'POST',
      url: '/api/tables/t/sit',
      type: 'application/json',
      bearer: 'Bearer secret',
      body: '{"seat":1,"entropy":"x"}',
    },
    { method: 'GET', url: '/api/me', type: '', bearer: '', body: '' },
  ]);
});
