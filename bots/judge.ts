/**
 * Compares deeds in imagined worlds. All are tried in the same worlds, and what counts is how each does against
 * the first one there: the luck of a world is everybody's. The worse half drops out time and again, so that most
 * of the work goes into telling the best apart.
 */

import type { Json } from '#contract/json.ts';
import { canonical } from '#kernel/fingerprint.ts';

/** A deed and a first estimate of it, in points. */
export interface Suggestion<Deed> {
  readonly deed: Deed;
  readonly worth: number;
}

export interface Judgement<Deed> {
  readonly deed: Deed;
  /** Expected lead over the best other player, in points. */
  readonly value: number;
  /** Standard error of the difference to the first deed. */
  readonly error: number;
}

export interface Worlds<Deed> {
  /** How many to imagine. */
  readonly count: number;
  /** Imagines the next one. */
  readonly deal: () => void;
  /** The lead to which a deed brings in the world dealt last. Called for several deeds in one world. */
  readonly leadIn: (deed: Deed) => number;
  /** Whether so much work was done that no further world is begun. */
  readonly isEnough?: () => boolean;
}

/** The share of the worlds in each round: the fewer deeds are left, the more worlds there are for each. */
const ROUNDS = [1 / 8, 1 / 8, 1 / 4, 1 / 2] as const;
/** The first estimate counts as much as so many worlds. */
const TRUST = 12;

interface Tally<Deed> {
  readonly deed: Deed;
  /** By the first estimates, what it gains on the first deed. */
  readonly prior: number;
  worlds: number;
  /** Sums of the differences to the first deed, and of their squares. */
  sum: number;
  squares: number;
}

/** In the order given. The first should be the likeliest: it is measured best. */
export function judge<Deed>(
  suggestions: readonly Suggestion<Deed>[],
  { count, deal, leadIn, isEnough = () => false }: Worlds<Deed>,
): Judgement<Deed>[] {
  const base = suggestions[0]?.worth ?? 0;
  const tallies = suggestions.map(
    ({ deed, worth }): Tally<Deed> => ({ deed, prior: worth - base, worlds: 0, sum: 0, squares: 0 }),
  );
  const [first, ...others] = tallies;
  if (first === undefined) return [];
  const dropped: Tally<Deed>[][] = [];
  let alive = others;
  let total = 0;
  for (const share of ROUNDS) {
    for (let i = 0; i < count * share && !isEnough(); i++) {
      deal();
      const lead = leadIn(first.deed);
      total += lead;
      first.worlds++;
      for (const tally of alive) note(tally, leadIn(tally.deed) - lead);
    }
    const ordered = alive.toSorted((a, b) => meanOf(b) - meanOf(a));
    alive = ordered.slice(0, Math.ceil(ordered.length / 2));
    dropped.unshift(ordered.slice(alive.length));
  }
  const gains = gainsOf([alive, ...dropped]);
  const value = total / Math.max(1, first.worlds);
  return tallies.map(tally => ({
    deed: tally.deed,
    value: value + (gains.get(tally) ?? 0),
    error: errorOf(tally),
  }));
}

/**
 * What each gains on the first deed, from the groups in which they dropped out, the last standing first. Who
 * dropped out early was measured least, and may look better than it is by luck: never better than those who
 * went on.
 */
function gainsOf<Deed>(groups: readonly (readonly Tally<Deed>[])[]): Map<Tally<Deed>, number> {
  const gains = new Map<Tally<Deed>, number>();
  let most = Number.POSITIVE_INFINITY;
  for (const group of groups) {
    for (const tally of group) gains.set(tally, Math.min(most, meanOf(tally)));
    most = Math.min(most, ...group.map(meanOf));
  }
  return gains;
}

function note(tally: Tally<unknown>, difference: number): void {
  tally.worlds++;
  tally.sum += difference;
  tally.squares += difference * difference;
}

function meanOf({ prior, sum, worlds }: Tally<unknown>): number {
  return (prior * TRUST + sum) / (TRUST + worlds);
}

function errorOf({ sum, squares, worlds }: Tally<unknown>): number {
  if (worlds < 2) return 0;
  const variance = (squares - (sum * sum) / worlds) / (worlds - 1);
  return Math.sqrt(Math.max(0, variance) / worlds);
}

/** A choice with its deed, as a game ranks it. */
interface Ranked<Deed> {
  readonly move: Json;
  readonly deed: Deed;
  readonly value: number;
  readonly error: number;
}

/**
 * The best of these and one other, measured again in the same worlds, without anybody's first estimate: for a review
 * what counts is by how much one is better, and how far that may be off.
 */
export function closelyCompared<One extends Ranked<unknown>>(
  ranked: readonly One[],
  against: Json,
  measure: (pair: readonly Suggestion<One['deed']>[]) => readonly Judgement<unknown>[],
): One[] {
  const [best] = ranked;
  const text = canonical(against);
  const other = ranked.find(({ move }) => canonical(move) === text);
  if (best === undefined || other === undefined) return [];
  if (other === best) return ranked.slice(0, 2);
  const [first, second] = measure([best, other].map(({ deed }) => ({ deed, worth: 0 })));
  if (first === undefined || second === undefined) return [];
  const pair = [
    { ...best, value: first.value, error: 0 },
    { ...other, value: second.value, error: second.error },
  ];
  return second.value > first.value ? pair.reverse() : pair;
}
