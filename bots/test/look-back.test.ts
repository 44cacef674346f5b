import { describe, expect, test } from 'vitest';
import type { Bot, Candidate } from '#contract/bot.ts';
import type { Shape } from '#contract/game.ts';
import { bot } from '#games/matryoshka/bot/index.ts';
import { game } from '#games/matryoshka/rules/index.ts';
import type { View } from '#games/matryoshka/rules/types.ts';
import { must } from '#kernel/must.ts';
import { rngFor, type Seed } from '#kernel/rng.ts';
import { accuracyOf, type Decision, decisionsIn, isFault, turningPointsOf } from '../look-back.ts';

const seed: Seed = [1, 2, 3, 4, 5, 6, 7, 8];

function candidate(kind: string, value = 0, error = 0): Candidate<Shape['move']> {
  return { move: { kind }, value, error, facts: {} };
}

function decision(step: number, seat: number, loss: number, error = 0): Decision<Shape> {
  return { step, seat, loss, error, played: candidate('played'), best: candidate('best') };
}

describe('a decision', () => {
  const judge: Bot<Shape> = {
    rank: () => [candidate('a', 10), candidate('b', 4, 3)],
    choose: () => ({ kind: 'a' }),
  };
  const of = (kind: string): Decision<Shape>[] =>
    decisionsIn(judge, { views: [{}], moves: [{ seat: 0, move: { kind } }], after: [{}] }, effort);
  const effort = { step: 5, seed, budget: { iterations: 1 } };

  test('costs what the best is worth more, and may be off by as much as both are', () => {
    expect(of('a')).toMatchObject([{ step: 5, seat: 0, loss: 0, error: 0 }]);
    expect(of('b')).toMatchObject([{ loss: 6, error: 3 }]);
  });

  test('of which the judge knows nothing is not judged, nor one without a choice', () => {
    expect(of('c')).toEqual([]);
    const forced: Bot<Shape> = { ...judge, rank: () => [candidate('a')] };
    const moves = [{ seat: 0, move: { kind: 'a' } }];
    expect(decisionsIn(forced, { views: [{}], moves, after: [{}] }, effort)).toEqual([]);
  });

  test('is judged by what its player could know: other hidden cards change nothing', () => {
    let state = game.setup(must(game.parseConfig({})), 3, rngFor(seed, 0));
    const status = game.status(state);
    const seat = status.tag === 'playing' ? must(status.turn.seats[0]) : 0;
    const view = game.view(state, seat);
    const move = bot.choose(view, 1, rngFor(seed, 1));
    const views = (hidden: number): View[] => {
      state = game.imagine(view, rngFor(seed, hidden));
      return [0, 1, 2].map(one => game.view(state, one));
    };
    const judged = [10, 11, 12].map(hidden =>
      decisionsIn(bot, { views: views(hidden), moves: [{ seat, move }], after: [] }, effort),
    );
    expect(judged[0]).toHaveLength(1);
    expect(judged[1]).toEqual(judged[0]);
    expect(judged[2]).toEqual(judged[0]);
  });
});

test('a loss within the error of the judge is no fault', () => {
  expect(isFault({ loss: 6, error: 3 })).toBe(false);
  expect(isFault({ loss: 6.1, error: 3 })).toBe(true);
  expect(isFault({ loss: 0.4, error: 0 })).toBe(false);
});

test('the three costliest faults are told in the order of the match; one that is missed for a whole turn is one', () => {
  const decisions = [
    decision(1, 0, 9),
    decision(2, 0, 20),
    decision(3, 0, 15),
    decision(4, 1, 30, 20),
    decision(5, 0, 8),
    decision(6, 1, 3),
    decision(7, 0, 12),
  ];
  expect(turningPointsOf(decisions).map(({ step }) => step)).toEqual([2, 5, 7]);
  expect(accuracyOf(decisions, 0)).toMatchObject({ decisions: 5, faults: 5, share: 0, lost: 40 });
  expect(accuracyOf(decisions, 1)).toMatchObject({ decisions: 2, faults: 1, share: 0.5, lost: 3 });
  expect(accuracyOf(decisions, 2)).toMatchObject({ decisions: 0, share: 1, error: 0 });
});
