import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { seedFromText } from '#kernel/fair.ts';
import { parseLog } from '#kernel/log.ts';
import { Match } from '#kernel/match.ts';
import { rngFor } from '#kernel/rng.ts';
import { findTrials } from '#kernel/test/find-trials.ts';
import { chooser } from './choose.ts';
import { type Player, valueOf } from './player.ts';
import { setUpTable } from './set-up.ts';

const KILLS = 3;

let folder: string;
let running: ChildProcess | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'etagere-kill-'));
});
afterEach(async () => {
  await kill();
  rmSync(folder, { recursive: true, force: true });
});

async function start(port: number): Promise<string> {
  const script = join(import.meta.dirname, 'house-process.ts');
  const child = spawn(process.execPath, [script, join(folder, 'data'), String(port)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running = child;
  return new Promise((resolve, reject) => {
    child.stdout.once('data', line => resolve(String(line).trim()));
    child.once('exit', code => reject(new Error(`the house ended with code ${code}`)));
  });
}

/** At once, as a power cut would: nothing is finished, nothing is said. */
async function kill(): Promise<void> {
  const child = running;
  running = undefined;
  if (child === undefined || child.exitCode !== null) return;
  const gone = new Promise(resolve => child.once('exit', resolve));
  child.kill('SIGKILL');
  await gone;
}

test('killed in mid-game and started again: nothing acknowledged is missing, and the match goes on', async () => {
  // A game that lasts, whatever is played.
  const id = 'mathable';
  const found = (await findTrials()).find(one => one.id === id);
  const trial = found?.trials.find(({ seats }) => seats === 2);
  if (trial === undefined) throw new Error('no game for two');
  const { game, config, seats } = trial;
  const base = await start(0);
  const port = Number(new URL(base).port);
  const { players, everybody, spectator, id: table } = await setUpTable(base, { game: id, config, seats });
  const rng = rngFor(seedFromText('a power cut'), 0);
  const choose = chooser(trial, rng);

  /** In the order of their answers. */
  const acknowledged: unknown[] = [];
  let kills = 0;
  while (players.every(({ info }) => info?.status === 'playing')) {
    const player = players.find(({ isAsked }) => isAsked) as Player;
    const { step, view } = player.last ?? { step: 0, view: null };
    const move = choose(view);
    const answer = player.client.play(table, step, move);
    // The move is on its way, or written, or just answered: whatever the moment, it happens once.
    if (kills < KILLS && acknowledged.length === (kills + 1) * 5) {
      kills += 1;
      if (kills % 2 === 0) await answer;
      await kill();
      await start(port);
    }
    expect(await answer).toEqual({ ok: true });
    acknowledged.push({ seat: player.viewer, move });
    const isKnown = (one: Player): boolean =>
      one.client.state === 'open' &&
      (one.last?.step ?? 0) > step &&
      (one.last?.outcome === null) === (one.info?.status === 'playing');
    await Promise.all(everybody.map(one => one.until(() => isKnown(one))));
  }
  expect(kills).toBe(KILLS);

  const read = parseLog(valueOf(await spectator.api.match(table)));
  if (!read.ok) throw new Error(`no match file: ${read.field}`);
  expect(read.log.entries.map(({ seat, move }) => ({ seat, move }))).toEqual(acknowledged);
  expect(Match.replay(game, read.log).ok).toBe(true);
  for (const one of everybody) one.close();
});
