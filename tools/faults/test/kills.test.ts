import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { AnyTrial } from '#contract/trial.ts';
import { findTrials } from '#kernel/test/find-trials.ts';
import { killServers } from '../nemesis.ts';
import { folderPlace } from '../place.ts';
import { failover } from '../scenes/failover.ts';
import { Stage, type Verdict } from '../stage.ts';

const KILLS = 10;

const FAULTS = join(import.meta.dirname, '..');
const pages = mkdtempSync(join(tmpdir(), 'etagere-pages-'));
writeFileSync(join(pages, 'index.html'), '');
const SCRIPT = [join(FAULTS, 'bare-server.ts'), pages];
afterAll(() => rmSync(pages, { recursive: true, force: true }));

test('killed ten times: every acknowledged move is there once, in order, and everybody saw it', async () => {
  const verdict = await afterKills(KILLS, await trialsOf('matryoshka', 'mathable'));
  expect(verdict).toMatchObject({ problems: [], complaints: [] });
  expect(verdict.acknowledged).toBeGreaterThan(KILLS);
});

test('PostgreSQL’s primary is killed and its standby promoted: the same holds, and nobody writes to what comes back', async () => {
  const trials = await trialsOf('mathable');
  const outcome = await failover.run({ times: 1, seed: 'failover', script: SCRIPT, trials });
  expect(outcome).toMatchObject({ failures: [], verdict: { problems: [], complaints: [] } });
  expect('verdict' in outcome && outcome.verdict.acknowledged).toBeGreaterThan(1);
});

test('a store that answers before it has written is caught', async () => {
  const verdict = await afterKills(1, await trialsOf('mathable'), 'hasty-store.ts');
  const found = new Set(verdict.problems.map(({ what }) => what));
  expect(found).toContain('lost');
  expect(found).toContain('shown-early');
  expect(found).toContain('shown-otherwise');
});

async function afterKills(kills: number, trials: readonly AnyTrial[], sabotage?: string): Promise<Verdict> {
  const place = folderPlace();
  try {
    const stage = await Stage.open({
      place,
      trials,
      processes: 1,
      script: SCRIPT,
      breaks: sabotage === undefined ? [] : [join(FAULTS, 'preload', sabotage)],
      seed: `kills ${kills}`,
    });
    await killServers(stage, kills);
    return await (sabotage === undefined ? stage.end() : stage.abandon());
  } finally {
    await place.close();
  }
}

/** One of each game. */
async function trialsOf(...games: readonly string[]): Promise<readonly AnyTrial[]> {
  const found = await findTrials();
  return games.map(game => {
    const trial = found.find(({ id }) => id === game)?.trials[0];
    if (trial === undefined) throw new Error(`no trial of ${game}`);
    return trial;
  });
}
