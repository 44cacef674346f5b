import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { bearerOf } from '../players/session.ts';
import { callerOf, isOurOrigin, networkOf } from './caller.ts';
import type { Desk } from './desk.ts';
import { type Code, type Problem, problem, STATUS } from './trouble.ts';

/** Stands before every route: counts, and asks where a request that changes something comes from. */
export function guard(app: FastifyInstance, desk: Desk, isOpenToPrograms: (url: string) => boolean): void {
  const { counters, proxies } = desk;
  app.addHook('onRequest', async (request, reply) => {
    // The route that matched, not the address as written: that has more than one spelling.
    const { url = '' } = request.routeOptions;
    const { address, host } = callerOf(request.raw, proxies);
    if (url.startsWith('/api/')) {
      reply.header('cache-control', 'no-store');
      if (desk.isStopping()) return refuse(reply, 'stopping', { seconds: 1 });
      const wait = counters.takeHere('address', networkOf(address));
      if (wait > 0) return refuse(reply, 'too-many', { seconds: wait });
    }
    if (changesNothing(request)) return;
    const { origin, cookie } = request.headers;
    if (isOurOrigin(origin, host, desk.origin)) return;
    // No browser leaves it out, so it is a program: it shows a token, or asks for its first one.
    const isProgram = bearerOf(request.headers) !== null || (cookie === undefined && isOpenToPrograms(url));
    if (origin === undefined && isProgram) return;
    return refuse(reply, 'origin');
  });
}

/** Answers with a problem; a client that must wait is told how long. */
export function refuse(reply: FastifyReply, code: Code, more?: Omit<Problem['error'], 'code'>): FastifyReply {
  if (more?.seconds !== undefined) reply.header('retry-after', String(more.seconds));
  return reply.code(STATUS[code]).header('cache-control', 'no-store').send(problem(code, more));
}

function changesNothing({ method }: FastifyRequest): boolean {
  return method === 'GET' || method === 'HEAD';
}
