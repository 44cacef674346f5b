import type { AnyGame } from '#contract/game.ts';
import type { Json } from '#contract/json.ts';
import { commitmentTo, seedOf } from '#kernel/fair.ts';
import { canonical } from '#kernel/fingerprint.ts';
import { parseLog } from '#kernel/log.ts';
import { makeSeed } from '#kernel/rng.ts';
import { rulesOf } from '#kernel/versions.ts';
import { HostedMatch } from '#table/hosted/hosted-match.ts';
import { verifyMatch } from '#table/verify.ts';
import { fileOf, type Stored } from '../store/match-file.ts';
import { type AnyHostedMatch, dealOf, type Played, UnreadableMatch } from './deal.ts';
import { entropiesOf } from './seating.ts';

/** What came of playing a stored match again. */
export type Fit =
  /** Every event follows the rules and the one before it, every fingerprint is what it was, and the end is that. */
  | { readonly tag: 'whole' }
  /** Other rules than ours: nothing can be said of it. */
  | { readonly tag: 'older' }
  /** So many events fit, then something does not. */
  | { readonly tag: 'broken'; readonly fits: number; readonly why: string };

/** Plays a match again from what is stored of it, event by event, and repeats how its deal came about. */
export function checkMatch(played: Played, stored: Stored): Fit {
  const { table, secret } = stored;
  if (rulesOf(played.game, table.version) === undefined) return { tag: 'older' };
  if (secret.seed === null) return broken(0, 'seed');
  if (!isFair(stored)) return broken(0, 'deal');
  try {
    return isFromFile(stored)
      ? checkFile(played.game, stored)
      : checkEvents(new HostedMatch(dealOf(table, played, secret)), stored);
  } catch (error) {
    if (error instanceof UnreadableMatch) return broken(0, error.message);
    throw error;
  }
}

function checkEvents(match: AnyHostedMatch, { table, events }: Stored): Fit {
  for (const [fits, event] of events.entries()) {
    const diverged = match.follow([event]);
    if (diverged !== null) return broken(fits, diverged.reason);
  }
  return hasEnded(table, match) ? { tag: 'whole' } : broken(Math.max(0, events.length - 1), 'end');
}

/** A file does not say what happened beside the game, so that it is no more than a log. */
function checkFile(game: AnyGame, stored: Stored): Fit {
  const read = parseLog(fileOf(stored));
  if (!read.ok) return broken(0, read.field);
  const { play } = verifyMatch(game, read.log);
  switch (play.tag) {
    case 'whole':
      return { tag: 'whole' };
    case 'version':
      return { tag: 'older' };
    case 'settings':
      return broken(0, play.field);
    // No table begins in a position.
    case 'origin':
    case 'carried':
      return broken(0, play.tag);
    case 'diverges':
      return broken(play.entry - 1, play.reason);
  }
}

/** `etagere import` gives it one moment for everything. */
function isFromFile({ table: { createdAt, startedAt, endedAt } }: Stored): boolean {
  return startedAt === createdAt && endedAt === createdAt;
}

/** The house dealt from what it had promised. A match that came from a file may have no promise. */
function isFair({ table, secret: { hostBits, seed } }: Stored): boolean {
  if (hostBits === '' || seed === null) return true;
  if (commitmentTo(hostBits) !== table.commitment) return false;
  return makeSeed(seedOf(hostBits, entropiesOf(table))) === seed;
}

/** If it is over, its last event ended it, and as it is told. */
function hasEnded({ status, outcome }: Stored['table'], match: AnyHostedMatch): boolean {
  if (status === 'open' || status === 'playing') return match.status === 'playing';
  return match.status === status && textOf(match.outcome) === textOf(outcome);
}

/** As it is kept: as JSON. */
function textOf(outcome: Stored['table']['outcome']): string {
  const kept: Json = JSON.parse(JSON.stringify(outcome));
  return canonical(kept);
}

function broken(fits: number, why: string): Fit {
  return { tag: 'broken', fits, why };
}
