import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseLog } from '#kernel/log.ts';
import { type Envelope, Match } from '#kernel/match.ts';
import { SUPPLY } from '../data/board.ts';
import { readRun } from '../rules/compute.ts';
import { game } from '../rules/index.ts';
import { runsOf } from '../rules/runs.ts';
import type { Calculator, Past } from '../rules/types.ts';
import { scoredOn } from './position.ts';

/** The end of each stored match as onlookers see it, by the name of its file. */
const ends = new Map<string, Envelope<Calculator>>();
for (const path of globSync('games/calculator/test/replays/*.json')) {
  const read = parseLog(JSON.parse(readFileSync(path, 'utf8')));
  const replayed = read.ok && Match.replay(game, read.log);
  if (replayed && replayed.ok) ends.set(basename(path, '.json'), replayed.match.envelope('spectator'));
}

function end(name: string): Envelope<Calculator> {
  const envelope = ends.get(name);
  if (envelope === undefined) throw new Error(`no stored match called ${name}`);
  return envelope;
}

function equalsOn({ view }: Envelope<Calculator>): number {
  return view.board.filter(token => token === '=').length;
}

/** What happened turn by turn: `played 0, exchanged 1`. */
function course({ view }: Envelope<Calculator>, kind: Past['kind']): number[] {
  return view.past.filter(turn => turn.kind === kind).map(turn => turn.seat);
}

describe('[CA-15] stored matches show every way of ending', () => {
  test('the last =, and one in reserve for those who still play: three players', () => {
    const match = end('last-equals-with-reserve-three-players');
    expect(match.outcome).toEqual({ ranks: [3, 2, 1], scores: [40, 42, 50], rule: 'CA-15', case: 'equals' });
    expect([match.view.turns, match.view.lastTurn, match.view.supply['=']]).toEqual([15, 15, 0]);
    expect(equalsOn(match)).toBe(SUPPLY['='] + 2);
  });

  test('the last =, and none in reserve: four players on the lattice', () => {
    const match = end('last-equals-literal-four-players');
    expect(match.view.config).toEqual({ grid: 'lattice', checking: 'assisted', closing: 'literal' });
    expect([match.view.turns, match.view.lastTurn, equalsOn(match)]).toEqual([16, 16, SUPPLY['=']]);
    expect(match.view.past.slice(-3).map(({ kind }) => kind)).toEqual([
      'exchanged',
      'exchanged',
      'exchanged',
    ]);
  });

  test('the last = laid by the last of its round', () => {
    const match = end('last-equals-by-the-last-of-the-round');
    const last = match.view.past.at(-1);
    expect(last?.kind === 'played' && last.tokens.some(({ token }) => token === '=')).toBe(true);
    expect([match.view.lastTurn, equalsOn(match)]).toEqual([match.view.turns, SUPPLY['=']]);
  });

  test('2 × players idle turns', () => {
    const { view, outcome } = end('idle-turns-two-players');
    expect(view).toMatchObject({ idle: 4, lastTurn: null });
    expect(view.supply['=']).toBeGreaterThan(0);
    expect(outcome).toMatchObject({ rule: 'CA-15', case: 'idle' });
  });

  test('[CA-12] turns that ran out', () => {
    const match = end('out-of-time-two-players');
    expect(course(match, 'out-of-time')).toEqual([0, 1, 0, 1, 0, 1]);
    expect(match.view).toMatchObject({ idle: 4, lastTurn: null });
  });
});

test('[CA-16] a shared win', () => {
  expect(end('shared-win-two-players').outcome).toMatchObject({ ranks: [1, 1], scores: [54, 54] });
});

test('[CA-11] wrong hand-ins that lost their turn', () => {
  const match = end('penalty-with-lost-turns-three-players');
  expect(match.view.config.checking).toBe('penalty');
  expect(course(match, 'wrong')).toEqual([0, 1, 0, 1, 1, 0]);
});

test('[CA-7] numbers drawn again, and again', () => {
  const { view } = end('tie-drawn-again-four-players');
  expect(view.draws.map(row => row.length)).toEqual([4, 2, 2]);
});

describe('in every one', () => {
  test('[CA-13] the points of the plays add up to the scores', () => {
    expect(ends.size).toBe(8);
    for (const { view } of ends.values()) {
      const totals = view.scores.map(() => 0);
      for (const turn of view.past) {
        if (turn.kind !== 'played') continue;
        expect(turn.gains.reduce((sum, { points }) => sum + points, 0)).toBe(turn.points);
        totals[turn.seat] = (totals[turn.seat] ?? 0) + turn.points;
      }
      expect(view.scores).toEqual(totals);
    }
  });

  test('[CA-6] all that lies there at the end may stand', () => {
    for (const { view } of ends.values())
      for (const { tokens } of runsOf(view.board)) expect(readRun(tokens).tag).not.toBe('wrong');
  });

  test('[CA-14] each = that joins two sides has scored once in that line', () => {
    const named = (scored: readonly { cell: number; direction: string }[]): string[] =>
      scored.map(({ cell, direction }) => `${cell} ${direction}`).toSorted();
    for (const { view } of ends.values()) expect(named(view.scored)).toEqual(named(scoredOn(view.board)));
  });

  test('[CA-15] all have had the same number of turns, unless they were idle', () => {
    for (const { view } of ends.values()) {
      const seats = view.order.length;
      expect(view.past.map(turn => turn.seat)).toEqual(view.past.map((_, turn) => view.order[turn % seats]));
      expect(view.lastTurn ?? 0).toBe(view.lastTurn === null ? 0 : view.turns);
      expect((view.lastTurn ?? 0) % seats).toBe(0);
    }
  });
});
