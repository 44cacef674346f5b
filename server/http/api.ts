import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pushRoutes } from '../push/routes.ts';
import { aboutRoute } from './about-route.ts';
import { callerOf, networkOf } from './caller.ts';
import type { Desk } from './desk.ts';
import { guard, refuse } from './guard.ts';
import { LIMITS } from './limits.ts';
import { serveDescription } from './openapi.ts';
import { passkeyRoutes } from './passkey-routes.ts';
import { playerRoutes } from './player-routes.ts';
import { roomRoutes } from './room-routes.ts';
import type { Route } from './route.ts';
import { tableRoutes } from './table-routes.ts';

/** All of `/api`, and its description. */
export function serveApi(app: FastifyInstance, desk: Desk): void {
  const routes = [
    ...playerRoutes(desk),
    ...passkeyRoutes(desk),
    ...tableRoutes(desk),
    ...roomRoutes(desk),
    ...pushRoutes(desk),
    aboutRoute(desk),
  ];
  const forPrograms = new Set(
    routes.filter(({ startsProgram }) => startsProgram).map(({ path }) => `/api${path}`),
  );
  guard(app, desk, url => forPrograms.has(url));
  // JSON or nothing: a form of another site can send text, and would not be asked first.
  app.removeContentTypeParser('text/plain');
  serveDescription(app, routes);
  for (const route of routes) {
    app.route({
      method: route.method,
      url: `/api${route.path}`,
      ...(route.bodyMax === null ? {} : { bodyLimit: route.bodyMax }),
      handler: (request, reply) => answer(route, desk, request, reply),
    });
  }
}

async function answer(
  route: Route,
  desk: Desk,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const caller = callerOf(request.raw, desk.proxies);
  const player = await desk.sessions.sessionOf(request);
  if (player === null && route.who === 'player') return refuse(reply, 'no-session');
  const keys = { address: networkOf(caller.address), player: player?.id ?? null };
  const { limit } = route;
  const key = limit === null ? null : keys[LIMITS[limit].by];
  const wait =
    (player === null ? 0 : desk.counters.takeHere('player', player.id)) ||
    (limit === null || key === null ? 0 : await desk.counters.take(limit, key));
  if (wait > 0) return refuse(reply, 'too-many', { seconds: wait });
  const answered = await route.answer({ request, caller, player });
  if (answered.tag === 'trouble') return refuse(reply, answered.code, answered.more);
  return reply
    .code(route.gives.status)
    .headers(answered.headers ?? {})
    .send(answered.body);
}
