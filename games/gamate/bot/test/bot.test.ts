import { describe, expect, test } from 'vitest';
import { LEVELS, type Level } from '#contract/bot.ts';
import type { Seat } from '#contract/game.ts';
import type { Rng } from '#contract/rng.ts';
import { game } from '../../rules/index.ts';
import type { Move, State, View } from '../../rules/types.ts';
import { position, trumps } from '../../test/position.ts';
import { bot } from '../index.ts';
import { EXTENDED, PLAIN, positions, randomMove, rngOf, wholeMatch } from './random-play.ts';
import { fullHands, viewAt } from './table.ts';

describe('choose', () => {
  test.each([1, 2, 3, 4] as const)('level %d plays whole matches by the rules', level => {
    for (let seed = 0; seed < 2; seed++) {
      let last: State | undefined;
      for (const { state } of wholeMatch({ config: PLAIN, seed }, (view, rng) => legal(view, level, rng)))
        last = state;
      expect(last?.past.length).toBe(1);
    }
  });

  test.each(LEVELS)('level %d answers every question of random matches by the rules', level => {
    // Level 5 is asked less often: the test should be quick.
    for (const config of [PLAIN, EXTENDED])
      for (const { view, seed } of positions(config, level === 5 ? 131 : 7))
        expect(game.check(view, bot.choose(view, level, rngOf(seed)))).toEqual({ ok: true });
  });

  test('every level takes the same choice again, whatever is hidden', () => {
    for (const { view, seed } of positions(PLAIN, 149)) {
      const other = game.view(game.imagine(view, rngOf(seed, 7)), view.me);
      for (const level of LEVELS)
        expect(bot.choose(other, level, rngOf(seed))).toEqual(bot.choose(view, level, rngOf(seed)));
    }
  });

  test.each([2, 3, 4, 5] as const)(
    '[GA-15] level %d takes the last trick if the contract hangs on it',
    level => {
      const view = viewAt({
        hands: ['', '', '', '20'],
        trumps: 'multiples 6',
        announced: 7,
        taken: [...sixOf(0), ...sixOf(1)],
        leader: 0,
        trick: '19 -2 -5',
      });
      expect(bot.choose(view, level, rngOf(1))).toEqual({ kind: 'force', card: 20 });
    },
  );

  test.each([4, 5] as const)('[GA-14] level %d leaves a trick to its partner and keeps the winner', level => {
    // Dummy's 40 holds, and the 48 takes the last trick; the 3 would not.
    const view = viewAt({
      hands: ['3 48', '41', '25', '9'],
      trumps: 'multiples 6',
      announced: 8,
      taken: [...sixOf(0), ...Array.from({ length: 5 }, () => 1)],
      leader: 1,
      trick: '8 40 -2',
    });
    expect(bot.choose(view, level, rngOf(1))).toEqual({ kind: 'renounce', card: 3 });
  });

  test.each([3, 4, 5] as const)(
    '[GA-7] level %d repeats what its partner bid if its own hand fits',
    level => {
      const state = inAuction({
        hands: fullHands(['', '', '11 12 13 14 16 m m 20 22 30 31 35 40', '']),
        calls: [
          { seat: 0, trumps: trumps('run 10 16') },
          { seat: 1, trumps: null },
        ],
        phase: { tag: 'auction', turn: 2 },
      });
      expect(bot.choose(game.view(state, 2), level, rngOf(1))).toEqual({
        kind: 'bid',
        trumps: trumps('run 10 16'),
      });
    },
  );

  test.each([4, 5] as const)('[GA-9] level %d opposes with a hand that takes nearly everything', level => {
    const state = inAuction({
      hands: fullHands(['', '10 11 12 13 14 15 16 17 18 m m 30 31', '', '']),
      contract: { trumps: trumps('odd'), declarer: 0, isOpposed: false },
      calls: [{ seat: 0, trumps: trumps('odd') }, ...[1, 2, 3, 0].map(seat => ({ seat, trumps: null }))],
      phase: { tag: 'opposition', turn: 1 },
    });
    expect(bot.choose(game.view(state, 1), level, rngOf(1)).kind).toBe('oppose');
  });

  test.each(LEVELS)('[GA-9] level %d lets its own partner play, whatever it holds', level => {
    const state = inAuction({
      hands: fullHands(['', '', '10 11 12 13 14 15 16 17 18 m m 30 31', '']),
      contract: { trumps: trumps('odd'), declarer: 0, isOpposed: false },
      calls: [{ seat: 0, trumps: trumps('odd') }, ...[1, 2, 3, 0].map(seat => ({ seat, trumps: null }))],
      answers: [{ seat: 1, trumps: null }],
      phase: { tag: 'opposition', turn: 2 },
    });
    expect(bot.choose(game.view(state, 2), level, rngOf(1))).toEqual({ kind: 'pass' });
  });

  test.each([3, 4, 5] as const)('[GA-11] level %d announces what two strong hands promise', level => {
    const strong = ['38 39 40 41 42 43 44 45 46 47 48 m m', '', 'm 1 2 3 4 5 6 7 8 11 12 29 36', ''];
    const state = inAuction({
      hands: fullHands(strong),
      contract: { trumps: trumps('run 25 48'), declarer: 0, isOpposed: false },
      phase: { tag: 'announce' },
    });
    const move = bot.choose(game.view(state, 0), level, rngOf(1));
    expect(move).toMatchObject({ kind: 'announce', way: 'up' });
    expect(move.kind === 'announce' ? move.tricks : 0).toBeGreaterThan(9);
  });
});

describe('rank', () => {
  test('holds every play and every announcement that the rules accept, best first', () => {
    for (const { view, seed } of positions(PLAIN, 13)) {
      const ranked = bot.rank(view, { iterations: (seed % 2) * 6 }, rngOf(seed));
      const values = ranked.map(({ value }) => value);
      expect(values).toEqual(values.toSorted((a, b) => b - a));
      for (const { move, error } of ranked) {
        expect(error).toBeGreaterThanOrEqual(0);
        expect(game.check(view, move)).toEqual({ ok: true });
      }
      const texts = (list: readonly unknown[]): string[] => list.map(one => JSON.stringify(one)).sort();
      // Of hundreds of definitions only the best are looked at.
      const isAuction = view.phase.tag === 'auction' || view.phase.tag === 'opposition';
      const expected = isAuction ? [{ kind: 'pass' }] : [...game.moves(view)];
      const found = ranked.map(({ move }) => move).filter(({ kind }) => !isAuction || kind === 'pass');
      expect(texts(found)).toEqual(texts(expected));
    }
  });

  test('says the same of the same view, whatever was thought in between', () => {
    for (const { view, seed } of positions(EXTENDED, 37)) {
      const other = game.view(game.imagine(view, rngOf(seed, 7)), view.me);
      const answer = bot.rank(view, { iterations: 6 }, rngOf(seed));
      bot.rank(view, { iterations: 3 }, rngOf(seed + 1));
      expect(bot.rank(other, { iterations: 6 }, rngOf(seed))).toEqual(answer);
    }
  });

  test('says how often the contract is made, and what speaks for a bid', () => {
    const view = viewAt({
      hands: ['3 48', '41', '25', '9'],
      trumps: 'multiples 6',
      announced: 8,
      taken: [...sixOf(0), ...Array.from({ length: 5 }, () => 1)],
      leader: 1,
      trick: '8 40 -2',
    });
    const [best] = bot.rank(view, { iterations: 8 }, rngOf(1));
    expect(best?.facts).toEqual({ card: 3, made: 100 });
    const start = inAuction({ hands: fullHands(['10 11 12 13 14 15 16 17 18 m m 30 31', '', '', '']) });
    const [bid] = bot.rank(game.view(start, 0), { iterations: 20 }, rngOf(1));
    expect(bid?.move.kind).toBe('bid');
    expect(bid?.facts).toMatchObject({ count: expect.any(Number), mine: expect.any(Number), declarer: 1 });
  });

  test('is silent for spectators, for the dummy, and for those who are not asked', () => {
    for (const { state, seat } of wholeMatch({ config: PLAIN, seed: 3 }, randomMove)) {
      expect(bot.rank(game.view(state, 'spectator'), { iterations: 0 }, rngOf(1))).toEqual([]);
      for (const other of [0, 1, 2, 3].filter(one => one !== seat))
        expect(bot.rank(game.view(state, other), { iterations: 0 }, rngOf(1))).toEqual([]);
    }
  });
});

function legal(view: View, level: Level, rng: Rng): Move {
  const move = bot.choose(view, level, rng);
  expect(game.check(view, move)).toEqual({ ok: true });
  return move;
}

function sixOf(seat: Seat): Seat[] {
  return Array.from({ length: 6 }, () => seat);
}

function inAuction({ hands, ...given }: Partial<State> & Pick<State, 'hands'>): State {
  return { ...position(), ...given, hands };
}
