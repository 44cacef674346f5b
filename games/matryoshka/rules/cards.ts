/** MY-1: seventy dolls, ten sets of seven. */
import { must } from '#kernel/must.ts';

export const SETS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J'] as const;
export type SetName = (typeof SETS)[number];

export const SIZES = [1, 2, 3, 4, 5, 6, 7] as const;
export type Size = (typeof SIZES)[number];

/** `B4`: each doll exists once. */
export type Card = `${SetName}${Size}`;

export const ALL_CARDS: readonly Card[] = SETS.flatMap(set => SIZES.map(size => makeCard(set, size)));

const order: ReadonlyMap<string, number> = new Map(ALL_CARDS.map((card, index) => [card, index]));

export function makeCard(set: SetName, size: Size): Card {
  return `${set}${size}`;
}

export function isCard(raw: unknown): raw is Card {
  return typeof raw === 'string' && order.has(raw);
}

/** 0 to 69, by set and then by size. */
export function indexOf(card: Card): number {
  return must(order.get(card));
}

export function setOf(card: Card): SetName {
  return must(SETS[Math.floor(indexOf(card) / SIZES.length)]);
}

export function sizeOf(card: Card): Size {
  return must(SIZES[indexOf(card) % SIZES.length]);
}

export function sorted(cards: readonly Card[]): Card[] {
  return [...cards].sort((a, b) => indexOf(a) - indexOf(b));
}

export function without(cards: readonly Card[], taken: readonly Card[]): Card[] {
  return cards.filter(card => !taken.includes(card));
}

/** Every card of the sets that were not removed (MY-2). */
export function cardsInPlay(removed: readonly SetName[]): Card[] {
  return ALL_CARDS.filter(card => !removed.includes(setOf(card)));
}
