import { describe, expect, test } from 'vitest';
import { LEVELS, type Level } from '#contract/bot.ts';
import { allowed, type Verdict } from '#contract/game.ts';
import { judge } from '../../rules/hand-in.ts';
import { game } from '../../rules/index.ts';
import { isSign, type Token } from '../../rules/tokens.ts';
import type { Move, Rule, View } from '../../rules/types.ts';
import { bot } from '../index.ts';
import { CONFIGS, PLAIN, playTable, rngOf, someViews } from './random-play.ts';

const QUICK: readonly Level[] = [1, 2, 3, 4];

describe('choose', () => {
  test.each(CONFIGS)('plays whole games by the rules at every quick level, %j', config => {
    for (const [index, level] of QUICK.entries()) {
      const seats = 2 + (index % 3);
      const outcome = playTable(config, seats, index, (view, rng) => {
        const move = bot.choose(view, level, rng);
        expect(verdictFor(level, view, move)).toEqual(allowed);
        return move;
      });
      expect(outcome.scores).toHaveLength(seats);
      expect(Math.max(...outcome.scores)).toBeGreaterThan(0);
    }
  });

  test.each(CONFIGS)('plays by the rules at all levels wherever a game may go, %j', config => {
    for (const { view, seed } of someViews(config, 3, 90)) {
      for (const level of LEVELS)
        expect(verdictFor(level, view, bot.choose(view, level, rngOf(seed)))).toEqual(allowed);
    }
  });

  test('does the same in the same place with the same chance', () => {
    for (const { view, seed } of someViews(PLAIN, 2, 120)) {
      for (const level of LEVELS) {
        expect(bot.choose(view, level, rngOf(seed))).toEqual(bot.choose(view, level, rngOf(seed)));
      }
    }
  });

  test('a beginner lays short lines, and mostly adds and subtracts small numbers', () => {
    const plays = someViews(PLAIN, 2, 3)
      .map(({ view, seed }) => bot.choose(view, 1, rngOf(seed)))
      .filter(move => move.kind === 'play')
      .map(({ tokens }) => tokens.map(({ token }) => token));
    const numbersIn = (tokens: readonly Token[]): number[] => tokens.filter(token => !isSign(token));
    for (const tokens of plays) expect(numbersIn(tokens).length).toBeLessThanOrEqual(3);
    const easy = plays.filter(
      tokens =>
        !tokens.includes('x') && !tokens.includes(':') && numbersIn(tokens).every(number => number <= 12),
    );
    expect(easy.length).toBeGreaterThan(0.7 * plays.length);
  });

  test('[CA-11] where nothing is checked before, low levels are one off now and then, the others never', () => {
    const penalty = { ...PLAIN, checking: 'penalty' } as const;
    const rates = QUICK.map(level => {
      const plays = someViews(penalty, 2, 3).flatMap(({ view, seed }) =>
        [0, 1, 2, 3].flatMap(roll => {
          const move = bot.choose(view, level, rngOf(seed + roll * 1000));
          return move.kind === 'play' ? [verdictOn(view, move).ok] : [];
        }),
      );
      return plays.filter(isRight => !isRight).length / plays.length;
    });
    const [first = 0, second = 0, third = 0, fourth] = rates;
    expect(first).toBeGreaterThan(second);
    expect(second).toBeGreaterThan(third);
    expect(third).toBeGreaterThan(0);
    expect(first).toBeLessThan(0.15);
    expect(fourth).toBe(0);
  });

  test('who sees more wins', () => {
    for (const [strong, weak] of [
      [3, 1],
      [4, 2],
    ] as const) {
      const { scores } = playTable(PLAIN, 2, 5, (view, rng) =>
        bot.choose(view, view.me === 0 ? strong : weak, rng),
      );
      expect(scores[0]).toBeGreaterThan(scores[1] ?? 0);
    }
  });

  test('[CA-10] exchanges where nothing can be laid, as far as the bag goes', () => {
    const state = game.setup(PLAIN, 2, rngOf(1));
    const seat = state.order[0] as number;
    const stuck = { ...state, racks: state.racks.with(seat, [1, 2, 4, 8, 11, 19]), supply: NO_SIGNS };
    for (const level of LEVELS) {
      expect(bot.choose(game.view(stuck, seat), level, rngOf(2)).kind).toBe('exchange');
      const last = { ...stuck, bag: [] };
      expect(bot.choose(game.view(last, seat), level, rngOf(2))).toEqual({ kind: 'exchange', tokens: [] });
    }
  });
});

describe('rank', () => {
  test.each(CONFIGS)('holds only moves that the rules accept, best first, each once, %j', config => {
    for (const { view, seed } of someViews(config, 3, 40)) {
      const ranked = bot.rank(view, { iterations: seed % 3 }, rngOf(seed));
      expect(ranked.length).toBeGreaterThan(0);
      for (const { move } of ranked) expect(verdictOn(view, move)).toEqual(allowed);
      const values = ranked.map(({ value }) => value);
      expect(values).toEqual(values.toSorted((a, b) => b - a));
      expect(new Set(ranked.map(({ move }) => JSON.stringify(move))).size).toBe(ranked.length);
    }
  });

  test('says the same of the same view, whatever is hidden', () => {
    for (const { view, seed } of someViews(PLAIN, 2, 30)) {
      const other = game.view(game.imagine(view, rngOf(seed, 7)), view.me);
      const answer = bot.rank(view, { iterations: 2 }, rngOf(seed));
      expect(bot.rank(other, { iterations: 2 }, rngOf(seed))).toEqual(answer);
      // Searches share their room: nothing of another one may show.
      bot.rank(view, { iterations: 1 }, rngOf(seed + 1));
      expect(bot.rank(view, { iterations: 2 }, rngOf(seed))).toEqual(answer);
    }
  });

  test('[CA-13] tells the points of a play, and how many numbers an exchange takes', () => {
    for (const { view, seed } of someViews(PLAIN, 2, 10)) {
      for (const { move, facts } of bot.rank(view, { iterations: 0 }, rngOf(seed)).slice(0, 5)) {
        const told = move.kind === 'play' ? judge(view, move.tokens) : { count: move.tokens.length };
        expect(facts).toMatchObject('points' in told ? { points: told.points } : told);
      }
    }
  });

  test('is silent for spectators and for who is not on turn', () => {
    const state = game.setup(PLAIN, 2, rngOf(1));
    expect(bot.rank(game.view(state, 'spectator'), { iterations: 0 }, rngOf(1))).toEqual([]);
    expect(bot.rank(game.view(state, state.order[1] as number), { iterations: 0 }, rngOf(1))).toEqual([]);
  });
});

const NO_SIGNS = { '+': 0, '-': 0, x: 0, ':': 0, '=': 1 };

/** With `penalty`, what low levels hand in need only be possible. */
function verdictFor(level: Level, view: View, move: Move): Verdict<Rule> {
  return level <= 3 && view.config.checking === 'penalty' ? game.check(view, move) : verdictOn(view, move);
}

/** CA-11: right even where only the player would suffer from a mistake. */
function verdictOn(view: View, move: Move): Verdict<Rule> {
  const judged = move.kind === 'play' ? judge(view, move.tokens) : allowed;
  return judged.ok ? game.check(view, move) : judged;
}
