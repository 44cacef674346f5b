import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseLog } from '#kernel/log.ts';
import { Match } from '#kernel/match.ts';
import { game } from '../rules/index.ts';
import { sum } from '../rules/tiles.ts';
import type { View } from '../rules/types.ts';

/** The last public view of each stored match, by the name of its file. */
const ends = new Map<string, View>();
for (const path of globSync('games/mathable/test/replays/*.json')) {
  const read = parseLog(JSON.parse(readFileSync(path, 'utf8')));
  const replayed = read.ok && Match.replay(game, read.log);
  if (replayed && replayed.ok) ends.set(basename(path, '.json'), replayed.match.envelope('spectator').view);
}

function end(name: string): View {
  const view = ends.get(name);
  if (view === undefined) throw new Error(`no stored match called ${name}`);
  return view;
}

describe('[MB-17] stored matches show every way of ending', () => {
  test.each([
    ['out-of-tiles-two-players', 'referee', 'out'],
    ['nothing-can-be-placed-three-players', 'referee', 'blocked'],
    ['three-idle-rounds-four-players', 'referee', 'idle'],
    ['challenge-out-of-tiles-two-players', 'challenge', 'out'],
    ['challenge-nothing-can-be-placed', 'challenge', 'blocked'],
    ['three-idle-rounds-challenge', 'challenge', 'idle'],
  ])('%s', (name, checking, ending) => {
    expect(end(name)).toMatchObject({ config: { checking }, phase: { tag: 'over', ending } });
  });
});

test('[MB-10] one has a super bonus', () => {
  expect(end('super-bonus').past.some(({ superBonus }) => superBonus === 50)).toBe(true);
});

test('[MB-15] some have contests, upheld and rejected', () => {
  const contests = (name: string) =>
    end(name).past.flatMap(({ contest }) => (contest ? [contest.upheld] : []));
  expect(contests('contest-upheld-with-the-reserve-empty')).toContain(true);
  expect(contests('contest-rejected-three-players')).toContain(false);
});

test('[MB-15] in one several players contest the same turn in vain', () => {
  const { past } = end('contest-left-to-the-others-four-players');
  expect(past.some(({ contest }) => contest?.upheld === false && contest.by.length > 1)).toBe(true);
});

test('[MB-8] in every one, points of placements and bonuses add up to the scores', () => {
  for (const { scores, past } of ends.values()) {
    const totals = scores.map((_, seat) =>
      sum(
        past
          .filter(turn => turn.seat === seat)
          .map(({ placements, superBonus }) => sum(placements.map(({ points }) => points)) + superBonus),
      ),
    );
    expect(totals).toEqual(scores);
  }
});
