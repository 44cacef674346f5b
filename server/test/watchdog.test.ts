import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { registry } from '#games/registry.ts';
import { hungLately, OutOfOrder, withOutOfOrder } from '../out-of-order.ts';

const folder = mkdtempSync(join(tmpdir(), 'etagere-watchdog-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a process whose rules do not come back is ended, and the game noted', async () => {
  const notes = join(folder, 'game.json');
  const { line, signal } = await hang('game', notes);
  expect(signal).toBe('SIGKILL');
  expect(line).toMatchObject({ msg: 'the house does not answer', game: 'mathable' });
  expect(line.where[0]).toBe('neverEnds server/test/watchdog-house.ts');
  expect(line.where.some(place => place.includes('games/mathable/rules/'))).toBe(true);
  const { game, at } = JSON.parse(readFileSync(notes, 'utf8')) as { game: string; at: number };
  expect(hungLately(notes, at + 1000)).toEqual({ game: 'mathable', until: at + 600_000 });
  expect(game).toBe('mathable');
});

test('one that hangs elsewhere is ended too, and no game is blamed', async () => {
  const notes = join(folder, 'elsewhere.json');
  const { line, signal } = await hang('elsewhere', notes);
  expect([signal, line.game]).toEqual(['SIGKILL', null]);
  expect(existsSync(notes)).toBe(false);
});

test('what was noted long ago is forgotten, and what is no note is none', () => {
  const notes = join(folder, 'old.json');
  writeFileSync(notes, JSON.stringify({ game: 'mathable', at: 1_000_000 }));
  // A clock that was set back.
  expect(hungLately(notes, 500_000)).toEqual({ game: 'mathable', until: 1_100_000 });
  expect(hungLately(notes, 1_599_999)?.game).toBe('mathable');
  expect(hungLately(notes, 1_600_000)).toBeNull();
  expect(existsSync(notes)).toBe(false);
  for (const nonsense of ['', '[]', '{"game":1,"at":2}', '{"game":"mathable"}']) {
    writeFileSync(notes, nonsense);
    expect(hungLately(notes, 0)).toBeNull();
  }
});

test('a game that is out of order refuses everything until it is mended, and no other does', async () => {
  const { games, mend } = withOutOfOrder(registry, 'mathable');
  const mathable = (await games['mathable']?.rules?.())?.game;
  const gamate = (await games['gamate']?.rules?.())?.game;
  expect(() => mathable?.parseConfig({}) as unknown).toThrow(OutOfOrder);
  expect(mathable?.seats).toEqual((await registry['mathable']?.rules?.())?.game.seats);
  expect(gamate?.parseConfig({})).not.toBeNull();
  expect((await registry['mathable']?.rules?.())?.game.parseConfig({})).not.toBeNull();
  mend();
  await games['mathable']?.rules?.();
  // Also for those who have it in hand.
  expect(mathable?.parseConfig({})).not.toBeNull();
  expect(withOutOfOrder(registry, 'nothing').games).toBe(registry);
});

interface Line {
  readonly game: string | null;
  readonly where: readonly string[];
}

async function hang(
  how: 'game' | 'elsewhere',
  notes: string,
): Promise<{ line: Line; signal: string | null }> {
  const script = join(import.meta.dirname, 'watchdog-house.ts');
  const child = spawn(process.execPath, [script, notes, how], { stdio: ['ignore', 'ignore', 'pipe'] });
  const gone = new Promise<string | null>(resolve => child.once('exit', (_, signal) => resolve(signal)));
  const [err, signal] = await Promise.all([text(child.stderr), gone]);
  return { line: JSON.parse(err) as Line, signal };
}
