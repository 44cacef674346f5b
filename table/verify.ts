import type { AnyMatchRules, Seat } from '#contract/game.ts';
import { commitmentTo, type Proof, seedOf } from '#kernel/fair.ts';
import type { RawLog, Source } from '#kernel/log.ts';
import { type Divergence, Match } from '#kernel/match.ts';
import { makeSeed } from '#kernel/rng.ts';

/** What somebody knows of a deal from elsewhere than from the file that is checked. */
export interface Witness {
  /** The commitment as it was published. */
  readonly commitment?: string;
  /** What one's own device added to the deal. */
  readonly entropy?: string;
}

export interface Verified {
  readonly play: PlayFound;
  readonly deal: DealFound;
}

/** What came of playing the whole match again. */
export type PlayFound =
  /** Every entry follows the rules and every fingerprint fits. `over`: the rules say that it ended there. */
  | { readonly tag: 'whole'; readonly steps: number; readonly over: boolean }
  /** From this step on, and this entry of the file, both counted from 1. */
  | {
      readonly tag: 'diverges';
      readonly reason: 'refused' | 'print';
      readonly step: number;
      readonly entry: number;
    }
  | { readonly tag: 'settings'; readonly field: 'config' | 'seats' }
  /** It was not dealt, and cannot have begun in the position that it names. */
  | { readonly tag: 'origin' }
  /** Other rules than ours: nothing can be said of its steps. */
  | { readonly tag: 'version'; readonly version: number; readonly current: number };

/** In the order in which things happened at the table. */
export const DEAL_CHECKS = ['published', 'sealed', 'seats', 'added', 'mixed'] as const;
export type DealCheck = (typeof DEAL_CHECKS)[number];

export type DealFound =
  /** The file does not say how its deal came about. */
  | { readonly tag: 'unproved' }
  /** There was none: it began in a position, and what this seat could not know there was made up. */
  | { readonly tag: 'imagined'; readonly seat: Seat; readonly of: Source['tag'] }
  | {
      readonly tag: 'proved' | 'disproved';
      readonly proof: Proof;
      /** Null where nobody could tell us what to compare with. */
      readonly checks: Readonly<Record<DealCheck, boolean | null>>;
    };

/** Plays a match again and repeats how its deal came about: all that can be checked of a file, by anybody. */
export function verifyMatch(game: AnyMatchRules, log: RawLog, witness: Witness = {}): Verified {
  return { play: playAgain(game, log), deal: checkDeal(log, witness) };
}

/** Whether nothing is wrong. A deal without a proof is not wrong: there is nothing to compare it with, nor where there was none. */
export function isSound({ play, deal }: Verified): boolean {
  return play.tag === 'whole' && deal.tag !== 'disproved';
}

export function checkDeal({ proof, seed, seats, origin }: RawLog, witness: Witness): DealFound {
  if (origin !== undefined) return { tag: 'imagined', seat: origin.seat, of: origin.of.tag };
  if (proof === undefined) return { tag: 'unproved' };
  const { commitment, hostBits, entropies } = proof;
  const checks = {
    // What was published before the deal is what the proof opens.
    published: witness.commitment === undefined ? null : witness.commitment === commitment,
    sealed: commitmentTo(hostBits) === commitment,
    seats: entropies.length === seats,
    added: witness.entropy === undefined ? null : entropies.includes(witness.entropy),
    mixed: makeSeed(seedOf(hostBits, entropies)) === makeSeed(seed),
  };
  return { tag: Object.values(checks).includes(false) ? 'disproved' : 'proved', proof, checks };
}

function playAgain(game: AnyMatchRules, log: RawLog): PlayFound {
  const replayed = Match.replay(game, log);
  if (!replayed.ok) return placeOf(game, log, replayed);
  const { step, over } = replayed.match;
  return { tag: 'whole', steps: step, over };
}

function placeOf(game: AnyMatchRules, log: RawLog, { reason, entry = 0 }: Divergence): PlayFound {
  switch (reason) {
    case 'version':
      return { tag: 'version', version: log.version, current: game.version };
    case 'config':
    case 'seats':
      return { tag: 'settings', field: reason };
    case 'origin':
      return { tag: 'origin' };
    case 'refused':
    case 'print': {
      // One choice may complete two steps, so the step is not the number of fingerprints before it.
      const before = Match.replay(game, { ...log, entries: log.entries.slice(0, entry) });
      const step = before.ok ? before.match.step + 1 : 1;
      return { tag: 'diverges', reason, step, entry: entry + 1 };
    }
  }
}
