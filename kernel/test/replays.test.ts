import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { registry } from '#games/registry.ts';
import { parseLog } from '../log.ts';
import { Match } from '../match.ts';
import { WATCHED } from './find-trials.ts';

const files = globSync(`games/${WATCHED}/test/replays/*.json`).sort();

/** Whole matches stored long ago. Under the rules of their version they replay for ever, step by step. */
describe('stored matches', () => {
  // A new game has none yet.
  test.runIf(WATCHED === '*')('there are some', () => {
    expect(files.length).toBeGreaterThan(0);
  });

  test.each(files)('%s', async path => {
    const read = parseLog(JSON.parse(readFileSync(path, 'utf8')));
    if (!read.ok) throw new Error(`not a match file: ${read.field}`);
    const rules = await registry[read.log.game]?.rules?.();
    if (rules === undefined) throw new Error(`no game called ${read.log.game}`);
    const replayed = Match.replay(rules.game, read.log);
    expect(replayed).toMatchObject({ ok: true });
    expect(replayed.ok && replayed.match.over).toBe(true);
  });
});
