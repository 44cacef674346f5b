import Fastify, { type FastifyError, type FastifyInstance } from 'fastify';
import { MESSAGE_MAX } from '#protocol/version.ts';
import type { Figures } from '../figures/figures.ts';
import { OutOfOrder } from '../out-of-order.ts';
import { Challenges } from '../players/challenges.ts';
import { Passkeys } from '../players/passkeys.ts';
import type { Sessions } from '../players/session.ts';
import type { Rooms } from '../rooms/rooms.ts';
import type { Store } from '../store/store.ts';
import { isUnavailable } from '../store/trouble.ts';
import type { House } from '../tables/house.ts';
import type { News } from '../tables/news.ts';
import { serveApi } from './api.ts';
import { guardConnections } from './connections.ts';
import { refuse } from './guard.ts';
import { serveHealth, serveMetrics, serveReadiness } from './health.ts';
import { Counters, makeShare } from './limits.ts';
import { type LogLevel, makeLog } from './log.ts';
import { servePages } from './pages.ts';
import { addSafetyHeaders } from './safety.ts';
import type { Code } from './trouble.ts';

export interface AppOptions {
  /** The folder of the built client. */
  readonly pages: string;
  /** Where warnings and errors go, one JSON line each; nowhere if absent. */
  readonly log?: NodeJS.WritableStream;
  readonly level?: LogLevel;
  /** Milliseconds in which a request must have arrived, and half of those in which its answer must be read; shorter in tests. */
  readonly requestMs?: number;
  /** Left out: pages only. */
  readonly online?: Online;
}

/** What it takes to play together. */
export interface Online {
  readonly store: Store;
  readonly house: House;
  readonly news: News;
  readonly rooms: Rooms;
  readonly sessions: Sessions;
  readonly figures: Pick<Figures, 'about'>;
  /** The public address; null: whatever address a page was fetched from. */
  readonly origin: string | null;
  /** How many proxies of ours stand in front. */
  readonly proxies: number;
  readonly metricsToken: string | null;
  readonly openTables: () => number;
  /** Nobody should be sent here any more. */
  readonly isLeaving?: () => boolean;
  readonly isStopping: () => boolean;
  readonly now?: () => number;
  /** How many times more often than usual one may ask: for tests and measurements. */
  readonly generosity?: number;
}

/** Somebody who sends a request so slowly holds a place that others need. */
const REQUEST_MS = 30_000;
/** Node looks for them so often; its own 30 seconds would let them stay for a minute. */
const LOOK_MS = 2000;

/** The name of a passkey is the longest part of any address of ours. */
const PARAM_MAX = 1500;

/** The whole HTTP side, not yet listening: tests ask it questions with `inject`. */
export async function makeApp(options: AppOptions): Promise<FastifyInstance> {
  const { pages, log, level = 'warn', requestMs = REQUEST_MS, online } = options;
  const app: FastifyInstance = Fastify({
    ...(log === undefined ? { logger: false } : { loggerInstance: makeLog(log, level) }),
    bodyLimit: MESSAGE_MAX,
    requestTimeout: requestMs,
    // Whoever reads nothing of an answer holds a place too, and the answer.
    connectionTimeout: requestMs * 2,
    http: { headersTimeout: requestMs, connectionsCheckingInterval: Math.min(LOOK_MS, requestMs) },
    routerOptions: { maxParamLength: PARAM_MAX },
    frameworkErrors: (_error, _request, reply) => refuse(reply, 'malformed'),
  });
  app.setErrorHandler((error: FastifyError, request, reply) => {
    // Whoever went away in the middle of a request is nobody's trouble, and must not fill the log.
    if (request.raw.readableAborted) return refuse(reply, 'malformed');
    const isOutOfOrder = error instanceof OutOfOrder;
    const code = isOutOfOrder || isUnavailable(error) ? 'busy' : codeOf(error);
    if (code === 'broken' || (code === 'busy' && !isOutOfOrder)) request.log.error({ err: error }, code);
    return refuse(reply, code, ...(code === 'busy' ? [{ seconds: 5 }] : []));
  });
  guardConnections(app.server, makeShare(online?.proxies, online?.generosity));
  addSafetyHeaders(app, { origin: online?.origin ?? null, proxies: online?.proxies ?? 0 });
  serveHealth(app);
  if (online !== undefined) await serveOnline(app, online);
  await servePages(app, pages);
  return app;
}

async function serveOnline(app: FastifyInstance, online: Online): Promise<void> {
  const {
    store,
    house,
    news,
    rooms,
    sessions,
    figures,
    origin,
    proxies,
    metricsToken,
    openTables,
    isStopping,
  } = online;
  // Somebody may move the clock on the wall: nobody waits for it to come back.
  const { now = Date.now, generosity = 1 } = online;
  const counters = new Counters({
    shared: store.limits,
    now: online.now ?? (() => performance.now()),
    factor: generosity,
  });
  serveReadiness(app, { ping: () => store.ping(), isLeaving: online.isLeaving ?? isStopping });
  serveMetrics(app, { token: metricsToken, proxies, openTables });
  serveApi(app, {
    store,
    house,
    news,
    rooms,
    sessions,
    figures,
    origin,
    proxies,
    isStopping,
    now,
    passkeys: new Passkeys(store, await Challenges.open(store, now)),
    counters,
  });
}

/** No word of what broke leaves the house: that is in the log. */
function codeOf({ statusCode = 500 }: FastifyError): Code {
  if (statusCode === 413) return 'too-long';
  if (statusCode === 415) return 'not-json';
  if (statusCode === 403 || statusCode === 404) return 'nothing-here';
  if (statusCode === 503) return 'stopping';
  return statusCode < 500 ? 'malformed' : 'broken';
}
