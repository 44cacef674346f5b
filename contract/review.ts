import type { Facts, Seat, Shape } from './game.ts';
import type { OddsMaker } from './odds.ts';
import type { Rng } from './rng.ts';

/** One step of a match that is over, seen from everywhere: nothing of it is hidden any more. */
export interface Passage<S extends Shape> {
  /** Before the step, by seat. */
  readonly views: readonly S['view'][];
  /** What brought the step about, in order: one move, or several where seats chose together. */
  readonly moves: readonly { readonly seat: Seat; readonly move: S['move'] }[];
  /** After the step, by seat. */
  readonly after: readonly S['view'][];
}

/** What a step was worth. Plain data: it comes from a worker. */
export interface Finding {
  /** Whether something better was possible, for certain. */
  readonly isFault: boolean;
  /** The words are made from these. */
  readonly facts: Facts;
}

/** What one seat saw before and after a step; nothing before the first deal. */
export interface Change<S extends Shape> {
  readonly seat: Seat;
  readonly before: S['view'] | null;
  readonly after: S['view'];
}

/** What chance gave to a seat, or took from it: drawn or dealt, by nobody's choice. */
export interface Stroke {
  /** In points of the game: what the seat could expect just after, less what it could just before. */
  readonly gain: number;
  /** Standard error of `gain`. */
  readonly error: number;
  /** What was drawn, for the words. */
  readonly facts: Facts;
}

/** Looks back at a match. `games/<id>/review/index.ts` exports one; the page lets it think in a worker. */
export interface Review<S extends Shape> {
  /** What a step was worth with all that was hidden laid open; null if there is nothing to say about such a step. */
  readonly judge?: (passage: Passage<S>) => Finding | null;
  /** Where hidden pieces could be, by what a viewer knows. */
  readonly odds?: OddsMaker<S>;
  /** Null where nothing came by chance. `worlds`: how many to imagine. Same change, worlds and chance: same answer. */
  readonly luck?: (change: Change<S>, worlds: number, rng: Rng) => Stroke | null;
}

// oxlint-disable-next-line typescript/no-explicit-any -- hosts pass views and moves through without looking inside
export type AnyReview = Review<any>;
