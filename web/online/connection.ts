import { signal } from '@preact/signals';
import { Client } from '#protocol/client.ts';
import type { MyTable } from '#protocol/table-info.ts';
import { SOCKET_PATH } from '#protocol/version.ts';

/** How this tab stands with the server; `away`: lost, and coming back by itself. */
export const connectionState = signal<Client['state']>('connecting');

/** One's own tables, as the server last told; it tells of those that no page of this tab has open. */
export const mine = signal<readonly MyTable[]>([]);

/** After so many milliseconds without a word, whoever looks at a table makes sure that the line still lives. */
const SILENCE = 45_000;

let client: Client | undefined;
/** Of a big screen, whose tab speaks as that and not as whoever uses its browser. */
let token: string | undefined;
/** Milliseconds by which the server's clock is ahead of this device's. */
let ahead = 0;

/** The server's time, in milliseconds since 1970: a device may be hours off. */
export function serverTime(): number {
  return Date.now() + ahead;
}

/** From now on this tab speaks as a big screen, or again as its visitor: what was open for the other is closed. */
export function speakAs(session: string | undefined): void {
  if (session === token) return;
  token = session;
  client?.close();
}

/** One more socket, of somebody who plays at this screen: whoever opens it closes it. */
export function connectionOf(session: string): Client {
  return new Client({ url: socketUrl(), token: session });
}

/** The one socket of this tab, opened with the first page that needs it. The visitor has a session by then. */
export function connection(): Client {
  if (client !== undefined) return client;
  const made = openLine(token);
  const follow = (): void => {
    if (client !== undefined && client !== made) return;
    connectionState.value = made.state;
    // A closed client does not reconnect: the next call makes another.
    if (made.state !== 'closed') return;
    client = undefined;
    clearInterval(listening);
  };
  let heardAt = performance.now();
  made.on(message => {
    heardAt = performance.now();
    if (message.t === 'mine') mine.value = message.tables;
    if (message.t === 'welcome') ahead = message.now - Date.now();
  });
  const wake = (): void => {
    if (document.visibilityState === 'visible') made.wake();
  };
  // A device that is cut off without knowing it would say for minutes that somebody else is thinking.
  const listening = setInterval(() => {
    if (performance.now() - heardAt >= SILENCE) wake();
  }, SILENCE / 3);
  made.onState(follow);
  follow();
  addEventListener('online', wake);
  addEventListener('offline', () => made.sleep());
  addEventListener('pageshow', wake);
  document.addEventListener('visibilitychange', wake);
  client = made;
  return made;
}

/** One more socket, for whoever looks at a table from another seat too. Whoever opens it closes it. */
export function openLine(token?: string): Client {
  return new Client({ url: socketUrl(), ...(token === undefined ? {} : { token }) });
}

function socketUrl(): string {
  const url = new URL(SOCKET_PATH, location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return url.href;
}
