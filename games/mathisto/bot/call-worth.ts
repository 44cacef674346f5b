/** What a call is worth at first sight, in points. */
import { familyOf, isDiscovery } from '../rules/cards.ts';
import type { Move } from '../rules/types.ts';
import type { Belief } from './belief.ts';
import { chanceOf, type Prospects, valueOf } from './prospects.ts';

/** What somebody gives thought to. The numbers were found by letting tempers play against each other. */
export interface Temper {
  /** To keep the turn is worth so much, to hand it on costs so much, in points. */
  readonly turn: number;
  /** The part of its worth that an unfinished family loses with each card that everybody knows one holds. */
  readonly exposure: number;
}

/** Thinks of what the others may take back. */
export const WARY: Temper = { turn: 5, exposure: 0.15 };
/** Takes what there is to take. */
export const EAGER: Temper = { turn: 2, exposure: 0 };

export interface Sight {
  readonly belief: Belief;
  readonly prospects: Prospects;
  /** What the best family is worth that could be posed now. */
  readonly ready: number;
  readonly temper: Temper;
}

/** A family that could be posed and is not yet keeps so much of its worth if the turn is lost. */
const KEPT = 0.7;
/** The part of a threat that counts: not everything that others could do to one's hand is done. */
const FEAR = 0.5;
/** What another player loses is worth half of that to oneself. */
const DENIED = 0.5;
/** A discovery is good for something even if its family goes to another (MH-12, MH-16). */
const ANY_DISCOVERY = 3;

export function callWorth({ card, from }: Extract<Move, { readonly kind: 'call' }>, sight: Sight): number {
  const { belief, prospects, ready, temper } = sight;
  const family = familyOf(card);
  const mine = prospects.mine(family);
  const theirs = prospects.expected(from, family);
  const exposed = prospects.exposed(family);
  const gain = isDiscovery(card)
    ? 20 * chanceOf(mine) + ANY_DISCOVERY
    : worthIn(mine + 1, exposed + 1, temper) -
      worthIn(mine, exposed, temper) +
      DENIED * (valueOf(theirs) - valueOf(theirs - 1));
  const success = ready + (prospects.isPosed(family) ? 0 : gain) + temper.turn;
  const failure = KEPT * ready - FEAR * prospects.threat(from) - temper.turn;
  const chance = belief.holds(from, card);
  return chance * success + (1 - chance) * failure;
}

/** The least that is left of the worth of a family that lies open. */
const LEFT = 0.2;

/** What so many people of a family are worth; less if others know of some, unless all six can be posed at once. */
function worthIn(people: number, exposed: number, { exposure }: Temper): number {
  return valueOf(people) * (people >= 6 ? 1 : Math.max(LEFT, 1 - exposure * exposed));
}
