/** One rod of the abacus, from the right: ones, tens, hundreds. */
export interface Rod {
  /** Beads that were pushed down, from 0 to 9. */
  readonly pushed: number;
  /** Ones, thousands, millions: beads of a group have one colour. */
  readonly group: number;
  /** Left of the number: nothing was ever counted here. */
  readonly isIdle: boolean;
}

/** As many rods as there always are, more for a longer number. */
const USUAL = 9;
/** No more than can be drawn on a telephone: a billion billions are shown as full. */
const MOST = 12;

/** The digits of a whole number, from the left. */
export function rodsOf(number: number): readonly Rod[] {
  const digits = String(Math.min(Math.max(0, Math.floor(number)), 10 ** MOST - 1))
    .split('')
    .map(Number);
  const size = Math.max(USUAL, digits.length);
  return Array.from({ length: size }, (_, index) => {
    const place = size - 1 - index;
    const digit = digits.at(-1 - place);
    return { pushed: digit ?? 0, group: Math.floor(place / 3), isIdle: digit === undefined };
  });
}
