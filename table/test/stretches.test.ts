import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Outcome, Seat } from '#contract/game.ts';
import { game as mathable } from '#games/mathable/rules/index.ts';
import type { View } from '#games/mathable/rules/types.ts';
import { parseLog } from '#kernel/log.ts';
import { framesOf } from '../history.ts';
import { decisiveOf, type Stretch, scoringTurns, sidesOf, stretchesOf } from '../stretches.ts';

function framesOfReplay(name: string) {
  const file = new URL(`../../games/mathable/test/replays/${name}.json`, import.meta.url);
  const parsed = parseLog(JSON.parse(readFileSync(file, 'utf8')));
  if (!parsed.ok) throw new Error(parsed.field);
  const story = framesOf(mathable, parsed.log, 'spectator');
  if (!story.ok) throw new Error(story.reason);
  return { frames: story.frames, seats: parsed.log.seats };
}

const scoreOf = ({ scores }: View, seat: Seat): number => scores[seat] ?? 0;

describe('how the scores of a match went', () => {
  const { frames, seats } = framesOfReplay('out-of-tiles-two-players');
  const stretches = stretchesOf(frames, seats, { scoreOf });
  const last = frames.at(-1)?.envelope;

  test('has a stretch for each turn, which joins all of its steps', () => {
    const turns = stretches.filter(({ isLastCount, first }) => !isLastCount && first > 0);
    expect(turns.map(({ seat }) => seat)).toEqual(last?.view.past.map(({ seat }) => seat));
    expect(turns.map(({ last: end }) => end + 1).slice(0, -1)).toEqual(
      turns.slice(1).map(({ first }) => first),
    );
  });

  test('each has the points of its turn', () => {
    for (const [index, past] of (last?.view.past ?? []).entries()) {
      const [before, after] = [stretches[index]?.scores ?? [], stretches[index + 1]?.scores ?? []];
      const points = past.placements.reduce((sum, one) => sum + one.points, past.superBonus);
      expect((after[past.seat] ?? 0) - (before[past.seat] ?? 0)).toBe(points);
    }
  });

  test('of these, those are kept in which somebody scored', () => {
    const points = scoringTurns(stretches).map(({ scores }) => scores.join());
    expect(new Set(points).size).toBe(points.length);
    expect(points.at(0)).toBe('0,0');
    expect(points.at(-1)).toBe(stretches.at(-1)?.scores.join());
  });

  test('partners are one side', () => {
    expect(sidesOf(stretches)).toEqual([[0], [1]]);
    const shared = [0, 26, 26, 52].map(one => ({ ...stretches[0], scores: [one, 0, one, 0] }));
    expect(sidesOf(shared as Stretch[])).toEqual([
      [0, 2],
      [1, 3],
    ]);
  });

  test('ends with what was counted in the end, tiles that were left included', () => {
    expect(stretches.at(-1)).toMatchObject({ isLastCount: true, scores: last?.outcome?.scores });
    expect(stretches.at(-2)?.scores).toEqual(last?.view.scores);
  });
});

describe('the turn that decided', () => {
  const outcome = (...ranks: readonly number[]): Outcome => ({ ranks, scores: [], rule: '' });
  const turns = (...scores: readonly (readonly number[])[]): Stretch[] =>
    scores.map((each, at) => ({ first: at, last: at, seat: at % 2, scores: each, isLastCount: false }));

  test.each([
    ['the largest, for a winner who always led', turns([0, 0], [5, 0], [25, 0], [30, 0]), outcome(1, 2), 2],
    ['not a larger one that was caught up', turns([0, 0], [50, 0], [50, 60], [65, 60]), outcome(1, 2), 3],
    ['of two alike the later', turns([0, 0], [5, 0], [10, 0]), outcome(1, 2), 2],
    [
      'against the best of the others',
      turns([0, 0, 0], [9, 0, 8], [9, 2, 8], [12, 9, 8]),
      outcome(1, 2, 3),
      3,
    ],
    ['of partners together', turns([0, 0, 0, 0], [8, 0, 8, 0], [8, 3, 8, 3]), outcome(1, 2, 1, 2), 1],
    ['any, where points do not decide', turns([0, 0], [0, 9], [4, 9], [4, 20]), outcome(1, 2), 2],
  ])('%s', (_, stretches, given, found) => {
    expect(decisiveOf(stretches, given)?.stretch).toBe(stretches[found]);
  });

  test('is the game that won a rubber, whatever the points', () => {
    const scored = turns([0, 0], [0, 60], [55, 60], [55, 99], [110, 99]);
    const won = [
      [0, 0],
      [0, 1],
      [1, 1],
      [1, 1],
      [2, 1],
    ];
    const stretches = scored.map((stretch, at) => ({ ...stretch, games: won[at] ?? [] }));
    expect(decisiveOf(stretches, outcome(1, 2))).toEqual({
      stretch: stretches[4],
      by: 'games',
      from: 0,
      to: 1,
    });
    // Where the winners have won no more games than the others, points decided.
    expect(decisiveOf(stretches, outcome(2, 1))).toMatchObject({ stretch: stretches[1], by: 'points' });
  });

  test('says from which lead to which', () => {
    const stretches = turns([0, 0], [0, 12], [88, 12]);
    expect(decisiveOf(stretches, outcome(1, 2))).toMatchObject({ from: -12, to: 76 });
  });

  test('is none where nobody lost, or nothing was ever scored', () => {
    expect(decisiveOf(turns([0, 0], [3, 0], [3, 3]), outcome(1, 1))).toBeNull();
    expect(decisiveOf(turns([0, 0], [0, 0]), outcome(1, 2))).toBeNull();
  });
});
