/** A match goes on at another table: by another chance, and with what was hidden dealt anew if one likes. */
import type { Game, Seat, Shape } from '#contract/game.ts';
import type { Proof } from '#kernel/fair.ts';
import type { Carried } from '#kernel/log.ts';
import type { Match } from '#kernel/match.ts';
import { rngFor, type Seed } from '#kernel/rng.ts';

/** As `setup` has the chance of step 0, so has a deal anew. */
const DEAL = 0;

/** A position that agrees with all in this view, and else depends on nothing but the seed. */
export function dealtFor<S extends Shape>(game: Game<S>, view: S['view'], seed: Seed): S['state'] {
  return game.imagine(view, rngFor(seed, DEAL));
}

export interface Carrying {
  /** Whose device it comes from. */
  readonly seat: Seat;
  /** Whether all that this seat cannot know is dealt anew. */
  readonly isAnew: boolean;
  readonly seed: Seed;
  readonly proof?: Proof;
}

/** How the match can be carried on from where it stands: for `Match.carry`. */
export function carriedFrom<S extends Shape>(
  game: Game<S>,
  match: Match<S>,
  { seat, isAnew, seed, proof }: Carrying,
): Carried<S['state']> {
  return {
    step: match.step,
    seat,
    seed,
    ...(proof === undefined ? {} : { proof }),
    ...(isAnew ? { state: dealtFor(game, match.envelope(seat).view, seed) } : {}),
  };
}
