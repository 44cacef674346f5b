/**
 * How many tricks cards are good for, before any is played. The weights were fitted to three hundred thousand
 * deals played to their end by the quick players: only the strongest cards of the deal matter much.
 */
import type { Card } from '../rules/cards.ts';
import type { Definition } from '../rules/definition.ts';
import { TRICKS } from '../rules/score.ts';
import { PLAIN_BIDS } from '../rules/trumps.ts';
import type { Way } from '../rules/types.ts';
import { orderOf } from '../solver/order.ts';
import { PLACES } from './code.ts';

/** In hundredths of a trick, of the strongest places; those below lose more and more slowly. */
const STRONGEST = [37, 29, 24, 20, 16.5, 13, 10, 7, 4.5, 2.5, 1, -0.5, -1.5, -2, -2.5, -3.5];
const WEAK = -4;
const WEAKEST = -6.5;
const MUTE_WEIGHT = 0.2;
/** The declarer's camp plays the first card. */
const LEADING = -0.26;

const WEIGHTS = Float64Array.from({ length: PLACES }, (_, place) => {
  const rank = PLACES - 1 - place;
  const strong = STRONGEST[rank];
  if (strong !== undefined) return strong / 100;
  const share = (rank - STRONGEST.length) / (PLACES - 1 - STRONGEST.length);
  return (WEAK + (WEAKEST - WEAK) * share) / 100;
});

/** What all 52 cards weigh together. */
const ALL = WEIGHTS.reduce((sum, weight) => sum + weight, 0) + 4 * MUTE_WEIGHT;

/** By card: what it adds to the tricks of the camp that holds it, and takes from the other. */
type Weights = Float64Array;

export function weightsOf(trumps: Definition, way: Way): Weights {
  const { places } = orderOf(trumps, way);
  return Float64Array.from(places, (place, card) => (card === 0 ? MUTE_WEIGHT : (WEIGHTS[place] ?? 0)));
}

export function weigh(cards: Iterable<Card>, weights: Weights): number {
  let sum = 0;
  for (const card of cards) sum += weights[card] ?? 0;
  return sum;
}

/** Tricks to expect of a declarer's camp whose two hands weigh this. */
export function tricksOf(weight: number): number {
  return TRICKS / 2 + LEADING + 2 * weight - ALL;
}

/** The same if only the declarer's own hand is known: a third of what is left is the partner's. */
export function tricksAlone(weight: number): number {
  return tricksOf(weight + (ALL - weight) / 3);
}

export interface Bid {
  readonly trumps: Definition;
  readonly up: Weights;
  readonly down: Weights;
}

let bids: readonly Bid[] | undefined;

/** All plain bids with their weights, which take a moment to make. */
export function allBids(): readonly Bid[] {
  bids ??= PLAIN_BIDS.map(bidOf);
  return bids;
}

export function bidOf(trumps: Definition): Bid {
  return { trumps, up: weightsOf(trumps, 'up'), down: weightsOf(trumps, 'down') };
}
