/** MH-10, MH-12: what can be posed, and what it is worth. */
import {
  type Card,
  DISCOVERY,
  type Discovery,
  FAMILIES,
  type Family,
  familyOf,
  isDiscovery,
  isJoker,
  isPerson,
  type Joker,
  PEOPLE,
  type Person,
  sorted,
} from './cards.ts';
import type { Config, Posed } from './types.ts';

/** MH-13: before the answer, which doubles it. */
const SIMPLE_FAMILY = 10;
/** MH-11. */
export const RIGHT_ANSWER = 10;
/** MH-16. */
export const DISCOVERY_COUNTER = 20;
/** MH-12. */
export const FEWEST_DISCOVERIES = 4;
/** MH-12: points, by the number of discoveries. */
const DISCOVERIES: readonly number[] = [0, 0, 0, 0, 20, 40, 60, 80];

/** MH-10: 20, 30, 40 or 50; in the simplified form 10 (MH-13). */
export function worthOf(cards: readonly Card[], { form }: Pick<Config, 'form'>): number {
  if (form === 'simplified') return SIMPLE_FAMILY;
  return (cards.some(isJoker) ? 20 : 30) + (cards.some(isDiscovery) ? 20 : 0);
}

export function worthOfDiscoveries(cards: readonly Card[]): number {
  return DISCOVERIES[cards.length] ?? 0;
}

/** The family of posed cards: that of the first which has one. */
export function familyOfCards(cards: readonly Card[]): Family | null {
  for (const card of cards) if (!isJoker(card)) return familyOf(card);
  return null;
}

/** Whom the joker of a family stands for; null if it holds none. */
export function standsFor({ family, cards }: Pick<Posed, 'family' | 'cards'>): Person | null {
  return cards.some(isJoker) ? (PEOPLE[family].find(person => !cards.includes(person)) ?? null) : null;
}

/** The discovery of a family, if it is not there yet. */
export function missingDiscovery({ family, cards }: Pick<Posed, 'family' | 'cards'>): Discovery | null {
  return cards.includes(DISCOVERY[family]) ? null : DISCOVERY[family];
}

/** Every selection of this hand that makes a family (MH-10): five of six with a joker among them. */
export function familiesIn(hand: readonly Card[], { form }: Pick<Config, 'form'>): Card[][] {
  const jokers = hand.filter(isJoker);
  return FAMILIES.flatMap(family => {
    const held = hand.filter(card => !isJoker(card) && familyOf(card) === family);
    const bases = basesOf(held.filter(isPerson), jokers);
    const discovery = held.find(isDiscovery);
    if (form === 'simplified' || discovery === undefined) return bases;
    return bases.flatMap(cards => [cards, [...cards, discovery]]);
  }).map(sorted);
}

function basesOf(people: readonly Person[], jokers: readonly Joker[]): Card[][] {
  const fives = people.length === 6 ? people.map((_, i) => people.toSpliced(i, 1)) : [people];
  const withJoker = fives
    .filter(five => five.length === 5)
    .flatMap(five => jokers.map(one => [...five, one]));
  return people.length === 6 ? [[...people], ...withJoker] : withJoker;
}

/** Every four or more discoveries of this hand (MH-12). */
export function discoveriesIn(hand: readonly Card[]): Discovery[][] {
  let subsets: Discovery[][] = [[]];
  for (const card of hand.filter(isDiscovery))
    subsets = subsets.concat(subsets.map(some => some.concat(card)));
  return subsets.filter(some => some.length >= FEWEST_DISCOVERIES);
}
