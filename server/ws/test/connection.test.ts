import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { CLOSE } from '#protocol/version.ts';
import { oneHouse } from '../../tables/test/one-house.ts';
import { Connection, LIMITS, WORTH_COMPRESSING } from '../connection.ts';
import { Reading } from '../reading.ts';

const SHORT = [0, 1, 125, 126, 127, 300, WORTH_COMPRESSING - 1].flatMap(length => [
  'a'.repeat(length),
  'é'.repeat(length),
]);
const LONG = ['b', 'ü', '七'].map(letter => letter.repeat(WORTH_COMPRESSING * 5));
const nobody = () => Promise.resolve(null);

const here = oneHouse();

for (const perMessageDeflate of [false, true])
  test(`messages of every length arrive whole and in order, ${perMessageDeflate ? '' : 'not '}compressed`, async () => {
    const texts = LONG.flatMap(long => [...SHORT, long, long, ...SHORT]);
    const { house, news } = here;
    const http = createServer();
    const server = new WebSocketServer({ noServer: true, perMessageDeflate });
    http.on('upgrade', (request, wire, head) =>
      server.handleUpgrade(request, wire, head, socket => {
        const given = {
          wire,
          house,
          news,
          address: 'here',
          reading: new Reading(),
          version: '',
          limits: LIMITS,
        };
        const meter = { answered: { observe() {} }, waited: { record() {} } };
        const asked = { byCookie: nobody, byToken: nobody, meter, closed() {} };
        const connection = new Connection(socket, { ...given, ...asked });
        for (const text of texts) connection.sendText(text);
        connection.close(CLOSE.stopping);
      }),
    );
    await once(http.listen(0, '127.0.0.1'), 'listening');
    const { port } = http.address() as AddressInfo;
    const client = new WebSocket(`ws://127.0.0.1:${port}`, { perMessageDeflate });
    const heard: string[] = [];
    client.on('message', data => heard.push((data as Buffer).toString()));
    const [code] = (await once(client, 'close')) as [number];
    http.close();
    expect(heard).toEqual(texts);
    expect(client.extensions).toBe(perMessageDeflate ? 'permessage-deflate' : '');
    // No frame was out of order: the other end closed without complaint.
    expect(code).toBe(CLOSE.stopping);
  });
