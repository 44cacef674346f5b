import type { AnyBot } from '#contract/bot.ts';
import type { Game, Shape } from '#contract/game.ts';
import type { Json } from '#contract/json.ts';
import type { AnyTrial } from '#contract/trial.ts';
import { isAsked } from '#kernel/asked.ts';
import { canonical } from '#kernel/fingerprint.ts';
import { type Log, makeLog, parseLog, type RawLog } from '#kernel/log.ts';
import { type AnyMatch, Match } from '#kernel/match.ts';
import { must } from '#kernel/must.ts';
import { makeSeed, rngFor } from '#kernel/rng.ts';
import { pickCommits, testSeed } from '#kernel/test/laws.ts';

export const TO_THE_END = 1e4;

/** A random game, as far as it comes in so many steps but not to its end, unless that is wanted; and its last state. */
export function randomGame(
  { game, config, seats, eager }: AnyTrial,
  n: number,
  steps: number,
): { readonly match: AnyMatch; readonly state: Shape['state'] } {
  const seed = testSeed(n);
  const rng = rngFor(testSeed(n + 1), 0);
  const match = new Match(game, { config, seats, seed });
  let state: Shape['state'] = game.setup(config, seats, rngFor(seed, 0));
  while (!match.over && match.step < steps) {
    const status = game.status(state);
    if (status.tag === 'over') break;
    const commits = pickCommits(game, state, status.turn, { pick: rng.int(2 ** 30), eager });
    const next = game.apply(state, commits, rngFor(seed, match.step + 1));
    if (game.status(next).tag === 'over' && steps < TO_THE_END) break;
    for (const commit of commits) must(match.submit({ ...commit, step: match.step }).ok || null);
    state = next;
  }
  return { match, state };
}

/** By bots that hurry, to the end. */
export function playOut(game: Game<Shape>, bot: AnyBot, match: AnyMatch, n: number): void {
  const rng = rngFor(testSeed(n), 0);
  while (!match.over) {
    const { outline, step } = match;
    const seat = must(outline.turn?.seats.find(one => isAsked(outline, one)));
    const { view } = match.envelope(seat);
    const move = bot.choose(view, 1, rng, 0);
    const taken = match.submit({ seat, move, step, elapsedMs: 0, by: 'bot' });
    if (!taken.ok) throw new Error(`${game.id}: ${canonical(move)} is refused with ${taken.rule}`);
  }
}

export function count(pieces: readonly (string | number)[]): string {
  return pieces.map(String).sort().join();
}

export function written(log: Log<Shape> | RawLog): Record<string, Json> {
  return JSON.parse(JSON.stringify(makeLog(log as Log<Shape>, makeSeed(log.seed)))) as Record<string, Json>;
}

export function read(file: unknown): RawLog {
  const parsed = parseLog(file);
  if (!parsed.ok) throw new Error(parsed.field);
  return parsed.log;
}
