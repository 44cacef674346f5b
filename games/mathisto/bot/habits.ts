/**
 * What the way people play tells besides what the rules make certain. How far each of these goes was measured in games
 * between bots, by how well the cards could be told that were hidden then.
 */
import {
  type Card,
  cardsOf,
  DISCOVERY,
  FAMILIES,
  type Family,
  familyOf,
  isJoker,
  PEOPLE,
} from '../rules/cards.ts';
import type { History } from '../rules/history.ts';
import { familyOfCards } from '../rules/posing.ts';
import type { View } from '../rules/types.ts';

/** How likely a caller holds the very card that is called: bluffs are rare (MH-6). */
const BLUFF = 0.2;
/** How much likelier a caller holds each other card of that family: one calls where one has most. */
const KIN = 1.5;
/**
 * How likely somebody holds a card of a family who hands the turn on though cards of it lie open in other hands, for
 * the taking: one of them, or several.
 */
const LEFT_ONE = 0.3;
const LEFT_MORE = 0.1;
/** How likely somebody who did not counter could have: few who can do nothing. */
const MISSED = 0.2;

/**
 * What somebody hears in what others do: nothing but what the rules make certain; that whoever calls a card rarely has
 * it, and whoever did not counter rarely could; or also what it tells of all the other cards.
 */
export type Hearing = 'nothing' | 'calls' | 'all';

/** Of the shape of `History.may`: how likely it is that a card came from there. */
export function habitsOf(
  view: View,
  { cards, origins, known }: History,
  hearing: Exclude<Hearing, 'nothing'>,
): Float64Array {
  const likely = new Float64Array(cards.length * origins.length).fill(1);
  const places = new Map(cards.map((card, place) => [card, place]));
  /** That this seat holds the card at this moment is so many times as likely as one would think. */
  const weigh = (card: Card, seat: number, at: number, by: number): void => {
    const place = places.get(card);
    if (place === undefined || (known[place] ?? 0) < at) return;
    for (const [i, origin] of origins.entries()) {
      if (origin.seat !== seat || origin.since >= at) continue;
      const index = place * origins.length + i;
      likely[index] = Math.min(MOST, Math.max(LEAST, by * (likely[index] ?? 0)));
    }
  };
  const table = openTable(view);
  for (const [at, one] of view.past.entries()) {
    if (one.kind === 'called') {
      const { caller, card, got } = one;
      weigh(card, caller, at, BLUFF);
      if (hearing === 'all')
        for (const kin of cardsOf(familyOf(card))) if (kin !== card) weigh(kin, caller, at, KIN);
      if (hearing === 'all' && (got === 'drew' || got === 'nothing'))
        for (const { family, count } of table.leftBy(caller, familyOf(card)))
          for (const kin of cardsOf(family)) weigh(kin, caller, at, count > 1 ? LEFT_MORE : LEFT_ONE);
    }
    if (one.kind === 'countered') {
      for (const [seat, choice] of one.choices.entries())
        if (choice === 'nothing')
          for (const card of table.counters(one.family)) weigh(card, seat, at, MISSED);
    }
    table.follow(one);
  }
  return likely;
}

/** However often somebody calls a family or a card, it may be a bluff. */
const LEAST = 0.01;
const MOST = 100;

/** Which cards lie open in which hands, as the past goes by. */
function openTable({ handSizes }: View) {
  const hands = handSizes.map(() => new Set<Card>());
  const posed = new Map<Family | null, readonly Card[]>();
  const countOf = (seat: number, family: Family): number =>
    [...(hands[seat] ?? [])].filter(card => !isJoker(card) && familyOf(card) === family).length;
  return {
    /** What a seat that has nothing open of a family could have taken of it with any card of it, and did not. */
    leftBy: (seat: number, called: Family) =>
      FAMILIES.flatMap(family => {
        if (family === called || posed.has(family) || countOf(seat, family) > 0) return [];
        const count = hands.reduce((sum, _, other) => sum + countOf(other, family), 0);
        return count === 0 ? [] : [{ family, count }];
      }),
    /** What could have been put on a family (MH-15, MH-16). */
    counters: (family: Family): readonly Card[] => {
      const there = posed.get(family) ?? [];
      return [...PEOPLE[family], DISCOVERY[family]].filter(card => !there.includes(card));
    },
    follow: (one: View['past'][number]) => {
      if (one.kind === 'called' && (one.got === 'given' || one.got === 'shown')) {
        hands[one.from]?.delete(one.card);
        hands[one.caller]?.add(one.card);
      }
      if (one.kind === 'posed' || one.kind === 'discoveries')
        for (const card of one.cards) for (const hand of hands) hand.delete(card);
      if (one.kind === 'posed') posed.set(familyOfCards(one.cards), one.cards);
    },
  };
}
