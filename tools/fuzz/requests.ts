import { isRecord } from '#contract/json.ts';
import type { Rng } from '#contract/rng.ts';
import { NASTY, spoilBytes, spoilValue } from './spoil.ts';
import { type Hints, pick, type Schema, valueOf } from './values.ts';

/** One line of the description at `/openapi.json`. */
export interface Route {
  /** `POST /api/tables/{id}/sit` */
  readonly name: string;
  readonly method: string;
  readonly path: string;
  /** What its body must look like; null where it has none. */
  readonly body: Schema | null;
  /** Whoever asks is nobody any more afterwards. */
  readonly isLast: boolean;
}

const LAST = new Set(['DELETE /api/me', 'DELETE /api/session']);

/** Every route that a house describes. */
export async function routesOf(base: string): Promise<readonly Route[]> {
  const { paths } = (await (await fetch(`${base}/openapi.json`)).json()) as {
    paths: Record<string, unknown>;
  };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(isRecord(methods) ? methods : {}).map(([verb, operation]) => {
      const method = verb.toUpperCase();
      const name = `${method} ${path}`;
      return { name, method, path, body: bodyOf(operation), isLast: LAST.has(name) };
    }),
  );
}

export interface Request {
  readonly url: string;
  readonly init: {
    readonly method: string;
    readonly headers: Record<string, string>;
    readonly body?: string | Uint8Array<ArrayBuffer>;
  };
}

/** A request as it is described; every other one is not quite. `token`: whose. */
export function requestOf(
  { method, path, body }: Route,
  {
    rng,
    hints,
    token,
    base,
  }: { readonly rng: Rng; readonly hints: Hints; readonly token: string; readonly base: string },
): Request {
  const url =
    base + path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(paramOf(name, rng, hints)));
  const headers: Record<string, string> = { authorization: `Bearer ${token}` };
  if (rng.int(20) === 0) headers['authorization'] = `Bearer ${strangeHeader(rng)}`;
  if (rng.int(30) === 0) headers['cookie'] = `etagere_session=${strangeHeader(rng)}`;
  if (rng.int(30) === 0)
    headers['origin'] = pick(['null', 'http://elsewhere.example', strangeHeader(rng)], rng);
  if (method === 'GET') return { url, init: { method, headers } };
  headers['content-type'] =
    rng.int(30) === 0 ? pick(['text/plain', 'application/xml', ''], rng) : 'application/json';
  const value = body === null ? {} : valueOf(body, rng, hints);
  const init = { method, headers };
  switch (rng.int(6)) {
    case 0:
    case 1:
      return { url, init: { ...init, body: JSON.stringify(spoilValue(value, rng)) ?? '' } };
    case 2:
      return {
        url,
        init: { ...init, body: new Uint8Array(spoilBytes(Buffer.from(JSON.stringify(value)), rng)) },
      };
    default:
      return { url, init: { ...init, body: JSON.stringify(value) } };
  }
}

/** What somebody writes to a port who does not care what listens there. */
export function rawRequestOf(routes: readonly Route[], rng: Rng): Buffer {
  const { method, path } = pick(routes, rng);
  const text = `${method} ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}`;
  return spoilBytes(Buffer.from(text), rng);
}

function paramOf(name: string, rng: Rng, hints: Hints): string {
  const hint = hints[name === 'id' ? 'table' : name];
  if (hint !== undefined && rng.int(4) > 0) return String(hint(rng));
  const strange = String(pick(NASTY, rng)).slice(0, 400);
  // A half pair cannot be written into an address.
  return !/\p{Surrogate}/u.test(strange) && strange !== '' ? strange : '-1';
}

/** Headers are short, and of letters that they may have. */
function strangeHeader(rng: Rng): string {
  return String(pick(NASTY, rng))
    .replaceAll(/[^!-~]/g, '?')
    .slice(0, 100);
}

function bodyOf(operation: unknown): Schema | null {
  const words = ['requestBody', 'content', 'application/json', 'schema'];
  let found: unknown = operation;
  for (const word of words) found = isRecord(found) ? found[word] : undefined;
  return isRecord(found) ? found : null;
}
