/** MH-6: which cards may be called, and of whom. */
import type { Seat } from '#contract/game.ts';
import {
  type Card,
  cardsOf,
  FAMILIES,
  type Family,
  type FamilyCard,
  familyOf,
  isJoker,
  PEOPLE,
} from './cards.ts';
import { seatsIn } from './turn.ts';
import type { View } from './types.ts';

/** The families of the hand; all of them for whoever holds nothing but jokers. */
export function callableFamilies(hand: readonly Card[]): Family[] {
  if (hand.every(isJoker)) return [...FAMILIES];
  return FAMILIES.filter(family => hand.some(card => !isJoker(card) && familyOf(card) === family));
}

/** Cards that one holds are among them: that is a bluff. */
export function callableCards(view: View, hand: readonly Card[]): FamilyCard[] {
  const shown = faceUp(view);
  const isStrategic = view.config.form === 'strategic';
  return callableFamilies(hand)
    .flatMap(family => (isStrategic ? cardsOf(family) : PEOPLE[family]))
    .filter(card => !shown.has(card));
}

/** Everybody else who is still in. */
export function callableSeats(view: View, me: Seat): Seat[] {
  return seatsIn(view).filter(seat => seat !== me);
}

/** What lies open on the table, and so cannot be called (MH-6): posed families, and posed discoveries. */
export function faceUp({ posed, discoveries }: Pick<View, 'posed' | 'discoveries'>): Set<Card> {
  return new Set([...posed.flatMap(({ cards }) => cards), ...(discoveries?.cards ?? [])]);
}
