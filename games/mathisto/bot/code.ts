/** Cards as numbers: 0 to 50, as `indexOf` counts them, seven to a family; within a family a bit each. */
import { must } from '#kernel/must.ts';
import { ALL_CARDS, type Card, FAMILIES, type Family, indexOf } from '../rules/cards.ts';

export type Code = number;

export const FAMILY_COUNT = FAMILIES.length;
/** Cards of a family: six people and, last, the discovery. */
export const FAMILY_SIZE = 7;
/** The bits of the six people, and that of the discovery. */
export const ALL_PEOPLE = 0b0111111;
export const DISCOVERY_BIT = 0b1000000;
/** Codes from here on are jokers. */
export const FIRST_JOKER = FAMILY_COUNT * FAMILY_SIZE;

export const FAMILY_OF = Uint8Array.from(ALL_CARDS, (_, code) => Math.floor(code / FAMILY_SIZE));
/** Of a joker, its bit among the jokers. */
export const BIT_OF = Uint8Array.from(ALL_CARDS, (_, code) => 1 << (code % FAMILY_SIZE));
/** How many bits are set, of all masks of seven. */
export const COUNT = Uint8Array.from(
  { length: 128 },
  (_, mask) => mask.toString(2).replaceAll('0', '').length,
);

export function toCode(card: Card): Code {
  return indexOf(card);
}

export function toCard(code: Code): Card {
  return must(ALL_CARDS[code]);
}

export function familyIndex(family: Family): number {
  return FAMILIES.indexOf(family);
}

/** Of these cards those of one family, as bits. */
export function maskOf(cards: readonly Card[], family: number): number {
  return cards.reduce((mask, card) => {
    const code = toCode(card);
    return code < FIRST_JOKER && FAMILY_OF[code] === family ? mask | (BIT_OF[code] ?? 0) : mask;
  }, 0);
}
