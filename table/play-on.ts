/** Playing on from a position: what one seat could not see there is dealt anew. */
import type { Game, MatchRules, Outcome, Seat, Shape } from '#contract/game.ts';
import { canBePlayedOn, type Log, type RawLog, type Source } from '#kernel/log.ts';
import { Match, type Start } from '#kernel/match.ts';
import type { Seed } from '#kernel/rng.ts';
import { dealtFor } from './carry.ts';

/** A seat of a match at one of its steps. */
export interface Moment {
  readonly log: RawLog;
  readonly step: number;
  readonly seat: Seat;
}

/**
 * A match that begins where another stood; null where that was over, or does not follow the rules. `seed`: of the new
 * match. Nothing in its position comes from what the seat could not see.
 */
export function playOnFrom<S extends Shape>(
  game: Game<S>,
  { log, step, seat }: Moment,
  seed: Seed,
): Match<S> | null {
  const found = canBePlayedOn(log) ? Match.replay(game, log, { steps: step }) : null;
  if (found === null || !found.ok || found.match.over || found.match.step !== step) return null;
  const { view } = found.match.envelope(seat);
  const { config } = found.match.log;
  return dealtAnew(game, { config, seats: log.seats, seed }, view, seat, { tag: 'match', log, step });
}

/** The same of a puzzle; `view` is what its solver sees. */
export function dealtAnew<S extends Shape>(
  game: Game<S>,
  start: Omit<Start<S>, 'origin' | 'proof'>,
  view: S['view'],
  seat: Seat,
  of: Source,
): Match<S> {
  const state = dealtFor(game, view, start.seed);
  return new Match(game, { ...start, origin: { seat, state, of } });
}

/** How the match ended from which this one was played on; null if it did not end, or if there is none. */
export function endBefore<S extends Shape>(
  game: MatchRules<S>,
  { origin }: Pick<Log<S> | RawLog, 'origin'>,
): Outcome | null {
  if (origin?.of.tag !== 'match') return null;
  const found = Match.replay(game, origin.of.log);
  return found.ok ? found.match.outline.outcome : null;
}
