import { describe, expect, test } from 'vitest';
import type { Level } from '#contract/bot.ts';
import type { AnyTrial } from '#contract/trial.ts';
import { Match } from '#kernel/match.ts';
import { rngFor } from '#kernel/rng.ts';
import { testSeed } from '#kernel/test/laws.ts';
import { sealedTrial, stonesTrial } from '#kernel/test/toys/trials.ts';
import { trials as templateTrials } from '#tools/new-game/template/test/trials.ts';
import { makeBot } from '../bot/index.ts';
import { playWithBots } from './play.ts';

/** Each deal is played once from every seat; a shared win is shared. The same seeds, so always the same answer. */
function winRate(trial: AnyTrial, strong: Level, weak: Level, deals: number): number {
  const bot = makeBot(trial.game);
  let wins = 0;
  for (let game = 0; game < deals * trial.seats; game++) {
    const mine = game % trial.seats;
    const levels = Array.from({ length: trial.seats }, (_, seat) => (seat === mine ? strong : weak));
    const seed = 100 + Math.floor(game / trial.seats);
    const { ranks = [] } = playWithBots(trial, bot, { levels, seed }).outline.outcome ?? {};
    if (ranks[mine] === 1) wins += 1 / ranks.filter(rank => rank === 1).length;
  }
  return wins / (deals * trial.seats);
}

describe('five levels', () => {
  const steps = [
    [2, 1],
    [3, 2],
    [4, 3],
    [5, 4],
  ] as const;
  test.each(steps)('level %i beats level %i where nothing is left to luck', (strong, weak) => {
    expect(winRate(stonesTrial(), strong, weak, 80)).toBeGreaterThan(0.53);
  });

  test.each([
    { name: 'a joint choice', trial: { ...sealedTrial(), seats: 2 }, rate: 0.52 },
    ...templateTrials.slice(0, 1).map(trial => ({ name: 'hidden hands', trial, rate: 0.57 })),
  ])('the best beats the first in a game of luck too: $name', ({ trial, rate }) => {
    expect(winRate(trial, 5, 1, 50)).toBeGreaterThan(rate);
  });
});

describe('a judgement', () => {
  const match = new Match(sealedTrial().game, { config: { rounds: 4 }, seats: 3, seed: testSeed(3) });
  const bot = makeBot(sealedTrial().game);
  const { view } = match.envelope(1);

  test('is the same for the same view, budget and chance', () => {
    const [one, other] = [1, 1].map(seed => bot.rank(view, { iterations: 16 }, rngFor(testSeed(seed), 0)));
    expect(one).toEqual(other);
    expect(one?.map(({ value }) => value)).toEqual(one?.map(({ value }) => value).toSorted((a, b) => b - a));
  });

  test('holds no interruption among the choices, and is empty for an onlooker', () => {
    const ranked = bot.rank(view, { iterations: 4 }, rngFor(testSeed(1), 0));
    expect(ranked.map(({ move }) => move.kind)).toEqual(['bid', 'bid', 'bid', 'bid']);
    expect(bot.rank(match.envelope('spectator').view, { iterations: 4 }, rngFor(testSeed(1), 0))).toEqual([]);
  });

  test('an interruption that gains nothing is not made', () => {
    expect(bot.interrupt?.(view, 5, rngFor(testSeed(1), 0))).toBeNull();
  });
});
