import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { PlayerRecord } from '../store/records.ts';
import type { Store } from '../store/store.ts';
import type { Challenges } from './challenges.ts';

/** The pages that a passkey belongs to: `https://example.org`. Its host is what the browser binds it to. */
export type Site = string;

export type PasskeyTrouble = 'passkey-refused' | 'passkey-known' | 'too-many-passkeys' | 'no-such-passkey';

/** Devices of one person. */
const EACH_MAX = 20;

const SIGN_IN = 'sign in';

/** EdDSA, ES256 and RS256, by their numbers in COSE: what devices have. */
const ALGORITHMS = [-8, -7, -257];

/** Thirty megabytes that a house without passkeys never needs. */
const webauthn = () => import('@simplewebauthn/server');

/** How an identity is kept on other devices: no password, no mail. */
export class Passkeys {
  readonly #store: Store;
  readonly #challenges: Challenges;

  constructor(store: Store, challenges: Challenges) {
    this.#store = store;
    this.#challenges = challenges;
  }

  /** For `navigator.credentials.create`. */
  async toAdd(player: PlayerRecord, site: Site): Promise<PublicKeyCredentialCreationOptionsJSON> {
    const known = await this.#store.players.passkeysOf(player.id);
    const { generateRegistrationOptions } = await webauthn();
    return generateRegistrationOptions({
      rpName: 'Étagère',
      rpID: new URL(site).hostname,
      userName: player.name,
      userDisplayName: player.name,
      userID: new TextEncoder().encode(player.id),
      challenge: bytesOf(this.#challenges.make(toAddTo(player))),
      supportedAlgorithmIDs: ALGORITHMS,
      attestationType: 'none',
      excludeCredentials: known.map(({ id, transports }) => ({ id, transports: [...transports] })),
      // Found by the device itself: whoever signs in has typed no name.
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    });
  }

  async add(
    player: PlayerRecord,
    site: Site,
    response: RegistrationResponseJSON,
    now: number,
  ): Promise<PasskeyTrouble | null> {
    const { players } = this.#store;
    if ((await players.passkeysOf(player.id)).length >= EACH_MAX) return 'too-many-passkeys';
    const { verifyRegistrationResponse } = await webauthn();
    const verified = await verifyRegistrationResponse({
      response,
      supportedAlgorithmIDs: ALGORITHMS,
      expectedChallenge: challenge => this.#challenges.take(challenge, toAddTo(player)),
      expectedOrigin: site,
      expectedRPID: new URL(site).hostname,
      requireUserVerification: false,
    }).catch(() => null);
    if (!verified?.verified) return 'passkey-refused';
    const { id, publicKey, counter } = verified.registrationInfo.credential;
    if ((await players.passkey(id)) !== null) return 'passkey-known';
    await players.addPasskey({
      id,
      player: player.id,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports: response.response.transports ?? [],
      createdAt: now,
    });
    return null;
  }

  /** For `navigator.credentials.get`; says nothing about who has a passkey here. */
  async toSignIn(site: Site): Promise<PublicKeyCredentialRequestOptionsJSON> {
    const { generateAuthenticationOptions } = await webauthn();
    return generateAuthenticationOptions({
      rpID: new URL(site).hostname,
      challenge: bytesOf(this.#challenges.make(SIGN_IN)),
      userVerification: 'preferred',
    });
  }

  /** Whose passkey this is, once it has signed. */
  async signIn(site: Site, response: AuthenticationResponseJSON): Promise<PlayerRecord | null> {
    const { players } = this.#store;
    const known = await players.passkey(response.id);
    if (known === null) return null;
    const { verifyAuthenticationResponse } = await webauthn();
    const verified = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge => this.#challenges.take(challenge, SIGN_IN),
      expectedOrigin: site,
      expectedRPID: new URL(site).hostname,
      requireUserVerification: false,
      credential: { id: known.id, publicKey: bytesOf(known.publicKey), counter: known.counter },
    }).catch(() => null);
    if (!verified?.verified) return null;
    await players.countPasskey(known.id, verified.authenticationInfo.newCounter);
    return players.find(known.player);
  }

  async remove(player: PlayerRecord, id: string): Promise<PasskeyTrouble | null> {
    const { players } = this.#store;
    const known = await players.passkey(id);
    if (known?.player !== player.id) return 'no-such-passkey';
    await players.removePasskey(id, player.id);
    return null;
  }
}

function toAddTo({ id }: PlayerRecord): string {
  return `add to ${id}`;
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(base64url, 'base64url'));
}
