import { isRecord } from '#contract/json.ts';
import { type Api, api, type Got } from '#protocol/http.ts';

/** A big screen, and those without a phone who play at it. */
export interface ScreenSession {
  /** Of the room. */
  readonly id: string;
  readonly token: string;
  /** By player. */
  readonly people: Readonly<Record<string, string>>;
}

const KEY = 'etagere.screen';

/** What this browser shows; null if it shows no room. */
export function screenHere(): ScreenSession | null {
  try {
    const raw: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    if (!isRecord(raw)) return null;
    const { id, token, people } = raw;
    if (typeof id !== 'string' || typeof token !== 'string' || !isRecord(people)) return null;
    const tokens = Object.entries(people).filter(
      (one): one is [string, string] => typeof one[1] === 'string',
    );
    return { id, token, people: Object.fromEntries(tokens) };
  } catch {
    // No storage: the room lasts as long as the page.
    return null;
  }
}

export function rememberScreen(session: ScreenSession | null): void {
  try {
    if (session === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(session));
  } catch {
    // See above.
  }
}

export function apiOf(token: string): Api {
  return api('', { token });
}

/** A new room, with this browser as its first screen. */
export async function openRoom(): Promise<Got<ScreenSession>> {
  const opened = await api('').openRoom();
  if (!opened.ok) return opened;
  const { id, token } = opened.value;
  return remembered({ id, token, people: {} });
}

/** One more screen of a room that is open. */
export async function showRoom(id: string): Promise<Got<ScreenSession>> {
  const added = await api('').addScreen(id);
  return added.ok ? remembered({ id, token: added.value.token, people: {} }) : added;
}

function remembered(value: ScreenSession): Got<ScreenSession> {
  rememberScreen(value);
  return { ok: true, value };
}
