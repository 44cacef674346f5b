import Fastify, { type FastifyInstance } from 'fastify';
import { serveHealth } from './health.ts';
import { servePages } from './pages.ts';
import { addSafetyHeaders } from './safety.ts';

export interface AppOptions {
  /** The folder of the built client. */
  readonly pages: string;
  /** Where warnings and errors go, one JSON line each; nowhere if absent. */
  readonly log?: NodeJS.WritableStream;
}

/** The whole HTTP side, not yet listening: tests ask it questions with `inject`. */
export async function makeApp({ pages, log }: AppOptions): Promise<FastifyInstance> {
  const app = Fastify({ logger: log === undefined ? false : { level: 'warn', stream: log } });
  addSafetyHeaders(app);
  serveHealth(app);
  await servePages(app, pages);
  return app;
}
