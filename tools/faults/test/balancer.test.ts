/** Three real processes behind a real HAProxy, set up as hosts are told: nothing sticks to one of them. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findTrials } from '#kernel/test/find-trials.ts';
import { Player, valueOf } from '#protocol/test/player.ts';
import { type PostgresServer, startPostgres } from '#server/store/test/postgres-server.ts';
import { Authenticator } from '#server/test/authenticator.ts';
import { Balancer, findBalancer } from '../balancer.ts';
import { deploy } from '../scenes/deploy.ts';
import { ServerProcess } from '../servers.ts';

const A_WHILE = 60_000;
/** Guests that one address may be at once: see docs/operate.md. */
const GUESTS = 60;

const program = await findBalancer();
const isThere = !('why' in program);
if (!isThere) process.stderr.write(`A load balancer was not tried here: ${program.why}.\n`);

const pages = mkdtempSync(join(tmpdir(), 'etagere-pages-'));
writeFileSync(join(pages, 'index.html'), '');
const script = [join(import.meta.dirname, '..', 'bare-server.ts'), pages];

let postgres: PostgresServer;
let balancer: Balancer;
const servers: ServerProcess[] = [];
const people: Player[] = [];
beforeAll(async () => {
  if (!isThere) return;
  postgres = await startPostgres();
  const place = { url: await postgres.database() };
  for (let i = 0; i < 3; i++)
    servers.push(new ServerProcess({ place, script, breaks: [], settings: { TRUST_PROXY: '1' } }));
  await Promise.all(servers.map(server => server.start()));
  balancer = await Balancer.start(
    program,
    servers.map(({ base }) => base ?? ''),
  );
}, A_WHILE);
afterAll(async () => {
  for (const person of people) person.close();
  if (isThere) balancer.stop();
  await Promise.all(servers.map(server => server.stop()));
  if (isThere) await postgres.stop();
  rmSync(pages, { recursive: true, force: true });
}, A_WHILE);

test.runIf(isThere)('a passkey is asked for at one process and shown at another', async () => {
  const [first = '', second = ''] = servers.map(({ base }) => base ?? '');
  const device = new Authenticator();
  const guest = new Browser();
  const { body: me } = await guest.ask(first, 'POST', '/api/session');
  const { body: toAdd } = await guest.ask(first, 'POST', '/api/me/passkeys/options');
  const made = device.create({ challenge: String(toAdd['challenge']), origin: second, rpId: 'localhost' });
  expect(await guest.ask(second, 'POST', '/api/me/passkeys', made)).toMatchObject({ status: 201 });
  // Through the balancer each request goes wherever.
  for (let i = 0; i < 4; i++) {
    const other = new Browser();
    const { body } = await other.ask(balancer.url, 'POST', '/api/passkey-session/options');
    const shown = device.show({
      challenge: String(body['challenge']),
      origin: balancer.url,
      rpId: 'localhost',
    });
    const signedIn = await other.ask(balancer.url, 'POST', '/api/passkey-session', shown);
    expect(signedIn).toMatchObject({ status: 200, body: { id: me['id'] } });
    // What was shown once is no good at any other process.
    for (const base of [first, second, balancer.url])
      expect((await new Browser().ask(base, 'POST', '/api/passkey-session', shown)).status).toBe(403);
  }
});

test.runIf(isThere)(
  'all processes together let in as many new guests of one address as one would',
  async () => {
    const started = performance.now();
    const asked = Array.from({ length: GUESTS * 1.5 }, () =>
      new Browser('127.0.0.9').ask(balancer.url, 'POST', '/api/session'),
    );
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    const more = Math.ceil((performance.now() - started) / 5_000);
    const letIn = statuses.filter(status => status === 200).length;
    expect(letIn).toBeGreaterThanOrEqual(GUESTS);
    expect(letIn).toBeLessThanOrEqual(GUESTS + more);
    expect(statuses.filter(status => status === 429)).toHaveLength(statuses.length - letIn);
  },
);

test.runIf(isThere)('presence, lobby and talk are the same, whoever was sent where', async () => {
  // As many sockets as processes, one at each.
  const [ann, ben, cat] = await Promise.all(['Ann', 'Ben', 'Cat'].map(enter));
  if (ann === undefined || ben === undefined || cat === undefined) throw new Error('three of them');
  cat.client.lobby(true);
  const person = { kind: 'person' } as const;
  const { id } = valueOf(
    await ann.api.create({
      game: 'mathable',
      config: {},
      visibility: 'public',
      clock: { kind: 'none' },
      chat: true,
      seats: [person, person],
    }),
  );
  for (const one of [ann, ben]) valueOf(await one.api.sit(id, { entropy: 'e' }));
  const isListed = (): boolean =>
    cat.heard.some(heard => heard.t === 'lobby-change' && heard.id === id && heard.table !== null);
  await cat.until(isListed);
  for (const one of [ann, ben, cat]) one.watch(id);
  for (const one of [ann, ben, cat])
    await one.until(() => {
      const here = one.info?.seats.filter(seat => seat.kind === 'person' && seat.isHere).length;
      return here === 2 && one.info?.spectators === 1;
    });
  valueOf(await ann.api.begin(id));
  for (const one of [ann, ben, cat]) await one.until(() => one.last !== undefined);
  expect(await ben.client.send({ t: 'say', table: id, say: { tag: 'emote', emote: 'hello' } })).toEqual({
    ok: true,
  });
  for (const one of [ann, cat])
    await one.until(() => one.heard.some(heard => heard.t === 'talk' && heard.said.length > 0));
  ben.close();
  await cat.until(() => cat.info?.seats.some(seat => seat.kind === 'person' && !seat.isHere) === true);
});

test.runIf(isThere)(
  'a deploy, one process at a time: no socket is gone for a second, no move is lost or refused',
  async () => {
    const trials = (await findTrials()).flatMap(({ id, trials: [trial] }) =>
      trial !== undefined && (id === 'mathable' || id === 'matryoshka') ? [trial] : [],
    );
    const outcome = await deploy.run({ times: 2, seed: 'deploy', script, trials });
    expect(outcome).toMatchObject({ failures: [], verdict: { problems: [], complaints: [] } });
  },
);

async function enter(name: string): Promise<Player> {
  const player = await Player.enter(balancer.url, name);
  people.push(player);
  return player;
}

interface Answer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

/** A page that keeps its cookie; each request comes over a connection of its own, from this address. */
class Browser {
  readonly #from: string;
  #cookie: string | null = null;

  constructor(from = '127.0.0.1') {
    this.#from = from;
  }

  ask(base: string, method: 'POST', path: string, body: object = {}): Promise<Answer> {
    const { hostname, port } = new URL(base);
    return new Promise((resolve, reject) => {
      const asked = request({
        host: hostname === 'localhost' ? '127.0.0.1' : hostname,
        port,
        path,
        method,
        localAddress: this.#from,
        agent: false,
        headers: {
          host: `${hostname}:${port}`,
          origin: base,
          'content-type': 'application/json',
          ...(this.#cookie === null ? {} : { cookie: this.#cookie }),
        },
      });
      asked.on('error', reject).on('response', response => {
        const [set = ''] = response.headers['set-cookie'] ?? [];
        if (set !== '') [this.#cookie = null] = set.split(';');
        let text = '';
        response
          .on('data', (piece: Buffer) => {
            text += piece.toString();
          })
          .on('end', () =>
            resolve({ status: response.statusCode ?? 0, body: JSON.parse(text) as Answer['body'] }),
          );
      });
      asked.end(JSON.stringify(body));
    });
  }
}
