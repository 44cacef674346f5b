import { describe, expect, test, vi } from 'vitest';
import type { Log } from '#kernel/log.ts';
import { Match } from '#kernel/match.ts';
import { testSeed } from '#kernel/test/laws.ts';
import { type Sealed, sealed } from '#kernel/test/toys/sealed.ts';
import { type Stones, stones } from '#kernel/test/toys/stones.ts';
import { type Chair, type Device, LocalTable } from '../local-table.ts';

const ada: Chair = { kind: 'person', name: 'Ada' };
const bot: Chair = { kind: 'bot', level: 3 };

function deviceOf<S extends Stones | Sealed>(over: Partial<Device<S>> = {}): Device<S> {
  return {
    think: async () => null,
    save: async () => undefined,
    now: () => 0,
    fail: error => {
      throw error;
    },
    ...over,
  };
}

function stonesMatch(): Match<Stones> {
  return new Match(stones, { config: { stones: 5 }, seats: 2, seed: testSeed(1) });
}

describe('a table on one device', () => {
  test('a bot answers by itself, and everybody is told of each step', async () => {
    const think: Device<Stones>['think'] = async () => ({ kind: 'take', take: 2 });
    const table = new LocalTable(stones, stonesMatch(), [ada, bot], deviceOf({ think }));
    const steps: number[] = [];
    table.subscribe(() => steps.push(table.step));
    expect(await table.submit(0, { kind: 'take', take: 1 })).toEqual({ ok: true });
    await vi.waitFor(() => expect(steps).toEqual([1, 2]));
    expect(table.envelope(0).view.left).toBe(2);
  });

  test('bots begin where it is their turn', async () => {
    const think: Device<Stones>['think'] = async () => ({ kind: 'take', take: 3 });
    const table = new LocalTable(stones, stonesMatch(), [bot, bot], deviceOf({ think }));
    table.start();
    await vi.waitFor(() => expect(table.step).toBe(1));
  });

  test('a bot whose moves a person makes is not asked', async () => {
    const think = vi.fn<Device<Stones>['think']>(async () => ({ kind: 'take', take: 1 }));
    const device = deviceOf<Stones>({ think, isPlayedFor: seat => seat === 1 });
    const table = new LocalTable(stones, stonesMatch(), [ada, bot], device);
    table.start();
    expect((await table.submit(0, { kind: 'take', take: 1 })).ok).toBe(true);
    expect((await table.submit(1, { kind: 'take', take: 1 })).ok).toBe(true);
    expect(think).not.toHaveBeenCalled();
  });

  test('a move is shown only after it is safe', async () => {
    let safe = (): void => undefined;
    const saved: Log<Stones>[] = [];
    const save = (log: Log<Stones>): Promise<void> => {
      saved.push(log);
      return new Promise(resolve => {
        safe = resolve;
      });
    };
    const table = new LocalTable(stones, stonesMatch(), [ada, ada], deviceOf({ save }));
    const told = vi.fn<() => void>();
    table.subscribe(told);
    const verdict = table.submit(0, { kind: 'take', take: 1 });
    await vi.waitFor(() => expect(saved).toHaveLength(1));
    expect(told).not.toHaveBeenCalled();
    safe();
    expect(await verdict).toEqual({ ok: true });
    expect(told).toHaveBeenCalledOnce();
  });

  test('a refusal changes nothing and is not saved', async () => {
    const save = vi.fn<Device<Stones>['save']>(async () => undefined);
    const table = new LocalTable(stones, stonesMatch(), [ada, ada], deviceOf({ save }));
    expect(await table.submit(0, { kind: 'take', take: 9 })).toMatchObject({ rule: 'ST-1' });
    expect(await table.submit(1, { kind: 'take', take: 1 })).toMatchObject({ rule: 'table.not-your-turn' });
    expect(await table.submit(0, null)).toMatchObject({ rule: 'table.malformed' });
    expect([save.mock.calls.length, table.step]).toEqual([0, 0]);
  });

  test('two presses of one button are one move', async () => {
    const table = new LocalTable(stones, stonesMatch(), [ada, ada], deviceOf());
    const [first, second] = await Promise.all([
      table.submit(0, { kind: 'take', take: 1 }, 0),
      table.submit(0, { kind: 'take', take: 1 }, 0),
    ]);
    expect([first, second]).toMatchObject([{ ok: true }, { rule: 'table.stale' }]);
  });

  test('an answer that comes too late is dropped', async () => {
    let answer = (_move: { kind: 'speak' }): void => undefined;
    const think: Device<Sealed>['think'] = (_view, _level, kinds) =>
      kinds === null
        ? new Promise(() => undefined)
        : new Promise(resolve => {
            answer = resolve;
          });
    const match = new Match(sealed, { config: { rounds: 4 }, seats: 2, seed: testSeed(1) });
    const table = new LocalTable(sealed, match, [ada, bot], deviceOf({ think }));
    table.start();
    await table.submit(0, { kind: 'speak' });
    answer({ kind: 'speak' });
    expect(table.step).toBe(1);
  });

  test('a choice made while somebody made a remark still counts', async () => {
    const match = new Match(sealed, { config: { rounds: 4 }, seats: 2, seed: testSeed(1) });
    const table = new LocalTable(sealed, match, [ada, ada], deviceOf());
    const card = table.envelope(0).view.hand[0] as number;
    expect(await table.submit(1, { kind: 'speak' }, 0)).toEqual({ ok: true });
    expect(await table.submit(0, { kind: 'bid', card }, 0)).toEqual({ ok: true });
    expect(table.envelope(0).chosen).toEqual([0]);
    const other = table.envelope(1).view.hand[0] as number;
    expect(await table.submit(1, { kind: 'bid', card: other }, 1)).toEqual({ ok: true });
    // The trick is played: what was meant for it comes too late.
    expect(await table.submit(1, { kind: 'speak' }, 1)).toMatchObject({ rule: 'table.stale' });
  });

  test('a bot that must choose may speak first, and is asked once a step', async () => {
    const asked: (readonly string[] | null)[] = [];
    let spoken = false;
    const think: Device<Sealed>['think'] = async ({ hand }, _level, kinds) => {
      asked.push(kinds);
      if (kinds === null) return { kind: 'bid', card: hand[0] as number };
      const speaks = !spoken;
      spoken = true;
      return speaks ? { kind: 'speak' } : null;
    };
    const match = new Match(sealed, { config: { rounds: 4 }, seats: 2, seed: testSeed(1) });
    const table = new LocalTable(sealed, match, [ada, bot], deviceOf({ think }));
    table.start();
    await vi.waitFor(() => expect(table.envelope(0).chosen).toEqual([1]));
    expect(asked).toEqual([['speak'], null]);
    expect(table.step).toBe(1);
  });

  test('a bot that fails is reported; the table stays as it was', async () => {
    const fail = vi.fn<(error: unknown) => void>();
    const think: Device<Stones>['think'] = () => Promise.reject(new Error('out of memory'));
    const table = new LocalTable(stones, stonesMatch(), [ada, bot], deviceOf({ think, fail }));
    await table.submit(0, { kind: 'take', take: 1 });
    await vi.waitFor(() => expect(fail).toHaveBeenCalledOnce());
    expect(table.step).toBe(1);
  });

  test('after closing, nothing moves', async () => {
    const think: Device<Stones>['think'] = async () => ({ kind: 'take', take: 1 });
    const table = new LocalTable(stones, stonesMatch(), [bot, bot], deviceOf({ think }));
    table.start();
    table.close();
    await new Promise(resolve => setTimeout(resolve, 5));
    expect(table.step).toBe(0);
  });

  test('a seat is lent to a bot in the middle of a choice, plays on, and is taken back; the log says who chose', async () => {
    const think = vi.fn<Device<Stones>['think']>(async () => ({ kind: 'take', take: 1 }));
    const table = new LocalTable(stones, stonesMatch(), [ada, ada], deviceOf({ think }));
    table.start();
    expect(think).not.toHaveBeenCalled();
    await table.lend(0);
    expect(table.chairs[0]).toEqual({ ...ada, isLent: true });
    await vi.waitFor(() => expect(table.step).toBe(1));
    expect((await table.submit(1, { kind: 'take', take: 1 })).ok).toBe(true);
    await vi.waitFor(() => expect(table.step).toBe(3));
    await table.takeBack(0);
    expect(table.chairs[0]).toEqual(ada);
    expect((await table.submit(1, { kind: 'take', take: 1 })).ok).toBe(true);
    expect(table.step).toBe(4);
    expect(table.log.entries.map(({ by }) => by)).toEqual(['bot', 'player', 'bot', 'player']);
    expect(think).toHaveBeenCalledTimes(2);
  });

  test('what a bot was about to choose is left undone once its owner is back', async () => {
    let answer: (move: Stones['move']) => void = () => undefined;
    const think: Device<Stones>['think'] = () =>
      new Promise(resolve => {
        answer = resolve;
      });
    const saved = vi.fn<Device<Stones>['save']>(async () => undefined);
    const table = new LocalTable(stones, stonesMatch(), [ada, ada], deviceOf({ think, save: saved }));
    table.start();
    await table.lend(0);
    await table.takeBack(0);
    expect(saved).toHaveBeenCalledTimes(2);
    answer({ kind: 'take', take: 3 });
    expect((await table.submit(0, { kind: 'take', take: 1 })).ok).toBe(true);
    expect(table.log.entries).toMatchObject([{ by: 'player', move: { take: 1 } }]);
  });

  test('a bot that sits there for itself is nobody’s to lend', async () => {
    const table = new LocalTable(stones, stonesMatch(), [ada, bot], deviceOf());
    await table.lend(1);
    await table.takeBack(1);
    expect(table.chairs).toEqual([ada, bot]);
  });
});
