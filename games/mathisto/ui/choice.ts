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
  familyOf,
  isDiscovery,
  sorted,
} from '../rules/cards.ts';
import { cardsInPlay } from '../rules/setup.ts';
import type { Choice, Counter, Move, View } from '../rules/types.ts';

export type Considered =
  | { readonly tag: 'nothing' }
  /** A family to call from: what is missing of it lies in the middle; for a bluff, what one holds of it. */
  | { readonly tag: 'family'; readonly family: Family; readonly isBluff: boolean }
  /** A card to call. */
  | { readonly tag: 'card'; readonly card: FamilyCard }
  | { readonly tag: 'pose'; readonly cards: readonly Card[] }
  | { readonly tag: 'discoveries'; readonly cards: readonly Discovery[] }
  /** One of the four answers, and how it reads. */
  | { readonly tag: 'choose'; readonly choice: Choice; readonly text: string }
  | { readonly tag: 'type'; readonly text: string }
  | { readonly tag: 'counter'; readonly with: Counter };

export const NOTHING: Considered = { tag: 'nothing' };

/** The same as long as the same is asked: in a window others choose meanwhile. */
export function promptOf({ past, phase, me }: View): string {
  return `${past.length} ${phase.tag} ${me}`;
}

/** Touching a family; touched again, it is put back. */
export function touchFamily(considered: Considered, family: Family): Considered {
  return familyTaken(considered) === family ? NOTHING : { tag: 'family', family, isBluff: false };
}

/** Touching a card in the middle; touched again, it is put back to its family. */
export function touchCard(considered: Considered, card: FamilyCard, hand: readonly Card[]): Considered {
  return considered.tag === 'card' && considered.card === card
    ? backFrom(considered, hand)
    : { tag: 'card', card };
}

/** One step back: from a card to its family, from a bluff to what is missing, else to the beginning. */
export function backFrom(considered: Considered, hand: readonly Card[]): Considered {
  if (considered.tag === 'family' && considered.isBluff) return { ...considered, isBluff: false };
  if (considered.tag !== 'card') return NOTHING;
  const { card } = considered;
  return { tag: 'family', family: familyOf(card), isBluff: hand.includes(card) };
}

/** The family that is taken up, by itself or with one of its cards. */
export function familyTaken(considered: Considered): Family | null {
  if (considered.tag === 'family') return considered.family;
  return considered.tag === 'card' ? familyOf(considered.card) : null;
}

/** Whether the same lies in the middle, whatever is chosen there. */
export function isSameMiddle(one: Considered, other: Considered): boolean {
  const family = familyTaken(one);
  return family === familyTaken(other) && (family !== null || one.tag === other.tag);
}

/** What the judge would have one consider. */
export function consideredIn(move: Move): Considered {
  switch (move.kind) {
    case 'call':
      return { tag: 'card', card: move.card };
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
    case 'family':
    case 'card':
      return null;
  }
}

/** Takes a discovery up or puts it back. */
export function touchDiscovery(cards: readonly Discovery[], card: Discovery): readonly Discovery[] {
  if (cards.includes(card)) return cards.filter(one => one !== card);
  return sorted([...cards, card]).filter(isDiscovery);
}

/** What one holds of a family: its people in their order, then its discovery. */
export interface HeldFamily {
  readonly family: Family;
  readonly cards: readonly FamilyCard[];
}

/** The hand by families; jokers belong to none. */
export function heldFamilies(hand: readonly Card[]): readonly HeldFamily[] {
  return FAMILIES.map(family => ({
    family,
    cards: cardsOf(family).filter(card => hand.includes(card)),
  })).filter(({ cards }) => cards.length > 0);
}

/** What one could call of a family without bluffing: neither in one's hand nor face up. */
export function missingOf(view: View, hand: readonly Card[], family: Family): readonly FamilyCard[] {
  const shown = faceUp(view);
  const inPlay = cardsInPlay(view.config);
  return cardsOf(family).filter(card => inPlay.includes(card) && !hand.includes(card) && !shown.has(card));
}

/**
 * Families of which one holds nothing, though something of them is hidden. Whoever holds nothing but jokers may call
 * from them (MH-6), the others are told why not.
 */
export function familiesNotHeld(view: View, hand: readonly Card[]): readonly Family[] {
  const held = heldFamilies(hand);
  return FAMILIES.filter(
    family => held.every(one => one.family !== family) && missingOf(view, hand, family).length > 0,
  );
}

/** MH-6. */
export function mayCallFrom(hand: readonly Card[], family: Family): boolean {
  return callableFamilies(hand).includes(family);
}

/** The others in the order of the seats, from the next one on; all of them for an onlooker. */
export function othersOf({ me, handSizes }: View): readonly Seat[] {
  const seats = handSizes.map((_, seat) => seat);
  return me === 'spectator' ? seats : [...seats.slice(me + 1), ...seats.slice(0, me)];
}

/** On which side of the table a seat is, as the frame lays them: from five others on there are two on each side. */
export function sideOf(seat: Seat, view: View): 'left' | 'top' | 'right' | 'own' {
  const others = othersOf(view);
  const at = others.indexOf(seat);
  const beside = others.length > 4 ? 2 : 1;
  if (at < 0) return 'own';
  if (at < beside) return 'left';
  return at < others.length - beside ? 'top' : 'right';
}
