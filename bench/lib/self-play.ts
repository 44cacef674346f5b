/** What benches of several games play. */
import type { Game, Shape } from '#contract/game.ts';
import type { Rng } from '#contract/rng.ts';
import { Match } from '#kernel/match.ts';
import { rngFor, type Seed } from '#kernel/rng.ts';
import { type Fixture, playGame } from './arena.ts';

/** A game of two through the whole Match, every move parsed, checked, logged and fingerprinted; its steps. */
export function playMatch<S extends Shape>(
  game: Game<S>,
  config: S['config'],
  index: number,
  pick: (moves: readonly S['move'][], rng: Rng) => S['move'],
): number {
  const seed: Seed = [index, 3, 0, 0, 0, 0, 0, 0];
  const match = new Match(game, { config, seats: 2, seed });
  const rng = rngFor(seed, 1_000_000);
  while (!match.over) {
    const seat = match.envelope('spectator').turn?.seats[0] ?? 0;
    const { view, step } = match.envelope(seat);
    match.submit({ seat, move: pick([...game.moves(view)], rng), step, elapsedMs: 0, by: 'bot' });
  }
  return match.step;
}

/** How long each decision of some games took: by the clock, and the thread by its own time. */
export function timesOf<S extends Shape>(
  fixture: Omit<Fixture<S>, 'seed'>,
  { games, first }: { readonly games: number; readonly first: number },
): { readonly ms: readonly number[]; readonly cpu: readonly number[] } {
  const ms: number[] = [];
  const cpu: number[] = [];
  for (let index = 0; index < games; index++) {
    const seed = [first + index, 19, fixture.levels.length, 0, 0, 0, 0, 0] as const;
    playGame({ ...fixture, seed }, decision => {
      ms.push(decision.ms);
      cpu.push(decision.cpuMs);
    });
  }
  return { ms, cpu };
}
