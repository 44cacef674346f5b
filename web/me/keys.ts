import type { Got, Me } from '#protocol/http.ts';
import { hangUp, know, server } from './session.ts';

/** Only a safe place (https, or this very machine) has passkeys. */
export function hasPasskeys(): boolean {
  return 'PublicKeyCredential' in globalThis;
}

/** Makes a passkey for who one is. */
export async function addPasskey(): Promise<Got<Me>> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const options = await ask<Parameters<typeof startRegistration>[0]['optionsJSON']>(
    'POST',
    '/api/me/passkeys/options',
    {},
  );
  if (!options.ok) return options;
  const made = await orNull(startRegistration({ optionsJSON: options.value }));
  if (made === null) return CANCELLED;
  const added = await ask('POST', '/api/me/passkeys', made);
  return added.ok ? again() : added;
}

export async function removePasskey(id: string): Promise<Got<Me>> {
  const removed = await ask('DELETE', `/api/me/passkeys/${encodeURIComponent(id)}`);
  return removed.ok ? again() : removed;
}

/** Becomes, on this device, who one is on another. */
export async function signIn(): Promise<Got<Me>> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const options = await ask<Parameters<typeof startAuthentication>[0]['optionsJSON']>(
    'POST',
    '/api/passkey-session/options',
    {},
  );
  if (!options.ok) return options;
  const shown = await orNull(startAuthentication({ optionsJSON: options.value }));
  if (shown === null) return CANCELLED;
  const got = await ask<Me>('POST', '/api/passkey-session', shown);
  if (!got.ok) return got;
  know(got.value);
  await hangUp();
  return got;
}

const CANCELLED = { ok: false, why: 'passkey-cancelled', status: 0 } as const;

async function again(): Promise<Got<Me>> {
  const got = await server.me();
  if (got.ok) know(got.value);
  return got;
}

/** Browsers throw when the person cancels or takes too long: that is not an error. */
async function orNull<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch {
    return null;
  }
}

async function ask<T = object>(method: string, path: string, body?: object): Promise<Got<T>> {
  const init =
    body === undefined
      ? { method }
      : { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  try {
    const response = await fetch(path, init);
    const value = (await response.json()) as T & { readonly error?: { readonly code: string } };
    if (response.ok) return { ok: true, value };
    return { ok: false, why: value.error?.code ?? 'unknown', status: response.status };
  } catch {
    return { ok: false, why: 'offline', status: 0 };
  }
}
