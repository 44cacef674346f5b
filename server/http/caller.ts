import type { IncomingMessage } from 'node:http';
import { TLSSocket } from 'node:tls';

/** Where a request came from, as far as we can know. */
export interface Caller {
  readonly address: string;
  /** Its browser used https. */
  readonly isSecure: boolean;
  /** The host and port that it asked for. */
  readonly host: string;
}

/**
 * `proxies`: how many of them, all ours, stand in front. Each adds the address that it saw to `X-Forwarded-For`, so the
 * caller's is that many from the end; what comes before, the caller may have made up.
 */
export function callerOf(request: IncomingMessage, proxies: number): Caller {
  const { headers, socket } = request;
  const seen = socket.remoteAddress ?? '';
  if (proxies === 0) {
    return { address: seen, isSecure: socket instanceof TLSSocket, host: headers.host ?? '' };
  }
  const chain = [...listOf(headers['x-forwarded-for']), seen];
  const host = listOf(headers['x-forwarded-host']).at(-1) ?? headers.host ?? '';
  return {
    address: chain[Math.max(0, chain.length - 1 - proxies)] ?? seen,
    isSecure: listOf(headers['x-forwarded-proto']).at(-1) === 'https',
    host,
  };
}

/** What limits count: one address, or the network of an IPv6 address, which one person may have whole. */
export function networkOf(address: string): string {
  if (address.startsWith('::ffff:')) return address.slice('::ffff:'.length);
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.split('::');
  const first = head.split(':');
  const last = tail === undefined ? [] : tail.split(':');
  const zeros = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0');
  return [...first, ...zeros, ...last].slice(0, 4).join(':');
}

/**
 * Is this page ours? `ours` is the public address if one is set; otherwise a page of the host that was asked
 * is. No browser leaves the header out where it matters, so without one there is no page.
 */
export function isOurOrigin(origin: string | undefined, host: string, ours: string | null): boolean {
  if (origin === undefined) return false;
  if (ours !== null) return origin === ours;
  if (!URL.canParse(origin)) return false;
  const page = new URL(origin);
  // Both through the same reader, which leaves out the usual port.
  const asked = `${page.protocol}//${host}`;
  return page.host !== '' && URL.canParse(asked) && new URL(asked).host === page.host;
}

/** What proxies say of those whom they ask for. One that we were not told of is on this machine; those behind it are not. */
const FORWARDED =
  /^(x-forwarded(-.*)?|forwarded(-for)?|via|x-real-ip|(x-|true-|cf-|fastly-)+(client|connecting|cluster-client)-ip.*|x-original-.*|cdn-loop)$/;

/**
 * Somebody on this machine who asked us and nobody else: neither through a proxy, which says so or speaks HTTP/1.0 as
 * nginx does unless told otherwise, nor from a page of some site whose name leads here.
 */
export function isFromHere(request: IncomingMessage, proxies: number): boolean {
  const { address, host } = callerOf(request, proxies);
  if (!isLoopback(address)) return false;
  if (proxies > 0) return true;
  if (request.httpVersion === '1.0' || Object.keys(request.headers).some(name => FORWARDED.test(name)))
    return false;
  return /^(localhost|127\.[\d.]+|\[::1\])(:\d+)?$/.test(host);
}

function isLoopback(address: string): boolean {
  return address === '::1' || /^(::ffff:)?127\./.test(address);
}

function listOf(header: string | string[] | undefined): string[] {
  const text = typeof header === 'string' ? header : (header ?? []).join(',');
  return text
    .split(',')
    .map(one => one.trim())
    .filter(one => one !== '');
}
