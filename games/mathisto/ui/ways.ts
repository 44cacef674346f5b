/** MH-10: the ways to pose a family from a hand, and the choices within each. Headless. */
import {
  type Card,
  FAMILIES,
  type Family,
  isJoker,
  type Joker,
  PEOPLE,
  type Person,
} from '../rules/cards.ts';
import { familiesIn, familyOfCards, worthOf } from '../rules/posing.ts';
import type { Config } from '../rules/types.ts';

/** One of the four ways to pose a family: what it is worth, and each selection of cards that is worth so much. */
interface Way {
  readonly value: number;
  readonly selections: readonly (readonly Card[])[];
}

/** The ways that this hand allows, the cheapest first; none if the family is not ready. */
export function waysOf(hand: readonly Card[], family: Family, config: Config): readonly Way[] {
  const all = familiesIn(hand, config).filter(cards => familyOfCards(cards) === family);
  const values = [...new Set(all.map(cards => worthOf(cards, config)))].sort((a, b) => a - b);
  return values.map(value => ({
    value,
    selections: all.filter(cards => worthOf(cards, config) === value),
  }));
}

/** The families that can be posed now, with the most that each would be worth. */
export function readyFamilies(
  hand: readonly Card[],
  config: Config,
): readonly { readonly family: Family; readonly value: number; readonly cards: readonly Card[] }[] {
  return FAMILIES.flatMap(family => {
    const best = waysOf(hand, family, config).at(-1);
    const cards = best?.selections[0];
    return best === undefined || cards === undefined ? [] : [{ family, value: best.value, cards }];
  });
}

/** Whom one holds and would not lay: the joker takes that place. */
export function keptBack(cards: readonly Card[], hand: readonly Card[], family: Family): Person | null {
  return PEOPLE[family].find(person => hand.includes(person) && !cards.includes(person)) ?? null;
}

export function jokerIn(cards: readonly Card[]): Joker | null {
  return cards.find(isJoker) ?? null;
}

/** The selection of the same way with somebody else held back, or with the other joker. */
export function instead(
  { selections }: Way,
  cards: readonly Card[],
  hand: readonly Card[],
  change: { readonly kept?: Person; readonly joker?: Joker },
): readonly Card[] {
  const family = familyOfCards(cards);
  if (family === null) return cards;
  const kept = change.kept ?? keptBack(cards, hand, family);
  const joker = change.joker ?? jokerIn(cards);
  return selections.find(one => keptBack(one, hand, family) === kept && jokerIn(one) === joker) ?? cards;
}

/** A family in its order: six places, the joker in the one of whom it stands for, then the discovery. */
export function inPlaces(cards: readonly Card[], family: Family): readonly Card[] {
  const joker = jokerIn(cards);
  const people = PEOPLE[family].flatMap((person): Card[] =>
    cards.includes(person) ? [person] : joker === null ? [] : [joker],
  );
  return [...people, ...cards.filter(card => !people.includes(card))];
}
