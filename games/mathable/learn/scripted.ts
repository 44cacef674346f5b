import type { Verdict } from '#kernel/game.ts';
import { Match, type TableRule } from '#kernel/match.ts';
import { game } from '../rules/index.ts';
import type { Mathable, Move, Rule, State } from '../rules/types.ts';

/**
 * A match that begins in a chosen position. Only the deal is ours: what may be done, and what comes of it, is
 * decided by the same rules as at any table.
 */
export function openMatch(state: State): Match<Mathable> {
  const { config, racks } = state;
  return new Match({ ...game, setup: () => state }, { config, seats: racks.length, seed: SEED });
}

/** A move of whoever is to act. */
export function playMove(match: Match<Mathable>, move: Move): Verdict<Rule | TableRule> {
  const seat = match.envelope('spectator').turn?.seats[0] ?? 0;
  return match.submit({ seat, move, step: match.step, elapsedMs: 0, by: 'player' });
}

/** Chance plays no part, but for the order of a reserve after an exchange. */
const SEED = [1, 9, 8, 7, 0, 0, 0, 0] as const;
