import type { Facts, Shape } from './game.ts';
import type { Rng } from './rng.ts';

/** A tile, a number or a card that a viewer does not see, as the rules write it: `24`, `A5`, `euler`. */
export interface PieceOdds {
  readonly piece: string;
  /** How many of it are out of sight. */
  readonly count: number;
  /** By seat, and last for wherever the rest lies: how likely at least one of it is there, from 0 to 1. */
  readonly chances: readonly number[];
}

/** Where all that a viewer does not see could be, by what it knows. */
export interface Odds {
  readonly pieces: readonly PieceOdds[];
  /** Worlds that were imagined for it; 0 where it is exact. */
  readonly worlds: number;
  /** What told it, in the order in which it happened: bids, calls, exchanges. The words are made from these. */
  readonly clues: readonly Facts[];
}

/** What a table knows of what is hidden. A part of a game's `review`. */
export interface OddsMaker<S extends Shape> {
  /** With what the best bot concludes from what others did. */
  readonly of: (view: S['view'], worlds: number, rng: Rng) => Odds;
  /** What the owner of this view holds unseen by others: the truth, once it may be told. */
  readonly held: (view: S['view']) => readonly string[];
}
