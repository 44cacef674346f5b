import { request as plainRequest } from 'node:http';
import { request } from 'node:https';
import type { RequestDetails } from 'web-push';
import { lookupPublic, parseEndpoint } from './endpoint.ts';

/** A service that takes longer is not worth the wait. */
const PATIENCE_MS = 10_000;

/**
 * Sends what was encrypted and says the status of the answer; null if nobody answered. web-push would send it
 * too, but to any address.
 */
export function post(
  { endpoint, headers, body }: RequestDetails,
  { isLocal }: { readonly isLocal: boolean },
): Promise<number | null> {
  const url = isLocal ? new URL(endpoint) : parseEndpoint(endpoint);
  if (url === null) return Promise.resolve(null);
  const signal = AbortSignal.timeout(PATIENCE_MS);
  return new Promise(resolve => {
    const options = { method: 'POST', headers, signal };
    const sending = isLocal ? plainRequest(url, options) : request(url, { ...options, lookup: lookupPublic });
    sending.on('response', response => {
      // What it says beside its status is of no use to us. Nor is a redirection followed.
      response.destroy();
      resolve(response.statusCode ?? null);
    });
    sending.on('error', () => resolve(null));
    sending.end(body);
  });
}
