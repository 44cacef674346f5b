import { signal } from '@preact/signals';
import { api, type Got, type Me } from '#protocol/http.ts';
import type { PlayerInfo } from '#protocol/table-info.ts';
import { rememberEntered } from './entered.ts';

/** The server that this page came from. */
export const server = api('');

/** Who one is on this server; null until it is known. No page needs it but those of online tables. */
export const me = signal<Me | null>(null);

let asked: Promise<Got<Me>> | undefined;

/** Makes a guest of a visitor who is nobody yet. Asked once, and again if nobody answered. */
export async function enter(): Promise<Got<Me>> {
  asked ??= oneTabAtATime(() => server.session());
  const got = await asked;
  if (got.ok) know(got.value);
  else asked = undefined;
  return got;
}

/** Two tabs that ask at once would be two people. Browsers have locks over https and on this machine only. */
function oneTabAtATime<T>(ask: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? navigator.locks.request('etagere.session', ask) : ask();
}

/** Another name or face, for everybody to see. What did not change is not sent. */
export async function rename(change: Pick<PlayerInfo, 'name' | 'face'>): Promise<Got<Me>> {
  const entered = await enter();
  if (!entered.ok) return entered;
  const { name, face } = me.value ?? entered.value;
  // An empty field is no wish for an empty name.
  const wished = { name: change.name.trim() === '' ? name : change.name.trim(), face: change.face };
  if (wished.name === name && wished.face === face) return entered;
  const got = await server.rename(wished);
  if (got.ok) know(got.value);
  return got;
}

/** Signed in with a passkey, or told by the server who one is. */
export function know(player: Me): void {
  me.value = player;
  asked = Promise.resolve({ ok: true, value: player });
  rememberEntered(true);
}

/** The account was erased, or signed out of this device. */
export function forgetMe(): void {
  me.value = null;
  asked = undefined;
  rememberEntered(false);
}

/** Closes the socket, which was opened for the former account: the next page that needs one opens another. */
export async function hangUp(): Promise<void> {
  const { connection, connectionState, mine } = await import('../online/connection.ts');
  mine.value = [];
  if (connectionState.value === 'open' || connectionState.value === 'away') connection().close();
}

/** What this device adds to a deal: 128 bits that nobody else can foresee. */
export function newEntropy(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map(byte => byte.toString(16).padStart(2, '0')).join('');
}

/** Something asked of the server about oneself, and what to say once it is done. */
export type AskAboutMe = (asked: Promise<Got<unknown>>, done: () => string) => Promise<void>;
