import type { Language } from '#text/catalogue.ts';
import { enter } from '../me/session.ts';

/** How this device stands with messages that arrive without a page. */
export type Messages = 'unsupported' | 'blocked' | 'off' | 'on';

/** The service worker comes with the first visit; in a private window it may never come. */
const PATIENCE = 10_000;
/** Milliseconds until a browser has said whether it takes messages. */
const ANSWER = 1500;

export async function messages(): Promise<Messages> {
  if (!isSupported()) return 'unsupported';
  if (Notification.permission === 'denied') return 'blocked';
  // Some browsers without a service of their own never answer.
  const none = new Promise<null>(resolve => setTimeout(() => resolve(null), ANSWER));
  return (await Promise.race([subscribed(), none])) === null ? 'off' : 'on';
}

async function subscribed(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Asks the person, then the browser, then tells the server where this device is. */
export async function takeMessages(language: Language): Promise<Messages | 'failed'> {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'blocked' : 'off';
  try {
    return (await subscribe(language)) ? 'on' : 'failed';
  } catch {
    // No network, or the browser's own service does not answer.
    return 'failed';
  }
}

/** Off for the browser at once, whatever the server hears of it: it forgets a device that answers no more. */
export async function takeNoMessages(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  if (subscription == null) return;
  await subscription.unsubscribe();
  await send('DELETE', { endpoint: subscription.endpoint }).catch(() => false);
}

/** The same device, which reads another language by now. */
export async function tellLanguage(language: Language): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  if (subscription != null) await note(subscription, language).catch(() => false);
}

async function subscribe(language: Language): Promise<boolean> {
  if (!(await enter()).ok) return false;
  const response = await fetch('/api/push/key');
  if (!response.ok) return false;
  const { key } = (await response.json()) as { readonly key: string };
  const { pushManager } = await registered();
  // One that was made for other keys, of another server at this address, would never hear from us.
  await (await pushManager.getSubscription())?.unsubscribe();
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  if (await note(subscription, language)) return true;
  await subscription.unsubscribe();
  return false;
}

function note(subscription: PushSubscription, language: Language): Promise<boolean> {
  const { endpoint, keys } = subscription.toJSON();
  return send('POST', { endpoint, keys, language });
}

async function send(method: 'POST' | 'DELETE', body: object): Promise<boolean> {
  const headers = { 'content-type': 'application/json' };
  return (await fetch('/api/push', { method, headers, body: JSON.stringify(body) })).ok;
}

function registered(): Promise<ServiceWorkerRegistration> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('no service worker')), PATIENCE);
  });
  return Promise.race([navigator.serviceWorker.ready, late]);
}

function isSupported(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;
}
