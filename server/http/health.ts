import type { FastifyInstance, FastifyReply } from 'fastify';
import { metrics, registry } from '../metrics.ts';
import { bearerOf, isSame } from '../players/session.ts';
import { isFromHere } from './caller.ts';

/** For whoever watches over the process: it answers, so it lives. */
export function serveHealth(app: FastifyInstance): void {
  app.get('/healthz', (_request, reply) => say(reply, 200, 'ok'));
}

export interface Readiness {
  /** Rejects if the store does not answer. */
  readonly ping: () => Promise<void>;
  /** It serves on for a moment, but nobody should be sent here any more. */
  readonly isLeaving: () => boolean;
}

/** For a load balancer: no players are to be sent to a process that stops, or cannot reach its store. */
export function serveReadiness(app: FastifyInstance, { ping, isLeaving }: Readiness): void {
  app.get('/readyz', async (_request, reply) => {
    if (isLeaving()) return say(reply, 503, 'stopping');
    const answers = await ping().then(
      () => true,
      () => false,
    );
    return answers ? say(reply, 200, 'ok') : say(reply, 503, 'store');
  });
}

export interface MetricsOptions {
  /** Whoever shows this token may read the metrics from another machine. */
  readonly token: string | null;
  readonly proxies: number;
  readonly openTables: () => number;
}

/** Numbers only, but not everybody's business. */
export function serveMetrics(app: FastifyInstance, { token, proxies, openTables }: MetricsOptions): void {
  app.get('/metrics', async (request, reply) => {
    const shown = bearerOf(request.headers);
    if (!isFromHere(request.raw, proxies) && (token === null || shown === null || !isSame(shown, token))) {
      return say(reply, 403, 'not for you');
    }
    metrics.openTables.set(openTables());
    return reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics());
  });
}

function say(reply: FastifyReply, code: number, status: string): FastifyReply {
  return reply.code(code).header('cache-control', 'no-store').send({ status });
}
