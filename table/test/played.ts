import type { AnyGame, Shape } from '#contract/game.ts';
import { commitmentTo, seedOf } from '#kernel/fair.ts';
import type { Log } from '#kernel/log.ts';
import { Match } from '#kernel/match.ts';

export const HOST_BITS = '5e'.repeat(32);
export const COMMITMENT = commitmentTo(HOST_BITS);

/** A match of people who are never there, from a deal that all of them had a hand in. */
export function played(game: AnyGame, entropies: readonly string[]): Log<Shape> {
  const config = game.parseConfig({}) as Shape['config'];
  const proof = { commitment: COMMITMENT, hostBits: HOST_BITS, entropies };
  const seed = seedOf(HOST_BITS, entropies);
  const match = new Match(game, { config, seats: entropies.length, seed, proof });
  while (!match.over) {
    const { turn, chosen } = match.envelope('spectator');
    const seat = turn?.seats.find(one => !chosen.includes(one)) ?? 0;
    const { view, step } = match.envelope(seat);
    const verdict = match.submit({ seat, move: game.fallback(view), step, elapsedMs: 0, by: 'clock' });
    if (!verdict.ok) throw new Error(verdict.rule);
  }
  return match.log;
}
