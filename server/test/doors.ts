import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { registry } from '#games/registry.ts';
import { Figures } from '../figures/figures.ts';
import { makeApp, type Online } from '../http/app.ts';
import { metrics } from '../metrics.ts';
import { Sessions } from '../players/session.ts';
import { Rooms } from '../rooms/rooms.ts';
import { openStore } from '../store/open-store.ts';
import type { Store } from '../store/store.ts';
import { BotPool } from '../tables/bot-pool.ts';
import { House } from '../tables/house.ts';
import { News } from '../tables/news.ts';

/** Where the pages of tests come from. */
export const ORIGIN = 'http://localhost';

export const PAGE = '<!doctype html><title>Étagère</title>';

/** A table for two that only its link opens. */
export const WISH = {
  game: 'mathable',
  config: {},
  seats: [{ kind: 'person' }, { kind: 'person' }],
  visibility: 'link',
  clock: { kind: 'none' },
};

/** A whole house with its store in a folder of its own, asked without a port. */
export interface Doors {
  readonly app: FastifyInstance;
  readonly store: Store;
  readonly sessions: Sessions;
  readonly house: House;
  readonly news: News;
  readonly rooms: Rooms;
  /** Counts, and notes nothing before it is started. */
  readonly figures: Figures;
  readonly close: () => Promise<void>;
}

type Choice = Partial<Omit<Online, 'store' | 'house' | 'news' | 'rooms' | 'sessions' | 'figures'>> & {
  readonly log?: NodeJS.WritableStream;
};

export async function openDoors({ log, ...choice }: Choice = {}): Promise<Doors> {
  const folder = mkdtempSync(join(tmpdir(), 'etagere-doors-'));
  writeFileSync(join(folder, 'index.html'), PAGE);
  const store = await openStore({ folder: join(folder, 'data') });
  const sessions = await Sessions.open(store, choice.now);
  const bots = new BotPool();
  const report = (what: string, error: unknown): void => {
    throw new Error(what, { cause: error });
  };
  const figures = new Figures({
    store: store.figures,
    meter: metrics,
    now: choice.now ?? Date.now,
    report,
    version: 'test',
  });
  const house = new House({ store, games: registry, bots, meter: metrics, report });
  const news = new News({ house, store });
  const rooms = new Rooms({ store, house, report });
  const app = await makeApp({
    pages: folder,
    ...(log === undefined ? {} : { log, level: 'trace' as const }),
    online: {
      store,
      house,
      news,
      rooms,
      sessions,
      figures,
      origin: null,
      proxies: 0,
      metricsToken: null,
      openTables: () => house.openTables,
      isStopping: () => false,
      ...choice,
    },
  });
  return {
    app,
    store,
    sessions,
    house,
    news,
    rooms,
    figures,
    async close() {
      await app.close();
      news.close();
      rooms.close();
      await house.close();
      await figures.close();
      await bots.close();
      await store.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** One browser, or one program: it keeps its cookie or its token. */
export class Visitor {
  readonly #app: FastifyInstance;
  readonly #token: string | null;
  cookie: string | null = null;

  constructor({ app }: Pick<Doors, 'app'>, token: string | null = null) {
    this.#app = app;
    this.#token = token;
  }

  async ask(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, body?: unknown): Promise<Reply> {
    const response = await this.#app.inject({
      method,
      url,
      headers: {
        ...(this.#token === null ? { origin: ORIGIN } : { authorization: `Bearer ${this.#token}` }),
        ...(this.cookie === null ? {} : { cookie: this.cookie }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    });
    this.#keepCookie(response);
    return { status: response.statusCode, body: parse(response), response };
  }

  #keepCookie({ headers }: LightMyRequestResponse): void {
    const [set] = [headers['set-cookie'] ?? []].flat();
    const [cookie = ''] = (set ?? '').split(';');
    if (set !== undefined) this.cookie = cookie.endsWith('=') ? null : cookie;
  }
}

export interface Reply {
  readonly status: number;
  // oxlint-disable-next-line typescript/no-explicit-any -- tests say what they expect of it
  readonly body: any;
  readonly response: LightMyRequestResponse;
}

/** Somebody with a session. */
export async function guestAt(doors: Doors): Promise<Visitor & { readonly id: string }> {
  const visitor = new Visitor(doors);
  const { body } = await visitor.ask('POST', '/api/session', {});
  return Object.assign(visitor, { id: String(body.id) });
}

function parse({ body }: LightMyRequestResponse): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return body;
  }
}
