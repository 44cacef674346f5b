import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { decisionsIn } from '#bots/look-back.ts';
import { parseLog } from '#kernel/log.ts';
import { must } from '#kernel/must.ts';
import { passagesOf } from '#table/passages.ts';
import { bestDisplay } from '../../rules/best-display.ts';
import { poolOf } from '../../rules/check.ts';
import { game } from '../../rules/index.ts';
import { totalOf } from '../../rules/score.ts';
import { DISPLAY } from '../../rules/setup.ts';
import { bot } from '../index.ts';

test.each(['clear-win-three-players', 'shared-win-two-players', 'tie-broken-by-a-later-run-five-players'])(
  '[MY-6] %s: of a last display the review knows the best, and what another costs',
  name => {
    const path = new URL(`../../test/replays/${name}.json`, import.meta.url);
    const read = parseLog(JSON.parse(readFileSync(path, 'utf8')));
    if (!read.ok) throw new Error(read.field);
    const story = passagesOf(game, read.log);
    if (!story.ok) throw new Error(story.reason);
    const step = story.passages.length - 1;
    const passage = must(story.passages[step]);
    const budget = { iterations: 96 };
    const found = decisionsIn(bot, passage, { step, seed: read.log.seed, budget });
    expect(found).toHaveLength(read.log.seats);
    for (const { seat, played, best, loss, error } of found) {
      const pool = poolOf(must(passage.views[seat]), seat);
      const most = bestDisplay(pool, must(DISPLAY.at(-1))).total;
      const [done, there] = [played.move, best.move];
      if (done.kind !== 'display' || there.kind !== 'display') throw new Error('no display');
      expect(totalOf(there.cards)).toBe(most);
      expect(loss).toBe(most - totalOf(done.cards));
      expect(error).toBe(0);
    }
  },
);
