import { afterEach, expect, test } from 'vitest';
import type { Level } from '#contract/bot.ts';
import { game as calculator } from '#games/calculator/rules/index.ts';
import { seedFromText } from '#kernel/fair.ts';
import { rngFor } from '#kernel/rng.ts';
import { BotPool } from '../bot-pool.ts';

const waits: number[] = [];
const lengths: number[] = [];
const shares: number[] = [];
const pool = new BotPool(1, {
  botsWaiting: { set: length => lengths.push(length) },
  botWait: { observe: seconds => waits.push(seconds) },
  botShare: { observe: share => shares.push(share) },
});
afterEach(() => pool.close());

const CONFIG = { grid: 'full', checking: 'assisted', closing: 'reserve' } as const;
const view = calculator.view(calculator.setup(CONFIG, 2, rngFor(seedFromText('pool'), 0)), 0);

function think(level: Level, owner: string, table: string): Promise<unknown> {
  return pool.think('calculator', view, { level, kinds: null, asker: { table, owner } });
}

test("one player's thirty tables with the strongest bots do not keep another's beginner waiting", async () => {
  const order: string[] = [];
  const greedy = Array.from({ length: 30 }, (_, i) =>
    think(5, 'greedy', `table ${i}`).then(
      () => order.push('greedy'),
      () => undefined,
    ),
  );
  const modest = think(1, 'modest', 'their only one').then(move => {
    order.push('modest');
    expect(move).toMatchObject({ kind: expect.any(String) });
  });
  await modest;
  // Thirty threads do not exist: all but the first few had not begun.
  expect(order.filter(who => who === 'greedy').length).toBeLessThan(5);
  expect(Math.max(...lengths)).toBeGreaterThan(25);
  expect(waits.length).toBeGreaterThan(1);
  await pool.close();
  await Promise.all(greedy);
});
