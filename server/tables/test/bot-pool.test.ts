import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Level } from '#contract/bot.ts';
import { game as calculator } from '#games/calculator/rules/index.ts';
import { seedFromText } from '#kernel/fair.ts';
import { parseLog } from '#kernel/log.ts';
import { rngFor } from '#kernel/rng.ts';
import { BotPool } from '../bot-pool.ts';

const waits: number[] = [];
const lengths: number[] = [];
const shares: number[] = [];
let pool: BotPool;
beforeEach(() => {
  pool = new BotPool(1, {
    botsWaiting: { set: length => lengths.push(length) },
    botWait: { observe: seconds => waits.push(seconds) },
    botShare: { observe: share => shares.push(share) },
  });
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

test('no bot waits for an archive', async () => {
  const file = readFileSync('games/mathisto/test/replays/nothing-posed-any-more-three-players.json', 'utf8');
  const read = parseLog(JSON.parse(file));
  if (!read.ok) throw new Error(read.field);
  // Its thread is there, and knows the game.
  await think(4, 'somebody', 'their table');
  const order: string[] = [];
  const archives = [1, 2, 3].map(() => pool.archive(read.log).then(() => order.push('archive')));
  await think(4, 'somebody', 'their table').then(() => order.push('bot'));
  await Promise.all(archives);
  expect(order).toEqual(['bot', 'archive', 'archive', 'archive']);
});
