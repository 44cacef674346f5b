import type { FastifyInstance } from 'fastify';

/**
 * What a page of ours may load: our own files, and pictures written into our styles. No inline script or
 * style: nothing that a player types can become either.
 */
const POLICY = [
  "default-src 'self'",
  "img-src 'self' data:",
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
};

export function addSafetyHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(HEADERS);
  });
}
