import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';

/** A device that makes and shows passkeys: ES256, no attestation. Enough of WebAuthn for a test. */
export class Authenticator {
  readonly #key: KeyObject;
  readonly #cose: Buffer;
  readonly #id = randomBytes(20);
  counter = 0;

  constructor() {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    this.#key = privateKey;
    // COSE: {1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y}
    this.#cose = Buffer.concat([
      Buffer.from('a5010203262001215820', 'hex'),
      Buffer.from(x, 'base64url'),
      Buffer.from('225820', 'hex'),
      Buffer.from(y, 'base64url'),
    ]);
  }

  get id(): string {
    return this.#id.toString('base64url');
  }

  /** What `navigator.credentials.create` would give. */
  create({ challenge, origin, rpId }: Challenge) {
    const idLength = Buffer.from([this.#id.length >> 8, this.#id.length & 255]);
    const attested = Buffer.concat([Buffer.alloc(16), idLength, this.#id, this.#cose]);
    const authData = Buffer.concat([this.#authData(rpId, 0x45), attested]);
    // CBOR: {"fmt": "none", "attStmt": {}, "authData": bytes}
    const attestationObject = Buffer.concat([
      Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex'),
      Buffer.from([0x59, authData.length >> 8, authData.length & 255]),
      authData,
    ]);
    return this.#credential({
      clientDataJSON: clientData('webauthn.create', challenge, origin).toString('base64url'),
      attestationObject: attestationObject.toString('base64url'),
      transports: ['internal'],
    });
  }

  /** What `navigator.credentials.get` would give. */
  show({ challenge, origin, rpId }: Challenge) {
    this.counter += 1;
    const data = clientData('webauthn.get', challenge, origin);
    const authData = this.#authData(rpId, 0x05);
    const signed = Buffer.concat([authData, createHash('sha256').update(data).digest()]);
    return this.#credential({
      clientDataJSON: data.toString('base64url'),
      authenticatorData: authData.toString('base64url'),
      signature: createSign('sha256').update(signed).sign(this.#key).toString('base64url'),
    });
  }

  #authData(rpId: string, flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.from([flags]), counter]);
  }

  #credential<Response extends object>(response: Response) {
    const { id } = this;
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
  }
}

export interface Challenge {
  readonly challenge: string;
  readonly origin: string;
  readonly rpId: string;
}

function clientData(type: string, challenge: string, origin: string): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}
