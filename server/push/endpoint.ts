import { type LookupAddress, lookup } from 'node:dns';
import { request as plainRequest } from 'node:http';
import { request } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import type { RequestDetails } from 'web-push';

/** A service that takes longer is not worth the wait. */
const PATIENCE_MS = 10_000;
/** No service has a longer one. */
const LONGEST = 1000;

/**
 * Where a browser wants to be written to. Anybody may send us such an address, and we write to it from inside
 * our own network: so https to a public name on its usual port, and nothing else.
 */
export function parseEndpoint(text: string): URL | null {
  if (text.length > LONGEST || !URL.canParse(text)) return null;
  const url = new URL(text);
  const { protocol, username, password, port, hostname, hash } = url;
  if (protocol !== 'https:' || port !== '' || hash !== '' || `${username}${password}` !== '') return null;
  return isPublicName(hostname) ? url : null;
}

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

/** A service has a name with a dot. A number, or the name of a machine at home, is none. */
function isPublicName(hostname: string): boolean {
  const name = hostname.replace(/\.$/, '').toLowerCase();
  if (name.startsWith('[') || isIP(name) !== 0 || !name.includes('.')) return false;
  return !/\.(localhost|local|internal|lan|home|arpa|test|invalid|example|onion)$/.test(name);
}

/**
 * Looks a name up and refuses what lies inside: a public name may point to a private address, and may do so
 * only the second time it is asked. So it is checked here, for the very address that is then connected to.
 */
export const lookupPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error !== null) {
      callback(error, []);
      return;
    }
    const [first] = addresses;
    if (first === undefined || !addresses.every(isPublicAddress)) {
      callback(new Error('not a public address'), []);
    } else if (options.all === true) callback(null, addresses);
    else callback(null, first.address, first.family);
  });
};

export function isPublicAddress({ address, family }: LookupAddress): boolean {
  return family === 6 ? !INSIDE_6.check(address, 'ipv6') : !INSIDE_4.check(address, 'ipv4');
}

/** Whatever is not the open network, by IANA's registries of special addresses. */
const INSIDE_4 = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const) {
  INSIDE_4.addSubnet(net, bits, 'ipv4');
}

/** Apart: in one list, every old address would be found among those written anew. */
const INSIDE_6 = new BlockList();
for (const [net, bits] of [
  // With ::, ::1 and addresses of the old kind written anew.
  ['::', 96],
  ['::ffff:0:0', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const) {
  INSIDE_6.addSubnet(net, bits, 'ipv6');
}
