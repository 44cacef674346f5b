import type { Facts, Seat, Shape } from './game.ts';

/** One step of a match that is over, seen from everywhere: nothing of it is hidden any more. */
export interface Passage<S extends Shape> {
  /** Before the step, by seat. */
  readonly views: readonly S['view'][];
  /** What brought the step about, in order: one move, or several where seats chose together. */
  readonly moves: readonly { readonly seat: Seat; readonly move: S['move'] }[];
}

/** What a step was worth. Plain data: it comes from a worker. */
export interface Finding {
  /** Whether something better was possible, for certain. */
  readonly isFault: boolean;
  /** The words are made from these. */
  readonly facts: Facts;
}

/** Looks back at a match. `games/<id>/review/index.ts` exports one; the page lets it think in a worker. */
export interface Review<S extends Shape> {
  /** Null if there is nothing to say about such a step. */
  readonly judge: (passage: Passage<S>) => Finding | null;
}

// oxlint-disable-next-line typescript/no-explicit-any -- hosts pass views and moves through without looking inside
export type AnyReview = Review<any>;
