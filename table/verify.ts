import type { AnyGame, AnyMatchRules, Seat } from '#contract/game.ts';
import { commitmentTo, type Proof, seedOf } from '#kernel/fair.ts';
import { canonical } from '#kernel/fingerprint.ts';
import type { RawLog, Source } from '#kernel/log.ts';
import { type Divergence, Match } from '#kernel/match.ts';
import { makeSeed } from '#kernel/rng.ts';
import { rulesOf } from '#kernel/versions.ts';
import { dealtFor } from './carry.ts';

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
  /** Null for a match that stayed at its table. */
  readonly carried: CarriedFound | null;
}

/** Where a match was carried to another table the last time; `deal` is of what came after. */
export interface CarriedFound {
  readonly step: number;
  /** Whose device it came from, which knew everything until then. */
  readonly seat: Seat;
  /** Whether all that this seat could not know was dealt anew. */
  readonly isAnew: boolean;
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
  /** It cannot have been carried to another table as it says. */
  | { readonly tag: 'carried' }
  /** Other rules than ours: nothing can be said of its steps. */
  | { readonly tag: 'version'; readonly version: number; readonly current: number };

/** In the order in which things happened at the table. */
export const DEAL_CHECKS = ['published', 'sealed', 'seats', 'added', 'mixed', 'anew'] as const;
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

/**
 * Plays a match again and repeats how its deal came about: all that can be checked of a file, by anybody. With the whole
 * of a game it also deals anew what was dealt anew.
 */
export function verifyMatch(game: AnyMatchRules | AnyGame, log: RawLog, witness: Witness = {}): Verified {
  const play = playAgain(game, log);
  const last = log.carried?.at(-1);
  const carried =
    last === undefined ? null : { step: last.step, seat: last.seat, isAnew: last.state !== undefined };
  return { play, deal: checkDeal(log, witness, play.tag === 'whole' ? game : null), carried };
}

/** Whether nothing is wrong. A deal without a proof is not wrong: there is nothing to compare it with, nor where there was none. */
export function isSound({ play, deal }: Verified): boolean {
  return play.tag === 'whole' && deal.tag !== 'disproved';
}

/** Of the last deal, where there were several. `game`: null where its steps do not fit anyway. */
export function checkDeal(log: RawLog, witness: Witness, game: AnyMatchRules | AnyGame | null): DealFound {
  const { seats, origin } = log;
  if (origin !== undefined) return { tag: 'imagined', seat: origin.seat, of: origin.of.tag };
  const { proof, seed } = log.carried?.at(-1) ?? log;
  if (proof === undefined) return { tag: 'unproved' };
  const { commitment, hostBits, entropies } = proof;
  const checks = {
    // What was published before the deal is what the proof opens.
    published: witness.commitment === undefined ? null : witness.commitment === commitment,
    sealed: commitmentTo(hostBits) === commitment,
    seats: entropies.length === seats,
    added: witness.entropy === undefined ? null : entropies.includes(witness.entropy),
    mixed: makeSeed(seedOf(hostBits, entropies)) === makeSeed(seed),
    anew: game === null ? null : isDealtAnew(game, log),
  };
  return { tag: Object.values(checks).includes(false) ? 'disproved' : 'proved', proof, checks };
}

/** Whether what was dealt anew is what that chance deals; null where nothing was, or the rules at hand cannot say. */
function isDealtAnew(current: AnyMatchRules | AnyGame, log: RawLog): boolean | null {
  const last = log.carried?.at(-1);
  if (last?.state === undefined || !('imagine' in current)) return null;
  const game = rulesOf(current, log.version) ?? current;
  const before = Match.replay(
    game,
    { ...log, carried: log.carried?.slice(0, -1) ?? [] },
    { steps: last.step },
  );
  if (!before.ok) return false;
  return (
    canonical(dealtFor(game, before.match.envelope(last.seat).view, last.seed)) === canonical(last.state)
  );
}

function playAgain(game: AnyMatchRules, log: RawLog): PlayFound {
  const course = Match.replaying(game, log);
  /** What fits; one choice may complete two steps, so the step is not the number of fingerprints. */
  let fits = 0;
  for (;;) {
    const { value, done } = course.next();
    if (done !== true) fits = value.match.step;
    else if (value.ok) return { tag: 'whole', steps: value.match.step, over: value.match.over };
    else return placeOf(game, log, { ...value, fits });
  }
}

function placeOf(
  game: AnyMatchRules,
  log: RawLog,
  { reason, entry = 0, fits }: Divergence & { readonly fits: number },
): PlayFound {
  switch (reason) {
    case 'version':
      return { tag: 'version', version: log.version, current: game.version };
    case 'config':
    case 'seats':
      return { tag: 'settings', field: reason };
    case 'origin':
    case 'carried':
      return { tag: reason };
    case 'refused':
    case 'print':
      return { tag: 'diverges', reason, step: fits + 1, entry: entry + 1 };
  }
}
