import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseLog } from '#kernel/log.ts';
import { type Envelope, Match } from '#kernel/match.ts';
import { game } from '../rules/index.ts';
import { runLengths } from '../rules/score.ts';
import type { Matryoshka } from '../rules/types.ts';

/** The end of each stored match as onlookers see it, by the name of its file. */
const ends = new Map<string, Envelope<Matryoshka>>();
for (const path of globSync('games/matryoshka/test/replays/*.json')) {
  const read = parseLog(JSON.parse(readFileSync(path, 'utf8')));
  const replayed = read.ok && Match.replay(game, read.log);
  if (replayed && replayed.ok) ends.set(basename(path, '.json'), replayed.match.envelope('spectator'));
}

function end(name: string): Envelope<Matryoshka> {
  const envelope = ends.get(name);
  if (envelope === undefined) throw new Error(`no stored match called ${name}`);
  return envelope;
}

/** Of the winner and of the next, or of both winners. */
function runsOfBest({ view, outcome }: Envelope<Matryoshka>): number[][] {
  const ranks = outcome?.ranks ?? [];
  const seats = ranks.map((_, seat) => seat).toSorted((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0));
  return seats.slice(0, 2).map(seat => runLengths(view.displays[seat] ?? []));
}

describe('[MY-11] stored matches show every way of ending', () => {
  test('a clear win, three players', () => {
    const { outcome, view } = end('clear-win-three-players');
    expect(outcome).toEqual({ ranks: [2, 3, 1], scores: [34, 26, 39], rule: 'MY-11' });
    expect(view).toMatchObject({ config: { talk: 'remarks' }, phase: { tag: 'over' } });
  });

  test('a tie broken by the longest run, four players', () => {
    const envelope = end('tie-broken-by-the-longest-run-four-players');
    expect(envelope.outcome).toMatchObject({ ranks: [1, 2, 4, 3], scores: [27, 27, 24, 24] });
    expect(runsOfBest(envelope).map(([longest]) => longest)).toEqual([4, 3]);
    expect(envelope.view.config).toEqual({ talk: 'silent' });
  });

  test('a tie broken by the second longest run, five players', () => {
    const envelope = end('tie-broken-by-a-later-run-five-players');
    expect(envelope.outcome).toMatchObject({ ranks: [2, 4, 5, 1, 3], scores: [35, 31, 29, 35, 31] });
    expect(runsOfBest(envelope).map(([longest, second]) => [longest, second])).toEqual([
      [3, 3],
      [3, 2],
    ]);
  });

  test('a shared win, two players', () => {
    const envelope = end('shared-win-two-players');
    expect(envelope.outcome).toMatchObject({ ranks: [1, 1], scores: [41, 41] });
    expect(runsOfBest(envelope)).toEqual([
      [5, 5, 2, 1],
      [5, 5, 2, 1],
    ]);
  });
});

test('[MY-5] in every one, each player is active once a round', () => {
  expect(ends.size).toBe(4);
  for (const { view } of ends.values()) {
    const seats = view.handSizes.length;
    const actives = view.past.flatMap(past => (past.kind === 'exchanged' ? [past.active] : []));
    for (let round = 0; round < 4; round++) {
      const first = actives[round * seats] ?? 0;
      const wanted = Array.from({ length: seats }, (_, i) => (first + i) % seats);
      expect(actives.slice(round * seats, (round + 1) * seats)).toEqual(wanted);
      // MY-6: the first player passes to the left.
      expect(first).toBe(((actives[0] ?? 0) + round) % seats);
    }
  }
});
