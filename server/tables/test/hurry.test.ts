import { expect, test } from 'vitest';
import { allowed } from '#contract/game.ts';
import { registry } from '#games/registry.ts';
import { isAsked } from '#kernel/asked.ts';
import { seedFromText } from '#kernel/fair.ts';
import { Match } from '#kernel/match.ts';
import { rngFor } from '#kernel/rng.ts';
import { findTrials } from '#kernel/test/find-trials.ts';

/** How far it is played: Gamate's auction takes little thought, its tricks much. */
const STEPS = 28;
/** One decision of so many is tried. */
const EVERY = 4;
const trials = await findTrials();

test.each(trials)('$id: bots in a hurry play by the rules, and do less', async ({ id, trials: [trial] }) => {
  const bot = (await registry[id]?.bot?.())?.bot;
  if (trial === undefined || bot === undefined) throw new Error(`${id} has no bot`);
  const { game, config, seats } = trial;
  const seed = seedFromText('hurry');
  const match = new Match(game, { config, seats, seed });
  const spent = { whole: 0, none: 0 };
  /** Of the processor, by this thread alone: other tests run beside it. */
  const timed = (what: keyof typeof spent, think: () => unknown): void => {
    const before = process.threadCpuUsage();
    think();
    spent[what] += process.threadCpuUsage(before).user;
  };
  const verdicts: unknown[] = [];
  for (let step = 0; step < STEPS && match.outline.turn !== null; step++) {
    const seat = Array.from({ length: seats }, (_, one) => one).find(one => isAsked(match.outline, one)) ?? 0;
    const { view } = match.envelope(seat);
    if (step % EVERY === 0) {
      for (const level of [4, 5] as const)
        for (const share of [0, 0.3])
          verdicts.push(game.check(view, bot.choose(view, level, rngFor(seed, step), share)));
      timed('whole', () => bot.choose(view, 5, rngFor(seed, step)));
      timed('none', () => bot.choose(view, 5, rngFor(seed, step), 0));
    }
    const move = bot.choose(view, 3, rngFor(seed, step), 0) as { readonly kind: string };
    expect(match.submit({ seat, move, elapsedMs: 1, by: 'player', step: match.step }).ok).toBe(true);
  }
  expect(verdicts.length).toBeGreaterThan(0);
  expect(verdicts.filter(verdict => verdict !== allowed)).toEqual([]);
  expect(spent.none).toBeLessThan(spent.whole / 2);
});
