import type fc from 'fast-check';
import type { Commit, Game, Seat, Shape, Viewer } from './game.ts';
import type { Json } from './json.ts';
import type { Rng } from './rng.ts';

/** One way to try a game. Each game has a list of them in `games/<id>/test/trials.ts`. */
export interface Trial<S extends Shape> {
  readonly name: string;
  readonly game: Game<S>;
  readonly config: S['config'];
  readonly seats: number;
  /** Raw moves to throw at `check`, legal or not. */
  readonly anyMove: fc.Arbitrary<unknown>;
  /** Raw moves to try in this position. If `moves` forgot a legal one, `anyMove` alone would hardly ever hit it. */
  readonly tries?: (view: S['view']) => Iterable<unknown>;
  /** Kinds of move that bring a game to its end. Every other random game prefers them, to see endings too. */
  readonly eager?: readonly string[];
  /**
   * What this viewer must not know, by name, as finely as it can leak: one tile, not one rack.
   * Over many games each must be imagined wrongly at least once.
   */
  readonly secrets: (state: S['state'], viewer: Viewer) => Readonly<Record<string, Json>>;
  /**
   * The same state with everything hidden from this viewer dealt anew: written apart from `imagine`,
   * so that a view that leaks and an `imagine` that plays along are still caught.
   */
  readonly redeal: (state: S['state'], viewer: Viewer, rng: Rng) => S['state'];
  /**
   * The same move in a world that differs in what is hidden, as an onlooker would see it: as many tiles
   * exchanged, whichever they are; `was` is the world in which it was made. Null if there is none, or if the
   * onlooker learns something by right. Without it, what a hidden move gives away is not tried.
   */
  readonly counterpart?: (
    commit: Commit<S['move']>,
    state: S['state'],
    onlooker: Viewer,
    was: S['state'],
  ) => S['move'] | null;
  /** All cards or tiles, wherever they are: the same from the first step to the last. */
  readonly pieces: (state: S['state']) => readonly (string | number)[];
  /** What decides at the end, by seat, where it is not the scores: games won before points. */
  readonly rankedBy?: (state: S['state']) => readonly number[];
  /** Random games for this trial; fewer where one game is long. */
  readonly runs?: number;
}

/** Trials of different games in one list. The shapes are lost on purpose: the laws do not need them. */
// oxlint-disable-next-line typescript/no-explicit-any -- a list of unlike trials has no better name
export type AnyTrial = Trial<any>;

export function seatsOf(seats: number): Seat[] {
  return Array.from({ length: seats }, (_, seat) => seat);
}

export function viewersOf(seats: number): Viewer[] {
  return [...seatsOf(seats), 'spectator'];
}
