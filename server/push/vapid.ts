import webPush from 'web-push';
import { isRecord } from '#contract/json.ts';
import type { KeyStore } from '../store/store.ts';

/** Who we are to the services that carry messages; base64url. Browsers are shown the public half. */
export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** Made at the first start and kept: with other keys, no subscription made before would work. */
export async function vapidKeys(keys: KeyStore): Promise<VapidKeys> {
  const text = await keys.get('vapid', () => JSON.stringify(webPush.generateVAPIDKeys()));
  const kept: unknown = JSON.parse(text);
  if (!isRecord(kept)) throw new Error('the VAPID keys in the store are damaged');
  const { publicKey, privateKey } = kept;
  if (typeof publicKey !== 'string' || typeof privateKey !== 'string') {
    throw new Error('the VAPID keys in the store are damaged');
  }
  return { publicKey, privateKey };
}

/** Whom a service may write to about us: our public address. At home there is none that it could reach. */
export function vapidSubject(origin: string | null): string {
  return origin?.startsWith('https://') === true ? origin : 'mailto:nobody@etagere.invalid';
}
