import { expect, test } from 'vitest';
import type { Level } from '#contract/bot.ts';
import { BotQueue, type BotTask } from '../bot-queue.ts';

interface Named extends BotTask {
  readonly name: string;
}

function task(name: string, owner: string, level: Level = 5, table = name): Named {
  return { name, game: 'calculator', level, asker: { table, owner } };
}

/** A queue with a clock of its own, in which everything takes as long as its level says. */
function open(): {
  readonly queue: BotQueue<Named>;
  readonly work: (isQuick?: boolean) => string;
  readonly wait: (ms: number) => void;
} {
  let now = 0;
  const queue = new BotQueue<Named>(() => now);
  const work = (isQuick = false): string => {
    const next = queue.take(isQuick);
    if (next === undefined) return 'nobody';
    const ms = 4 ** next.level;
    now += ms;
    queue.done(next, ms);
    return next.name;
  };
  return {
    queue,
    work,
    wait: ms => {
      now += ms;
    },
  };
}

test('whoever asks for much waits behind whoever asks for little', () => {
  const { queue, work } = open();
  for (let i = 0; i < 30; i++) queue.add(task(`greedy ${i}`, 'greedy'));
  expect(work()).toBe('greedy 0');
  queue.add(task('modest', 'modest'));
  expect(work()).toBe('modest');
  expect(work()).toBe('greedy 1');
});

test('two who ask alike take turns, whoever has more tables', () => {
  const { queue, work } = open();
  for (let i = 0; i < 6; i++) queue.add(task(`a${i}`, 'a'));
  for (let i = 0; i < 3; i++) queue.add(task(`b${i}`, 'b'));
  expect([1, 2, 3, 4, 5, 6].map(() => work())).toEqual(['a0', 'b0', 'a1', 'b1', 'a2', 'b2']);
});

test('the tables of one player take turns too', () => {
  const { queue, work } = open();
  queue.add(task('first at one', 'a', 3, 'one'));
  queue.add(task('second at one', 'a', 3, 'one'));
  queue.add(task('first at two', 'a', 3, 'two'));
  expect([work(), work(), work()]).toEqual(['first at one', 'first at two', 'second at one']);
});

test('of those who had nothing yet, the cheap come first; of equals, whoever came first', () => {
  const { queue, work } = open();
  queue.add(task('dear', 'a', 5));
  queue.add(task('cheap', 'b', 1));
  queue.add(task('cheap too', 'c', 1));
  expect([work(), work(), work(), work()]).toEqual(['cheap', 'cheap too', 'dear', 'nobody']);
});

test('what was thought long ago no longer counts', () => {
  const { queue, work, wait } = open();
  queue.add(task('a', 'greedy', 5));
  expect(work()).toBe('a');
  wait(200_000);
  queue.add(task('b', 'greedy', 4, 'other'));
  queue.add(task('c', 'new', 5));
  expect(work()).toBe('b');
});

test('a thread for quick answers leaves what takes long to the others, as it learns what does', () => {
  const { queue, work } = open();
  queue.add(task('level 5', 'a', 5));
  expect(work(true)).toBe('nobody');
  queue.add(task('level 1', 'b', 1));
  expect(work(true)).toBe('level 1');
  // Level 1 turns out to be slow in this game.
  const slow = task('slow', 'b', 1);
  for (let i = 0; i < 20; i++) queue.done(slow, 400);
  queue.add(slow);
  expect(work(true)).toBe('nobody');
  expect([work(), work()]).toEqual(['level 5', 'slow']);
});

test('nobody is forgotten when the queue is emptied', () => {
  const { queue } = open();
  queue.add(task('a', 'a'));
  queue.add(task('b', 'b'));
  expect(queue.length).toBe(2);
  expect(queue.clear().map(({ name }) => name)).toEqual(['a', 'b']);
  expect(queue.length).toBe(0);
});

test('the longer the queue of many people, the less a bot thinks, and at last it goes by what it sees', () => {
  const { queue, wait } = open();
  const shareAmong = (people: number): number => {
    for (let i = 0; i < people; i++) queue.add(task(`of ${i}`, `person ${i}`));
    const next = queue.take(false);
    if (next === undefined) throw new Error('nobody waits');
    const share = queue.share(next, 0);
    queue.clear();
    return share;
  };
  // Unseen, a thought of level 5 is taken for one of a second.
  expect([1, 2, 9].map(shareAmong)).toEqual([1, expect.closeTo(0.65, 1), 0]);
  // It learns what such a thought takes.
  for (let i = 0; i < 40; i++) queue.done(task('any', 'any'), 50);
  wait(60_000);
  expect([1, 10, 21, 31, 61].map(shareAmong)).toEqual([
    1,
    1,
    expect.closeTo(0.67, 1),
    expect.closeTo(0.33, 1),
    0,
  ]);
});

test('whoever asks for much makes their own bots hurry, and nobody else’s', () => {
  const { queue } = open();
  for (let i = 0; i < 40; i++) queue.done(task('any', 'any'), 100);
  for (let i = 0; i < 30; i++) queue.add(task(`greedy ${i}`, 'greedy'));
  const greedy = queue.take(false);
  if (greedy === undefined) throw new Error('nobody waits');
  queue.done(greedy, 100);
  queue.add(task('modest', 'modest'));
  const modest = queue.take(false);
  if (modest === undefined) throw new Error('nobody waits');
  expect(modest.name).toBe('modest');
  expect(queue.share(modest, 0)).toBe(1);
  expect(queue.share(greedy, 0)).toBe(0);
});

test('what is dear has its turn, however much that is cheap comes', () => {
  const { queue, work } = open();
  queue.add(task('dear', 'patient', 5));
  const done: string[] = [];
  for (let i = 0; i < 2_000 && !done.includes('dear'); i++) {
    queue.add(task(`cheap ${i}`, `of ${i}`, 1));
    done.push(work());
  }
  // A thought of a second, as it is taken for, waits for five, and not for ever.
  expect(done.at(-1)).toBe('dear');
  expect(done.length * 4).toBeGreaterThan(4_000);
  expect(done.length * 4).toBeLessThan(6_000);
});

test('what has waited for long itself is done quickly, whoever waits behind it', () => {
  const { queue } = open();
  queue.add(task('alone', 'somebody'));
  const alone = queue.take(false);
  if (alone === undefined) throw new Error('nobody waits');
  expect([0, 500, 1_250, 2_000, 9_000].map(waited => queue.share(alone, waited))).toEqual([1, 1, 0.5, 0, 0]);
});
