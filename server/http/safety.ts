import type { FastifyInstance } from 'fastify';
import { callerOf } from './caller.ts';

/**
 * What a page of ours may load: our own files, pictures written into our styles, and our own socket. No inline
 * script or style: nothing that a player types can become either.
 */
const POLICY = [
  "default-src 'self'",
  "img-src 'self' data:",
  // Of the same host, sockets included.
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

const HEADERS = {
  'content-security-policy': POLICY,
  'x-content-type-options': 'nosniff',
  // The address of a table is an invitation to it: it goes to nobody else.
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/** Whoever came by https once comes by https for a year. */
const STAY_SECURE = { 'strict-transport-security': 'max-age=31536000' };

export function addSafetyHeaders(
  app: FastifyInstance,
  { origin, proxies }: { readonly origin: string | null; readonly proxies: number },
): void {
  const isPublicSecure = origin?.startsWith('https:') === true;
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(HEADERS);
    if (isPublicSecure || callerOf(request.raw, proxies).isSecure) reply.headers(STAY_SECURE);
  });
}
