import { describe, expect, test } from 'vitest';
import { LEVELS, type Level } from '#contract/bot.ts';
import { bestDisplay } from '../../rules/best-display.ts';
import { poolOf } from '../../rules/check.ts';
import { game } from '../../rules/index.ts';
import { compareDisplays } from '../../rules/score.ts';
import { bot } from '../index.ts';
import { viewAt } from './position.ts';
import { playTable, positions, randomMove, rngOf, SILENT, wholeGame } from './random-play.ts';

const QUICK: readonly Level[] = [1, 2, 3, 4];

describe('choose', () => {
  test.each([2, 3, 4, 5])('plays whole games by the rules at every quick level, with %d players', seats => {
    for (const level of QUICK) {
      const outcome = playTable(seats, level, (view, rng) => {
        const move = bot.choose(view, level, rng);
        expect(game.check(view, move)).toEqual({ ok: true });
        return move;
      });
      expect(outcome.scores).toHaveLength(seats);
    }
  });

  test.each([2, 3, 4, 5])('level 5 plays by the rules among random players, with %d players', seats => {
    const { ranks } = playTable(seats, 40 + seats, (view, rng) => {
      // One decision in five is thought over as level 5 does, the others as level 4: the test should be quick.
      const level = view.past.length % 5 === 0 ? 5 : 4;
      const move = view.me === 0 ? bot.choose(view, level, rng) : randomMove(view, rng);
      expect(game.check(view, move)).toEqual({ ok: true });
      return move;
    });
    expect(ranks[0]).toBe(1);
  });

  test('every level takes the same choice again, whatever is hidden', () => {
    for (const { view, seed } of positions(3, 41)) {
      const other = game.view(game.imagine(view, rngOf(seed, 7)), view.me);
      for (const level of LEVELS)
        expect(bot.choose(other, level, rngOf(seed))).toEqual(bot.choose(view, level, rngOf(seed)));
    }
  });

  test('[MY-6] from level 3 on the last display is the best, and of equal ones the best in a tie', () => {
    for (let seed = 0; seed < 6; seed++) {
      for (const { state } of wholeGame({ config: SILENT, seats: 3, seed }, randomMove)) {
        if (state.round !== 4 || state.phase.tag !== 'display') continue;
        const view = game.view(state, 0);
        const move = bot.choose(view, seed % 2 === 0 ? 3 : 4, rngOf(seed));
        const chosen = move.kind === 'display' ? move.cards : [];
        const pool = poolOf(view, 0);
        for (const left of pool) {
          const other = pool.filter(card => card !== left);
          expect(compareDisplays(chosen, other)).toBeLessThanOrEqual(0);
        }
        expect(compareDisplays(chosen, bestDisplay(pool, 13).cards)).toBeLessThanOrEqual(0);
      }
    }
  });

  test.each([2, 4, 5] as const)('[MY-5] level %d takes the better of two clear offers', level => {
    const view = viewAt({
      round: 4,
      phase: { tag: 'take', active: 0, middle: 'F7', offers: [[], ['A4'], ['E7']] },
      displays: ['A1 A2 A3 A5 A6 B1 B2 B3', 'C1 C2 C3 C4 C5 D1 D2 D3', 'E1 E2 E3 E4 F1 F2 F3 F4'],
      hands: ['B4 C6 D4 D6 F6', 'A4', 'E7'],
      me: 0,
    });
    expect(bot.choose(view, level, rngOf(1))).toEqual({ kind: 'take', card: 'A4' });
  });

  test('[MY-5] level 5 does not complete the row of the active player if another card does as well', () => {
    // The offerer can do without B7 as well as without A4, which makes the leader's run of seven whole.
    const view = viewAt({
      round: 4,
      phase: { tag: 'offer', active: 0, middle: 'F7' },
      displays: ['A1 A2 A3 A5 A6 A7 B1 B2', 'C1 C2 C3 C5 C6 D1 D2 D3', 'B4 E1 E3 E5 E7 F2 F4 F6'],
      hands: ['', 'A4 B7 C4 C7 D4 D5', ''],
      me: 1,
    });
    const ranked = bot.rank(view, { iterations: 64 }, rngOf(1));
    const [whole, other] = ['A4', 'B7'].map(card =>
      ranked.find(({ move }) => move.kind === 'offer' && move.cards[0] === card),
    );
    expect(whole?.facts['gain']).toBe(other?.facts['gain']);
    expect(whole?.facts['other']).toBe(11);
    expect(whole?.value).toBeLessThan(other?.value ?? 0);
    for (let seed = 0; seed < 5; seed++)
      expect(bot.choose(view, 5, rngOf(seed))).not.toEqual({ kind: 'offer', cards: ['A4'] });
  });
});

describe('rank', () => {
  test.each([2, 3, 5])('holds all moves that the rules accept, best first, with %d players', seats => {
    for (const { view, seed } of positions(seats, 7)) {
      const ranked = bot.rank(view, { iterations: (seed % 2) * 8 }, rngOf(seed));
      const moves = [...game.moves(view)].filter(({ kind }) => kind !== 'remark');
      const texts = (list: readonly unknown[]): string[] => list.map(one => JSON.stringify(one)).sort();
      expect(texts(ranked.map(({ move }) => move))).toEqual(texts(moves));
      const values = ranked.map(({ value }) => value);
      expect(values).toEqual(values.toSorted((a, b) => b - a));
      for (const { error } of ranked) expect(error).toBeGreaterThanOrEqual(0);
    }
  });

  test('says the same of the same view, whatever was thought in between', () => {
    for (const { view, seed } of positions(4, 19)) {
      const other = game.view(game.imagine(view, rngOf(seed, 7)), view.me);
      const answer = bot.rank(view, { iterations: 8 }, rngOf(seed));
      expect(bot.rank(other, { iterations: 8 }, rngOf(seed))).toEqual(answer);
      bot.rank(view, { iterations: 3 }, rngOf(seed + 1));
      expect(bot.rank(view, { iterations: 8 }, rngOf(seed))).toEqual(answer);
    }
  });

  test('says what an exchange would bring', () => {
    const view = viewAt({
      round: 3,
      phase: { tag: 'take', active: 0, middle: 'F7', offers: [[], ['A4'], ['C7']] },
      displays: ['A1 A2 A3 A5 B1 B2', 'C1 C2 C3 C4 D1 D2', 'E1 E2 E3 F1 F2 F6'],
      hands: ['B6 C5 D5 E6 F3', 'A4', 'C7'],
      me: 0,
    });
    const [best] = bot.rank(view, { iterations: 0 }, rngOf(1));
    // Runs of three and one become a run of five: 11 points instead of 4. F7 gives the other nothing.
    expect(best?.facts).toEqual({ card: 'A4', gain: 7, seat: 2, other: 0 });
  });

  test('is silent for spectators, for those who are not asked, and when the game is over', () => {
    for (const { state } of wholeGame({ config: SILENT, seats: 3, seed: 1 }, randomMove)) {
      expect(bot.rank(game.view(state, 'spectator'), { iterations: 0 }, rngOf(1))).toEqual([]);
      const status = game.status(state);
      const asked = status.tag === 'over' ? [] : status.turn.seats;
      for (const seat of [0, 1, 2].filter(one => !asked.includes(one)))
        expect(bot.rank(game.view(state, seat), { iterations: 0 }, rngOf(1))).toEqual([]);
    }
  });
});
