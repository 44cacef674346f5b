import { expect, test } from 'vitest';
import { registry } from '#games/registry.ts';
import { isAsked } from '#kernel/asked.ts';
import { seedFromText } from '#kernel/fair.ts';
import { Match } from '#kernel/match.ts';
import { rngFor } from '#kernel/rng.ts';
import { findTrials } from '#kernel/test/find-trials.ts';

const STEPS = 4;
const trials = await findTrials();

test.each(trials)('$id: bots in a hurry play by the rules, and do less', async ({ id, trials: [trial] }) => {
  const bot = (await registry[id]?.bot?.())?.bot;
  if (trial === undefined || bot === undefined) throw new Error(`${id} has no bot`);
  const { game, config, seats } = trial;
  const seed = seedFromText('hurry');
  const match = new Match(game, { config, seats, seed });
  const spent = { whole: 0, none: 0 };
  /** Of the processor, by this thread alone: other tests run beside it. */
  const timed = (what: keyof typeof spent, think: () => unknown): unknown => {
    const before = process.threadCpuUsage();
    const found = think();
    spent[what] += process.threadCpuUsage(before).user;
    return found;
  };
  for (let step = 0; step < STEPS && match.outline.turn !== null; step++) {
    const seat = Array.from({ length: seats }, (_, one) => one).find(one => isAsked(match.outline, one)) ?? 0;
    const { view } = match.envelope(seat);
    for (const level of [4, 5] as const)
      for (const share of [0, 0.3])
        expect(game.check(view, bot.choose(view, level, rngFor(seed, step), share))).toEqual({ ok: true });
    const move = timed('whole', () => bot.choose(view, 5, rngFor(seed, step))) as { readonly kind: string };
    timed('none', () => bot.choose(view, 5, rngFor(seed, step), 0));
    expect(match.submit({ seat, move, elapsedMs: 1, by: 'player', step: match.step }).ok).toBe(true);
  }
  expect(spent.none).toBeLessThan(spent.whole / 2);
});
