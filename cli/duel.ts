import type { AnyGame, Shape } from '#contract/game.ts';
import { seedFromText } from '#kernel/fair.ts';
import { Endings } from './endings.ts';
import { type Mover, playOut, type Spent } from './play-out.ts';

export interface DuelOptions {
  readonly game: AnyGame;
  readonly config: Shape['config'];
  readonly seats: number;
  /** Whether every other seat plays together. */
  readonly partners: boolean;
  readonly games: number;
  readonly seed: string;
}

export interface Duel {
  /** Of the first side; a shared win is shared. */
  readonly winRate: number;
  /** The 95 % interval of it. */
  readonly low: number;
  readonly high: number;
  /** What a side would win that is no better than the others. */
  readonly even: number;
  /** What each decision took, by side. */
  readonly spent: { readonly a: readonly Spent[]; readonly b: readonly Spent[] };
  readonly endings: Endings;
}

/**
 * How often one program beats another. Each deal is played once with a in each seat, or in both seats of each camp
 * where partners play together; b takes all the others.
 */
export async function duel(
  { game, config, seats, partners, games, seed }: DuelOptions,
  { a, b }: { readonly a: Mover; readonly b: Mover },
): Promise<Duel> {
  const sides = partners ? 2 : seats;
  let wins = 0;
  const endings = new Endings(game);
  const spent: Record<'a' | 'b', Spent[]> = { a: [], b: [] };
  for (let i = 0; i < games; i++) {
    const isA = (seat: number): boolean => seat % sides === i % sides;
    const { match, thinking } = await playOut(
      game,
      {
        config,
        seed: seedFromText(`${seed}/${Math.floor(i / sides)}`),
        chance: seedFromText(`${seed}/${i}/players`),
      },
      Array.from({ length: seats }, (_, seat) => (isA(seat) ? a : b)),
    );
    const { outcome } = match.outline;
    endings.add(outcome);
    const bySide = (outcome?.ranks ?? []).slice(0, sides);
    if (bySide[i % sides] === 1) wins += 1 / bySide.filter(rank => rank === 1).length;
    for (const [seat, thoughts] of thinking.entries()) spent[isA(seat) ? 'a' : 'b'].push(...thoughts);
  }
  return { winRate: wins / games, ...wilson(wins, games), even: 1 / sides, spent, endings };
}

/** The 95 % interval of a proportion, good for few games and for rates near 0 or 1 too. */
export function wilson(wins: number, games: number): { low: number; high: number } {
  const z = 1.959964;
  const rate = wins / games;
  const scale = 1 + z ** 2 / games;
  const middle = (rate + z ** 2 / (2 * games)) / scale;
  const half = (z / scale) * Math.sqrt((rate * (1 - rate)) / games + z ** 2 / (4 * games ** 2));
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

/** What a decision took on average, in milliseconds of CPU. */
export function meanCpu(spent: readonly Spent[]): number {
  return spent.reduce((sum, { cpuMs }) => sum + cpuMs, 0) / Math.max(1, spent.length);
}
