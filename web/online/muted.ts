import { effect, signal } from '@preact/signals';

const KEY = 'etagere.muted';

/** Ids of the players whom somebody at this device does not want to read; kept here, and told to nobody. */
export const muted = signal<ReadonlySet<string>>(new Set(read()));

effect(() => {
  try {
    localStorage.setItem(KEY, JSON.stringify([...muted.value]));
  } catch {
    // A private window forgets it.
  }
});

export function setMuted(player: string, isMuted: boolean): void {
  const next = new Set(muted.value);
  if (isMuted) next.add(player);
  else next.delete(player);
  muted.value = next;
}

function read(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(one => typeof one === 'string') : [];
  } catch {
    return [];
  }
}
