import { isRecord } from '#contract/json.ts';
import type { Witness } from '#table/verify.ts';

const KEY = 'etagere.deals';

/** Tables whose deals are remembered, the latest last: a note is a few hundred bytes. */
const MOST = 100;

/**
 * Writes down what a table published before its deal, or what this device added to it. The first word counts:
 * whatever a server says later is compared with it, by `witnessOf`.
 */
export function noteDeal(table: string, seen: Witness): void {
  const notes = read();
  const before = notes.get(table);
  // A seat may add to the deal anew, up to the start; a promise must not change.
  const commitment = before?.commitment ?? seen.commitment;
  const entropy = seen.entropy ?? before?.entropy;
  notes.delete(table);
  notes.set(table, {
    ...(commitment === undefined ? {} : { commitment }),
    ...(entropy === undefined ? {} : { entropy }),
  });
  write(new Map([...notes].slice(-MOST)));
}

/** What this device itself saw of a deal; nothing if it was not there. */
export function witnessOf(table: string): Witness {
  return read().get(table) ?? {};
}

function read(): Map<string, Witness> {
  const notes = new Map<string, Witness>();
  let raw: unknown;
  try {
    raw = JSON.parse(localStorage.getItem(KEY) ?? '[]');
  } catch {
    // No storage (private windows), or not ours: then this device is no witness, and all the rest works.
    return notes;
  }
  for (const note of Array.isArray(raw) ? (raw as unknown[]) : []) {
    if (!Array.isArray(note)) continue;
    const [table, seen] = note as unknown[];
    if (typeof table !== 'string' || !isRecord(seen)) continue;
    const { commitment, entropy } = seen;
    notes.set(table, {
      ...(typeof commitment === 'string' ? { commitment } : {}),
      ...(typeof entropy === 'string' ? { entropy } : {}),
    });
  }
  return notes;
}

function write(notes: ReadonlyMap<string, Witness>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...notes]));
  } catch {
    // See above.
  }
}
