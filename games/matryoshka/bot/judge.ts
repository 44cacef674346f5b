/**
 * Compares deeds in imagined worlds. All are tried in the same worlds, and what counts is how each does against
 * the first one there: the luck of a world is everybody's. The worse half drops out time and again, so that most
 * of the work goes into telling the best apart.
 */
import type { Seat } from '#kernel/game.ts';
import type { QuickRandom } from '#search/quick-random.ts';
import { type Deed, leadAfter } from './deed.ts';
import { copyGame, emptyGame } from './quick-game.ts';
import type { Style } from './style.ts';
import { deal, type Outlook } from './worlds.ts';

/** A deed and a first estimate of it, in points. */
export interface Suggestion {
  readonly deed: Deed;
  readonly worth: number;
}

export interface Judgement {
  /** Expected lead over the best other player, in points. */
  readonly value: number;
  /** Standard error of the difference to the first deed. */
  readonly error: number;
}

export interface Study {
  readonly me: Seat;
  readonly outlook: Outlook;
  /** How each seat plays in imagined games. */
  readonly styles: readonly Style[];
  readonly worlds: number;
  readonly random: QuickRandom;
}

/** The share of the worlds in each round: the fewer deeds are left, the more worlds there are for each. */
const ROUNDS = [1 / 8, 1 / 8, 1 / 4, 1 / 2] as const;
/** The first estimate counts as much as so many worlds. */
const TRUST = 12;

interface Tally {
  readonly deed: Deed;
  /** By the first estimates, what it gains on the first deed. */
  readonly prior: number;
  worlds: number;
  /** Sums of the differences to the first deed, and of their squares. */
  sum: number;
  squares: number;
}

const world = emptyGame();
const game = emptyGame();

/** In the order given. The first should be the likeliest: it is measured best. */
export function judge(suggestions: readonly Suggestion[], study: Study): Judgement[] {
  const { outlook, random, worlds } = study;
  const base = suggestions[0]?.worth ?? 0;
  const tallies = suggestions.map(
    ({ deed, worth }): Tally => ({ deed, prior: worth - base, worlds: 0, sum: 0, squares: 0 }),
  );
  const [first, ...others] = tallies;
  if (first === undefined) return [];
  const dropped: Tally[][] = [];
  let alive = others;
  let total = 0;
  for (const share of ROUNDS) {
    for (let i = 0; i < worlds * share; i++) {
      deal(outlook, random, world);
      const lead = leadIn(first.deed, study);
      total += lead;
      first.worlds++;
      for (const tally of alive) note(tally, leadIn(tally.deed, study) - lead);
    }
    const ordered = alive.toSorted((a, b) => meanOf(b) - meanOf(a));
    alive = ordered.slice(0, Math.ceil(ordered.length / 2));
    dropped.unshift(ordered.slice(alive.length));
  }
  const gains = gainsOf([alive, ...dropped]);
  const value = total / Math.max(1, first.worlds);
  return tallies.map(tally => ({ value: value + (gains.get(tally) ?? 0), error: errorOf(tally) }));
}

function leadIn(deed: Deed, { me, styles }: Study): number {
  copyGame(world, game);
  return leadAfter(game, me, deed, styles);
}

/**
 * What each gains on the first deed, from the groups in which they dropped out, the last standing first. Who
 * dropped out early was measured least, and may look better than it is by luck: never better than those who
 * went on.
 */
function gainsOf(groups: readonly (readonly Tally[])[]): Map<Tally, number> {
  const gains = new Map<Tally, number>();
  let most = Number.POSITIVE_INFINITY;
  for (const group of groups) {
    for (const tally of group) gains.set(tally, Math.min(most, meanOf(tally)));
    most = Math.min(most, ...group.map(meanOf));
  }
  return gains;
}

function note(tally: Tally, difference: number): void {
  tally.worlds++;
  tally.sum += difference;
  tally.squares += difference * difference;
}

function meanOf({ prior, sum, worlds }: Tally): number {
  return (prior * TRUST + sum) / (TRUST + worlds);
}

function errorOf({ sum, squares, worlds }: Tally): number {
  if (worlds < 2) return 0;
  const variance = (squares - (sum * sum) / worlds) / (worlds - 1);
  return Math.sqrt(Math.max(0, variance) / worlds);
}
