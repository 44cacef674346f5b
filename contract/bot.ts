import type { Facts, Shape } from './game.ts';
import type { Rng } from './rng.ts';

/** Five opponents, from a beginner to the best we can do. */
export const LEVELS = [1, 2, 3, 4, 5] as const;
export type Level = (typeof LEVELS)[number];

export interface Budget {
  /**
   * How many worlds to imagine. A measure of work, not of time, so that it means the same on every machine. 0: judge
   * by the view alone.
   */
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
  /**
   * Best first; never empty where the viewer must act. Same view, budget and chance: same answer. `against`: a move that
   * the viewer may make. Then it is among them, and where it is not the best, the two were compared as closely as the
   * budget allows: a review goes by their values and errors.
   */
  readonly rank: (
    view: S['view'],
    budget: Budget,
    rng: Rng,
    against?: S['move'],
  ) => readonly Candidate<S['move']>[];
  /** What a player of this level does now. `share`: of its usual work, from 0 to 1, where many wait; left out, all. */
  readonly choose: (view: S['view'], level: Level, rng: Rng, share?: number) => S['move'];
  /**
   * What a player of this level says or does while nobody waits for it (`turn.may`); null to let the others go
   * on. Without it, the best that `rank` finds in the view alone.
   */
  readonly interrupt?: (view: S['view'], level: Level, rng: Rng) => S['move'] | null;
}

// oxlint-disable-next-line typescript/no-explicit-any -- hosts pass views and moves through without looking inside
export type AnyBot = Bot<any>;

/** What a bot says or does while nobody waits for it, if it is one of the kinds that may interrupt. */
export function interruptionOf<S extends Shape>(
  bot: Bot<S>,
  view: S['view'],
  { level, kinds }: { readonly level: Level; readonly kinds: readonly string[] },
  rng: Rng,
): S['move'] | null {
  const move = bot.interrupt === undefined ? bestAtSight(bot, view, rng) : bot.interrupt(view, level, rng);
  return move !== null && kinds.includes(move.kind) ? move : null;
}

function bestAtSight<S extends Shape>(bot: Bot<S>, view: S['view'], rng: Rng): S['move'] | null {
  return bot.rank(view, { iterations: 0 }, rng)[0]?.move ?? null;
}
