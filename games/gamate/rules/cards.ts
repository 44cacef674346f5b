/** GA-1: a numbered card is its number; every mute is 0, so that nothing can tell one from another. */
export type Card = number;

export const MUTE: Card = 0;
export const MUTES = 4;
export const HIGHEST = 48;

/** The whole pack, in order. */
export const PACK: readonly Card[] = [
  ...Array.from({ length: MUTES }, () => MUTE),
  ...Array.from({ length: HIGHEST }, (_, i) => i + 1),
];

export function isMute(card: Card): boolean {
  return card === MUTE;
}

/** GA-1. */
export function isBrisque(card: Card): boolean {
  return card === MUTE || card === 1 || card === HIGHEST;
}

/** Mutes first, then by number. */
export function sorted(cards: readonly Card[]): Card[] {
  return cards.toSorted((a, b) => a - b);
}

/** One card less: of four mutes three are left. */
export function withoutOne(cards: readonly Card[], card: Card): Card[] {
  const at = cards.indexOf(card);
  return at === -1 ? [...cards] : cards.toSpliced(at, 1);
}
