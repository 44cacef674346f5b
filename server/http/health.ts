import type { FastifyInstance } from 'fastify';

/** For whoever watches over the process: it answers, so it lives. */
export function serveHealth(app: FastifyInstance): void {
  app.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
}
