import type { Facts, Shape } from '#kernel/game.ts';
import type { Rng } from '#kernel/rng.ts';

/** Five opponents, from a beginner to the best we can do. */
export const LEVELS = [1, 2, 3, 4, 5] as const;
export type Level = (typeof LEVELS)[number];

export interface Budget {
  /** How many worlds to imagine. Work, not time: the same on every machine. 0 looks at the view alone. */
  readonly iterations: number;
}

/** One move as the judge sees it. */
export interface Candidate<Move> {
  readonly move: Move;
  /** In points of the game, for the viewer; only differences between candidates mean something. */
  readonly value: number;
  /** Standard error of `value`; 0 where it is exact. */
  readonly error: number;
  /** Why, for hints and reviews: the words are made from these. */
  readonly facts: Facts;
}

/** The one judge behind bots, hints and reviews. Sees a view, never a state. */
export interface Bot<S extends Shape> {
  /** Best first; never empty where the viewer must act. Same view, budget and chance: same answer. */
  readonly rank: (view: S['view'], budget: Budget, rng: Rng) => readonly Candidate<S['move']>[];
  /** What a player of this level does now. */
  readonly choose: (view: S['view'], level: Level, rng: Rng) => S['move'];
}
