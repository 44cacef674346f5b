/** Why a choice is good or bad, for hints and reviews. */
import type { Facts, Seat } from '#contract/game.ts';
import {
  type Card,
  DISCOVERY,
  type Family,
  familyOf,
  isDiscovery,
  isJoker,
  isPerson,
  PEOPLE,
} from '../rules/cards.ts';
import { familyOfCards, worthOf, worthOfDiscoveries } from '../rules/posing.ts';
import type { Counter, Move, View } from '../rules/types.ts';
import type { Belief } from './belief.ts';

/** From here on a call is likely to find its card, in percent. */
const LIKELY = 50;

/**
 * Seats count from 1, chances are in percent. `percent` of a call: that this player holds the card, 100 only if it
 * is certain; of a posing: that somebody can counter. `have`, `need`: people of the family that one holds, and
 * that are missing. `gain`, `other` of a counter: what it brings oneself, and the poser.
 */
export function teller(view: View, me: Seat, belief: Belief): (move: Move) => Facts {
  const hand = view.hands[me] ?? [];
  return move => {
    switch (move.kind) {
      case 'call': {
        const family = familyOf(move.card);
        const have = hand.filter(card => isPerson(card) && familyOf(card) === family).length;
        const percent = percentOf(belief.holds(move.from, move.card));
        const isOwn = hand.includes(move.card);
        return {
          case: isOwn ? 'bluff' : percent === 100 ? 'sure' : percent >= LIKELY ? 'likely' : 'unlikely',
          card: move.card,
          family,
          seat: move.from + 1,
          percent,
          have,
          need: PEOPLE[family].length - have,
        };
      }
      case 'pose': {
        const family = familyOfCards(move.cards);
        return family === null ? {} : posingFacts(view, me, { family, cards: move.cards }, belief);
      }
      case 'discoveries':
        return { case: 'discoveries', count: move.cards.length, points: worthOfDiscoveries(move.cards) };
      case 'draw':
      case 'decline':
        return { case: move.kind };
      case 'choose':
      case 'type':
      case 'silence':
        return { case: 'question' };
      case 'counter':
        return counterFacts(view, move.with);
    }
  };
}

/** 0 and 100 only if it is certain. */
function percentOf(chance: number): number {
  if (chance === 0 || chance === 1) return 100 * chance;
  return Math.max(1, Math.min(99, Math.round(100 * chance)));
}

function posingFacts(
  { config, handSizes }: View,
  me: Seat,
  { family, cards }: { readonly family: Family; readonly cards: readonly Card[] },
  belief: Belief,
): Facts {
  const joker = cards.some(isJoker);
  const discovery = cards.some(isDiscovery);
  const missing = joker ? PEOPLE[family].find(person => !cards.includes(person)) : undefined;
  const others = handSizes.flatMap((_, seat) => (seat === me ? [] : [seat]));
  const inHands = (card: Parameters<Belief['holds']>[1]): number =>
    others.reduce((sum, seat) => sum + belief.holds(seat, card), 0);
  const taken = missing === undefined ? 0 : inHands(missing);
  const added = discovery || config.form === 'simplified' ? 0 : inHands(DISCOVERY[family]);
  return {
    case: 'pose',
    family,
    points: worthOf(cards, config),
    joker: joker ? 1 : 0,
    discovery: discovery ? 1 : 0,
    missing: missing ?? '',
    percent: percentOf(Math.min(1, 1 - (1 - Math.min(1, taken)) * (1 - Math.min(1, added)))),
  };
}

/** MH-15 to MH-17, a super-counter answered right. */
const GAIN: Readonly<Record<Counter, number>> = { nothing: 0, joker: 0, discovery: 20, super: 50 };
const OTHER: Readonly<Record<Counter, number>> = { nothing: 0, joker: 10, discovery: 20, super: -20 };

function counterFacts({ phase, posed }: View, choice: Counter): Facts {
  const family = posed.at(-1);
  if (phase.tag !== 'counter' || family === undefined) return {};
  return {
    case: choice,
    family: family.family,
    gain: GAIN[choice],
    other: OTHER[choice],
    seat: phase.poser + 1,
  };
}
