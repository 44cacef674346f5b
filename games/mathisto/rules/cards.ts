/** MH-1: seven families, each of six mathematicians and one discovery. MH-2: two jokers. */
import { must } from '#kernel/must.ts';

export const FAMILIES = [
  'algebraists',
  'analysts',
  'arithmeticians',
  'astronomers',
  'geometers',
  'logicians',
  'probabilists',
] as const;
export type Family = (typeof FAMILIES)[number];

/** In the order of their lives. */
export const PEOPLE = {
  algebraists: ['al-khwarizmi', 'khayyam', 'viete', 'abel', 'galois', 'noether'],
  analysts: ['madhava', 'leibniz', 'euler', 'agnesi', 'cauchy', 'kovalevskaya'],
  arithmeticians: ['diophantus', 'brahmagupta', 'fermat', 'germain', 'gauss', 'ramanujan'],
  astronomers: ['hipparchus', 'hypatia', 'aryabhata', 'al-tusi', 'kepler', 'johnson'],
  geometers: ['euclid', 'archimedes', 'liu-hui', 'descartes', 'lobachevsky', 'mirzakhani'],
  logicians: ['aristotle', 'boole', 'lovelace', 'godel', 'turing', 'robinson'],
  probabilists: ['cardano', 'pascal', 'bernoulli', 'nightingale', 'kolmogorov', 'blackwell'],
} as const satisfies Readonly<Record<Family, readonly string[]>>;
export type Person = (typeof PEOPLE)[Family][number];

export const DISCOVERY = {
  algebraists: 'quadratic-equation',
  analysts: 'calculus',
  arithmeticians: 'zero',
  astronomers: 'kepler-laws',
  geometers: 'pythagoras',
  logicians: 'boolean-algebra',
  probabilists: 'large-numbers',
} as const satisfies Readonly<Record<Family, string>>;
export type Discovery = (typeof DISCOVERY)[Family];

export const JOKERS = ['bourbaki', 'scribe'] as const;
export type Joker = (typeof JOKERS)[number];

/** A card that belongs to a family, and so can be called (MH-6). */
export type FamilyCard = Person | Discovery;
/** Each exists once. */
export type Card = FamilyCard | Joker;

export const ALL_DISCOVERIES: readonly Discovery[] = FAMILIES.map(family => DISCOVERY[family]);
/** By family: its six people, then its discovery. */
export const FAMILY_CARDS: readonly FamilyCard[] = FAMILIES.flatMap(family => cardsOf(family));
export const ALL_CARDS: readonly Card[] = [...FAMILY_CARDS, ...JOKERS];

const order: ReadonlyMap<string, number> = new Map(ALL_CARDS.map((card, index) => [card, index]));
const families: ReadonlyMap<string, Family> = new Map(
  FAMILIES.flatMap(family => cardsOf(family).map(card => [card, family])),
);

/** The seven cards of a family, the discovery last. */
export function cardsOf(family: Family): readonly FamilyCard[] {
  return [...PEOPLE[family], DISCOVERY[family]];
}

export function familyOf(card: FamilyCard): Family {
  return must(families.get(card));
}

export function isCard(raw: unknown): raw is Card {
  return typeof raw === 'string' && order.has(raw);
}

export function isFamilyCard(raw: unknown): raw is FamilyCard {
  return typeof raw === 'string' && families.has(raw);
}

export function isJoker(card: Card): card is Joker {
  return !families.has(card);
}

export function isDiscovery(card: Card): card is Discovery {
  return ALL_DISCOVERIES.some(one => one === card);
}

export function isPerson(card: Card): card is Person {
  return !isJoker(card) && !isDiscovery(card);
}

export function isFamily(raw: unknown): raw is Family {
  return FAMILIES.some(family => family === raw);
}

/** 0 to 50, by family, the jokers last. */
export function indexOf(card: Card): number {
  return must(order.get(card));
}

export function sorted(cards: readonly Card[]): Card[] {
  return [...cards].sort((a, b) => indexOf(a) - indexOf(b));
}

export function without(cards: readonly Card[], taken: readonly Card[]): Card[] {
  return cards.filter(card => !taken.includes(card));
}
