/** A browser that takes messages, and the service behind it: RFC 8291 and 8292, written from their text. */
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Keys of one subscription, as a browser makes them. */
export class Browser {
  readonly #curve = createECDH('prime256v1');
  readonly #auth = randomBytes(16);
  readonly #publicKey = this.#curve.generateKeys();

  get keys() {
    return { p256dh: this.#publicKey.toString('base64url'), auth: this.#auth.toString('base64url') };
  }

  /** `aes128gcm` with the sender's key in the header: salt, record size, key, then one record. */
  decrypt(body: Buffer): string {
    const salt = body.subarray(0, 16);
    const length = body.readUInt8(20);
    const sender = body.subarray(21, 21 + length);
    const record = body.subarray(21 + length);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#publicKey, sender]);
    const shared = this.#curve.computeSecret(sender);
    const secret = Buffer.from(hkdfSync('sha256', shared, this.#auth, info, 32));
    const key = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: aes128gcm\0', 16));
    const nonce = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: nonce\0', 12));
    const cipher = createDecipheriv('aes-128-gcm', key, nonce);
    cipher.setAuthTag(record.subarray(-16));
    const padded = Buffer.concat([cipher.update(record.subarray(0, -16)), cipher.final()]);
    // The last record ends with a 2, then zeros.
    return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8');
  }
}

export interface Arrived {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface Service {
  readonly origin: string;
  readonly arrived: readonly Arrived[];
  /** How many were under way at the same time, at most. */
  readonly most: () => number;
  /** What it answers from now on; null keeps everybody waiting until `close` or another status. */
  answer(status: number | null): void;
  close(): Promise<void>;
}

/** A push service on this machine. */
export async function startService(): Promise<Service> {
  const arrived: Arrived[] = [];
  const held: ((status: number) => void)[] = [];
  let status: number | null = 201;
  let now = 0;
  let most = 0;
  const server = createServer((request, response) => {
    now += 1;
    most = Math.max(most, now);
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      arrived.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(pieces) });
      const finish = (code: number): void => {
        now -= 1;
        response.writeHead(code, { location: 'http://127.0.0.1:1/elsewhere' }).end('?'.repeat(100_000));
      };
      if (status === null) held.push(finish);
      else finish(status);
    });
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    arrived,
    most: () => most,
    answer(next) {
      status = next;
      if (next !== null) for (const finish of held.splice(0)) finish(next);
    },
    async close() {
      server.closeAllConnections();
      await new Promise(resolve => server.close(resolve));
    },
  };
}

/** The claims of `Authorization: vapid t=…, k=…`, once its signature is checked with the key that it names. */
export function claimsOf({ authorization = '' }: IncomingHttpHeaders): {
  readonly key: string;
  readonly claims: Readonly<Record<string, unknown>>;
} {
  const [, head = '', body = '', signature = '', key = ''] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(authorization) ?? [];
  const point = Buffer.from(key, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const publicKey = createPublicKey({ key: jwk, format: 'jwk' });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${body}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isSigned) throw new Error('the signature does not fit');
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString('utf8')) as Record<string, unknown>;
  return { key, claims };
}
