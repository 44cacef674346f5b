/**
 * What is known of positions at the beginning of a trick. Cards that are gone leave no gap: only who owns the next
 * stronger card counts, so that positions reached by different cards are found again.
 */

/** Numbers a position is known by. The last one also tells one search from another. */
const KEY = 4;
/** The bits of the last number that do not tell searches apart. */
const OF_POSITION = (1 << 12) - 1;
/** Beside the key: what is known, at least and at most, and the best lead found. */
const ENTRY = KEY + 2;
const BITS = 18;
const SIZE = 1 << BITS;

const entries = new Int32Array(SIZE * ENTRY);
let search = 0;

/** The position that is asked about or stored: written here, so that nothing is made for it. */
export const key = new Int32Array(KEY);

/** Forgets all that was known: what is stored from now on is about another question. */
export function newSearch(): number {
  // The number has 18 bits in a key.
  if (++search === 1 << 18) {
    entries.fill(0);
    search = 1;
  }
  return search;
}

/** Where this position is or may be stored: the same in every search, so that equal questions take equal work. */
export function slotOf(): number {
  let hash = Math.imul(key[0] ?? 0, 0x9e3779b1);
  hash = Math.imul(hash ^ (hash >>> 15) ^ (key[1] ?? 0), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13) ^ (key[2] ?? 0), 0xc2b2ae35);
  hash = Math.imul(hash ^ (hash >>> 16) ^ ((key[3] ?? 0) & OF_POSITION), 0x27d4eb2f);
  return ((hash ^ (hash >>> 15)) & (SIZE - 1)) * ENTRY;
}

export function isKnown(slot: number): boolean {
  return (
    entries[slot] === key[0] &&
    entries[slot + 1] === key[1] &&
    entries[slot + 2] === key[2] &&
    entries[slot + 3] === key[3]
  );
}

export function leastAt(slot: number): number {
  return (entries[slot + KEY] ?? 0) >> 16;
}

export function mostAt(slot: number): number {
  return ((entries[slot + KEY] ?? 0) << 16) >> 16;
}

export function bestAt(slot: number): number {
  return entries[slot + KEY + 1] ?? 0;
}

export function store(slot: number, least: number, most: number, best: number): void {
  entries[slot] = key[0] ?? 0;
  entries[slot + 1] = key[1] ?? 0;
  entries[slot + 2] = key[2] ?? 0;
  entries[slot + 3] = key[3] ?? 0;
  entries[slot + KEY] = (least << 16) | (most & 0xffff);
  entries[slot + KEY + 1] = best;
}
