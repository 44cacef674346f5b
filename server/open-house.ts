import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { registry } from '#games/registry.ts';
import { Checker } from './figures/checker.ts';
import { Figures } from './figures/figures.ts';
import { makeApp } from './http/app.ts';
import { callerOf, isOurOrigin, networkOf } from './http/caller.ts';
import type { LogLevel } from './http/log.ts';
import { metrics } from './metrics.ts';
import { hungLately, OutOfOrder, withOutOfOrder } from './out-of-order.ts';
import { Lapsed } from './players/lapsed.ts';
import { Sessions } from './players/session.ts';
import { Pusher } from './push/pusher.ts';
import { vapidSubject } from './push/vapid.ts';
import { Rooms } from './rooms/rooms.ts';
import type { Store } from './store/store.ts';
import { BotPool } from './tables/bot-pool.ts';
import { type Games, House } from './tables/house.ts';
import { News } from './tables/news.ts';
import type { Limits } from './ws/connection.ts';
import { Reading } from './ws/reading.ts';
import { Sockets } from './ws/sockets.ts';

export interface HouseSettings {
  readonly store: Store;
  /** The folder of the built client. */
  readonly pages: string;
  readonly log?: NodeJS.WritableStream;
  readonly level?: LogLevel;
  readonly origin?: string | null;
  readonly proxies?: number;
  readonly metricsToken?: string | null;
  /** Those of the shelf; a measurement may bring its own. */
  readonly games?: Games;
  /** How many times more often than usual one may ask: for tests and measurements. */
  readonly generosity?: number;
  readonly limits?: Limits;
  readonly reading?: Reading;
  /** See AWAY; shorter in tests. */
  readonly awayMs?: number;
  /** The file in which a game is noted whose rules do not come back: for the next start. Left out: nowhere. */
  readonly notes?: string;
}

export interface OpenHouse {
  /** Not yet listening. */
  readonly app: FastifyInstance;
  readonly house: House;
  /** Says that nobody should be sent here any more, waits for half of the time, and in the other half sends everybody elsewhere. */
  readonly leave: (ms: number) => Promise<void>;
  /** Finishes what was acknowledged, tells everybody, who come back by themselves. The store stays open. */
  readonly close: () => Promise<void>;
}

/** How long people have to leave by themselves. */
const GOODBYE = 500;

/** Pages, API and sockets around one house, on one port. */
export async function openHouse(settings: HouseSettings): Promise<OpenHouse> {
  const { store, pages, origin = null, proxies = 0, generosity = 1 } = settings;
  const { games, stop: stopResting } = resting(settings);
  let isLeaving = false;
  let isStopping = false;
  const sessions = await Sessions.open(store);
  const pusher = await Pusher.open(store, {
    subject: vapidSubject(origin),
    warn: facts => app.log.warn(facts, 'push'),
  });
  const version = versionIn(pages);
  const bots = new BotPool(Math.max(1, availableParallelism() - 1), metrics);
  const report = (what: string, error: unknown): void => {
    // Said once, when it hung.
    if (!(error instanceof OutOfOrder)) app.log.error({ err: error }, what);
  };
  const now = (): number => house.clock.now();
  const figures = new Figures({ store: store.figures, meter: metrics, now, report, version });
  const house = new House({
    store,
    games,
    bots,
    report,
    meter: metrics,
    ...(settings.awayMs === undefined ? {} : { awayMs: settings.awayMs }),
  });
  const news = new News({
    house,
    store,
    notify: (player, { id, game }) => pusher.notify(player, { table: id, game }),
  });
  const rooms = new Rooms({ store, house, report });
  const app: FastifyInstance = await makeApp({
    pages,
    ...(settings.log === undefined ? {} : { log: settings.log }),
    ...(settings.level === undefined ? {} : { level: settings.level }),
    online: {
      store,
      house,
      news,
      rooms,
      sessions,
      figures,
      origin,
      proxies,
      generosity,
      metricsToken: settings.metricsToken ?? null,
      openTables: () => house.openTables,
      isLeaving: () => isLeaving,
      isStopping: () => isStopping,
    },
  });
  const sockets = new Sockets(app.server, {
    house,
    news,
    rooms,
    report,
    meter: { ...metrics, waited: figures.waits.latest },
    version,
    tokenOf: request => sessions.tokenOf(request),
    byToken: token => sessions.playerByToken(token),
    isOurs: (from, request) => isOurOrigin(from, callerOf(request, proxies).host, origin),
    addressOf: request => networkOf(callerOf(request, proxies).address),
    reading: settings.reading ?? new Reading(generosity),
    ...(settings.limits === undefined ? {} : { limits: settings.limits }),
  });
  const lapsed = new Lapsed({
    store,
    isHere: player => news.isHere(player),
    left: (player, tables) => news.playerLeft(player, tables),
    report,
  });
  const checker = new Checker({ store, bots, now, report });
  house.start();
  rooms.start();
  lapsed.start();
  await figures.start();
  checker.start();

  async function leave(ms: number): Promise<void> {
    isLeaving = true;
    if (ms === 0) return;
    await sleep(ms / 2);
    await sockets.sendAway(ms / 2);
  }

  async function close(): Promise<void> {
    isLeaving = true;
    isStopping = true;
    stopResting();
    await lapsed.close();
    news.close();
    rooms.close();
    await house.close();
    sockets.stop();
    await sockets.gone(GOODBYE);
    await app.close();
    await figures.close();
    await Promise.all([checker.close(), bots.close(), pusher.close()]);
  }
  return { app, house, leave, close };
}

/** The games, but for one that hung lately: it rests for a while. */
function resting({ games = registry, notes }: HouseSettings): {
  readonly games: Games;
  readonly stop: () => void;
} {
  const hung = notes === undefined ? null : hungLately(notes, Date.now());
  if (hung === null) return { games, stop: () => undefined };
  const { game, until } = hung;
  const rest = withOutOfOrder(games, game);
  metrics.outOfOrder.set({ game }, 1);
  const timer = setTimeout(() => {
    rest.mend();
    metrics.outOfOrder.set({ game }, 0);
  }, until - Date.now());
  return { games: rest.games, stop: () => clearTimeout(timer) };
}

/** As the build wrote it into the page. */
function versionIn(pages: string): string {
  const page = readFileSync(join(pages, 'index.html'), 'utf8');
  return /<meta name="version" content="(\w+)"/.exec(page)?.[1] ?? 'development';
}
