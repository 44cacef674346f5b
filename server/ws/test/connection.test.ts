import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { CLOSE, PROTOCOL } from '#protocol/version.ts';
import type { PlayerRecord } from '../../store/records.ts';
import { oneHouse } from '../../tables/test/one-house.ts';
import { Connection, LIMITS, WORTH_PACKING } from '../connection.ts';
import { Reading } from '../reading.ts';

const SHORT = [0, 1, 125, 126, 127, 300, WORTH_PACKING - 1].flatMap(length => [
  'a'.repeat(length),
  'é'.repeat(length),
]);
const LONG = ['b', 'ü', '七'].map(letter => letter.repeat(WORTH_PACKING * 5));

const here = oneHouse();

for (const unpacks of [false, true])
  test(`messages of every length arrive whole and in order, ${unpacks ? '' : 'not '}packed`, async () => {
    const texts = LONG.flatMap(long => [...SHORT, long, long, ...SHORT]);
    const { heard, packed, code } = await told({ unpacks }, connection => {
      for (const text of texts) connection.sendText(text);
      connection.close(CLOSE.stopping);
    });
    expect(heard).toEqual(texts);
    expect(packed).toBe(unpacks ? LONG.length * 2 : 0);
    // No frame was out of order: the other end closed without complaint.
    expect(code).toBe(CLOSE.stopping);
  });

test('a socket of an address that is told more than its share is shown out, and no other', async () => {
  // 640,000 bytes, and none of them comes back.
  const reading = new Reading(0.01, () => 0);
  const tell = (count: number) => (connection: Connection) => {
    for (let i = 0; i < count; i++) connection.sendText('a move');
    if (count < 100) connection.close(CLOSE.stopping);
  };
  const { heard, code } = await told({ reading, address: 'one' }, tell(1000));
  expect(code).toBe(CLOSE.tooMany);
  // A short one counts as a thousand.
  expect(heard.length).toBeGreaterThan(600);
  expect(heard.length).toBeLessThan(800);
  expect(await told({ reading, address: 'one' }, tell(99))).toMatchObject({ code: CLOSE.tooMany });
  const other = await told({ reading, address: 'another' }, tell(99));
  expect([other.heard.length, other.code]).toEqual([99, CLOSE.stopping]);
});

test('who is erased while their greeting is being read is nobody', async () => {
  const { ann, news } = here;
  let reads = 0;
  const byToken = async () => {
    reads += 1;
    if (reads > 1) return null;
    // Elsewhere, just after this was read.
    news.playerLeft(ann.id, []);
    return ann;
  };
  const hello = JSON.stringify({ t: 'hello', protocol: PROTOCOL, token: 'hers' });
  const { heard, code } = await told({ byToken, says: hello }, () => undefined);
  expect([heard, code, reads]).toEqual([[], CLOSE.session, 2]);
});

interface How {
  readonly byToken?: () => Promise<PlayerRecord | null>;
  readonly says?: string;
  readonly unpacks?: boolean;
  readonly reading?: Reading;
  readonly address?: string;
}

/** What a client hears of a connection to which something was done, until it is closed. */
async function told(
  { unpacks = false, reading = new Reading(), address = 'here', byToken = nobody, says }: How,
  act: (connection: Connection) => void,
): Promise<{ readonly heard: readonly string[]; readonly packed: number; readonly code: number }> {
  const { house, news, rooms } = here;
  const http = createServer();
  const server = new WebSocketServer({ noServer: true });
  http.on('upgrade', (request, wire, head) =>
    server.handleUpgrade(request, wire, head, socket => {
      const meter = { answered: { observe() {} }, waited: { record() {} } };
      const shared = { house, news, rooms, reading, byToken, version: '', limits: LIMITS, meter };
      act(new Connection(socket, { wire, address, token: null, unpacks }, shared));
    }),
  );
  await once(http.listen(0, '127.0.0.1'), 'listening');
  const { port } = http.address() as AddressInfo;
  const client = new WebSocket(`ws://127.0.0.1:${port}`);
  if (says !== undefined) client.on('open', () => client.send(says));
  const heard: string[] = [];
  let packed = 0;
  client.on('message', (data, isPacked) => {
    const bytes = data as Buffer;
    if (isPacked) packed += 1;
    heard.push((isPacked ? gunzipSync(bytes) : bytes).toString());
  });
  const [code] = (await once(client, 'close')) as [number];
  http.close();
  return { heard, packed, code };
}

function nobody(): Promise<null> {
  return Promise.resolve(null);
}
