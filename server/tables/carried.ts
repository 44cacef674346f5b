/** A match file that somebody brings: all that must be true of it before it goes on here. */
import type { AnyGame } from '#contract/game.ts';
import type { Json } from '#contract/json.ts';
import { makeLog, type RawLog } from '#kernel/log.ts';
import { type AnyMatch, Match } from '#kernel/match.ts';
import { makeSeed } from '#kernel/rng.ts';
import { rulesOf } from '#kernel/versions.ts';
import { CHOICES_MAX } from '#protocol/limits.ts';
import { type Answered, no } from './answered.ts';

export interface Brought {
  /** As a match file, with nothing in it but what the rules read. */
  readonly opening: Json;
  readonly config: Json;
  readonly step: number;
}

/** Milliseconds of replaying after which others come first. */
const SLICE = 4;

/** Plays it again, in slices: others play on meanwhile. */
export async function readBrought(game: AnyGame, log: RawLog): Promise<Answered<Brought>> {
  if (log.entries.length > CHOICES_MAX) return no('match-too-long');
  if (rulesOf(game, log.version) === undefined) return no('other-rules');
  // A position that somebody chose, or chance that was changed before: nothing could be said of where it comes from.
  if (log.origin !== undefined || log.carried !== undefined) return no('match-broken');
  const match = await replayed(game, log).catch(() => null);
  if (match === null) return no('match-broken');
  if (match.over) return no('match-over');
  const { config } = match.log;
  return { ok: true, opening: makeLog(match.log, makeSeed(log.seed)), config, step: match.step };
}

/** Null if it does not follow the rules to its last choice. */
async function replayed(game: AnyGame, log: RawLog): Promise<AnyMatch | null> {
  const course = Match.replaying(game, log);
  let since = performance.now();
  for (;;) {
    const { value, done } = course.next();
    if (done === true) return value.ok ? value.match : null;
    if (performance.now() - since < SLICE) continue;
    await new Promise(resolve => setImmediate(resolve));
    since = performance.now();
  }
}
