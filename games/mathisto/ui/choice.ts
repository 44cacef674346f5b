/** What the player considers before anything is played: headless, so that it can be tested without a page. */
import type { Seat } from '#contract/game.ts';
import { callableFamilies, faceUp } from '../rules/calling.ts';
import {
  type Card,
  cardsOf,
  type Discovery,
  FAMILIES,
  type Family,
  type FamilyCard,
  isDiscovery,
  sorted,
} from '../rules/cards.ts';
import { cardsInPlay } from '../rules/setup.ts';
import type { Choice, Counter, Move, View } from '../rules/types.ts';

export type Considered =
  | { readonly tag: 'nothing' }
  /** A card to call; one that is held is looked at first, and called only by those who want to bluff. */
  | { readonly tag: 'card'; readonly card: FamilyCard; readonly isCalled: boolean }
  | { readonly tag: 'pose'; readonly cards: readonly Card[] }
  | { readonly tag: 'discoveries'; readonly cards: readonly Discovery[] }
  | { readonly tag: 'choose'; readonly choice: Choice }
  | { readonly tag: 'type'; readonly text: string }
  | { readonly tag: 'counter'; readonly with: Counter };

export const NOTHING: Considered = { tag: 'nothing' };

/** The same as long as the same is asked: in a window others choose meanwhile. */
export function promptOf({ past, phase, me }: View): string {
  return `${past.length} ${phase.tag} ${me}`;
}

/** Touching a card of the grid; touched again, it is put back. */
export function touchCard(considered: Considered, card: FamilyCard, hand: readonly Card[]): Considered {
  if (considered.tag === 'card' && considered.card === card) return NOTHING;
  return { tag: 'card', card, isCalled: !hand.includes(card) };
}

/** One step back: from a bluff to the card itself, else to the beginning. */
export function backFrom(considered: Considered, hand: readonly Card[]): Considered {
  if (considered.tag !== 'card' || !considered.isCalled || !hand.includes(considered.card)) return NOTHING;
  return { ...considered, isCalled: false };
}

/** What the judge would have one consider. */
export function consideredIn(move: Move): Considered {
  switch (move.kind) {
    case 'call':
      return { tag: 'card', card: move.card, isCalled: true };
    case 'pose':
      return { tag: 'pose', cards: move.cards };
    case 'discoveries':
      return { tag: 'discoveries', cards: move.cards };
    case 'counter':
      return { tag: 'counter', with: move.with };
    // Of a question nobody can be advised.
    case 'choose':
    case 'type':
    case 'silence':
    case 'draw':
    case 'decline':
      return NOTHING;
  }
}

/** What confirming would play; null as long as something is missing. A call also needs somebody to ask. */
export function moveOf(considered: Considered): Move | null {
  switch (considered.tag) {
    case 'pose':
      return { kind: 'pose', cards: considered.cards };
    case 'discoveries':
      return { kind: 'discoveries', cards: considered.cards };
    case 'choose':
      return { kind: 'choose', choice: considered.choice };
    case 'type':
      return considered.text.trim() === '' ? null : { kind: 'type', text: considered.text.trim() };
    case 'counter':
      return { kind: 'counter', with: considered.with };
    case 'nothing':
    case 'card':
      return null;
  }
}

/** Takes a discovery up or puts it back. */
export function touchDiscovery(cards: readonly Discovery[], card: Discovery): readonly Discovery[] {
  if (cards.includes(card)) return cards.filter(one => one !== card);
  return sorted([...cards, card]).filter(isDiscovery);
}

/** A card of a family as it stands before the player. */
export interface Place {
  readonly card: FamilyCard;
  readonly is: 'held' | 'missing' | 'face up';
}

export interface FamilyRow {
  readonly family: Family;
  readonly places: readonly Place[];
}

/** The hand as a grid: a row for each family that may be called (MH-6), with what is missing beside what is held. */
export function rowsOf(view: View, hand: readonly Card[]): readonly FamilyRow[] {
  const callable = callableFamilies(hand);
  return hand.length === 0 ? [] : openRows(view, hand).filter(({ family }) => callable.includes(family));
}

/** Families that one may not call, though something of them is hidden. */
export function familiesNotHeld(view: View, hand: readonly Card[]): readonly Family[] {
  const callable = callableFamilies(hand);
  return openRows(view, hand).flatMap(({ family }) => (callable.includes(family) ? [] : [family]));
}

/** Those of which something is in a hand or in the stock. */
function openRows(view: View, hand: readonly Card[]): readonly FamilyRow[] {
  const shown = faceUp(view);
  const inPlay = cardsInPlay(view.config);
  const placeOf = (card: FamilyCard): Place => ({
    card,
    is: hand.includes(card) ? 'held' : shown.has(card) ? 'face up' : 'missing',
  });
  return FAMILIES.map(family => ({
    family,
    places: cardsOf(family)
      .filter(card => inPlay.includes(card))
      .map(placeOf),
  })).filter(({ places }) => places.some(({ is }) => is !== 'face up'));
}

/** The others in the order of the seats, from the next one on; all of them for an onlooker. */
export function othersOf({ me, handSizes }: View): readonly Seat[] {
  const seats = handSizes.map((_, seat) => seat);
  return me === 'spectator' ? seats : [...seats.slice(me + 1), ...seats.slice(0, me)];
}
