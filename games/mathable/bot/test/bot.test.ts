import { describe, expect, test } from 'vitest';
import { LEVELS, type Level } from '#contract/bot.ts';
import { firstWrong } from '../../rules/contest.ts';
import { game } from '../../rules/index.ts';
import { linesThatHold } from '../../rules/placing.ts';
import { RACK } from '../../rules/tiles.ts';
import type { Move, View } from '../../rules/types.ts';
import { bot } from '../index.ts';
import { CONFIGS, PLAIN, playTable, randomMove, rngOf, tableTalk } from './random-play.ts';

const QUICK: readonly Level[] = [1, 2, 3, 4];

describe('choose', () => {
  test.each(CONFIGS)('plays whole games by the rules at every quick level, %j', config => {
    for (const [index, level] of QUICK.entries()) {
      const seats = 2 + (index % 3);
      const outcome = playTable(config, seats, index, (view, rng) => {
        const move = bot.choose(view, level, rng);
        expect(game.check(view, move)).toEqual({ ok: true });
        return move;
      });
      expect(outcome.scores).toHaveLength(seats);
    }
  });

  test('plays by the rules against somebody who does not', () => {
    for (const [index, config] of CONFIGS.entries()) {
      for (const level of QUICK) {
        playTable(config, 3, 70 + index, (view, rng) => {
          const liar = view.me === 0;
          const move = liar ? randomMove([...game.moves(view)], rng) : bot.choose(view, level, rng);
          expect(game.check(view, move)).toEqual({ ok: true });
          return move;
        });
      }
    }
  });

  test('level 5 plays by the rules, and wins from a beginner', () => {
    // One turn in fifteen is thought over as level 5 does, the others as level 4: the test should be quick.
    const { scores } = playTable(PLAIN, 2, 5, (view, rng) => {
      const strong = view.past.length % 15 === 0 ? 5 : 4;
      const move = bot.choose(view, view.me === 0 ? strong : 1, rng);
      expect(game.check(view, move)).toEqual({ ok: true });
      return move;
    });
    expect(scores[0]).toBeGreaterThan(scores[1] ?? 0);
  });
});

describe('rank', () => {
  test.each(CONFIGS)('holds only moves that the rules accept, best first, %j', config => {
    for (const { view, seed, must } of tableTalk(config, 3, 25)) {
      const ranked = bot.rank(view, { iterations: seed % 3 }, rngOf(seed));
      for (const { move } of ranked) expect(game.check(view, move)).toEqual({ ok: true });
      const values = ranked.map(({ value }) => value);
      expect(values).toEqual(values.toSorted((a, b) => b - a));
      expect(ranked.length > 0 || !must).toBe(true);
      const keys = ranked.map(({ move }) => JSON.stringify(move));
      expect(new Set(keys).size).toBe(keys.length);
    }
  });

  test('[MB-15] contests what is wrong, and nothing else', () => {
    for (const config of CONFIGS.filter(({ checking }) => checking === 'challenge')) {
      for (const { view, seed } of tableTalk(config, 3, 5)) {
        const [best] = bot.rank(view, { iterations: 0 }, rngOf(seed));
        expect(best?.move.kind === 'contest').toBe(isWrong(view));
      }
    }
  });

  test('says the same of the same view, whatever is hidden', () => {
    for (const { view, seed } of tableTalk(PLAIN, 2, 60)) {
      const other = game.view(game.imagine(view, rngOf(seed, 7)), view.me);
      const answer = bot.rank(view, { iterations: 2 }, rngOf(seed));
      expect(bot.rank(other, { iterations: 2 }, rngOf(seed))).toEqual(answer);
      // Searches share their room: nothing of another one may show.
      bot.rank(view, { iterations: 1 }, rngOf(seed + 1));
      expect(bot.rank(view, { iterations: 2 }, rngOf(seed))).toEqual(answer);
    }
  });

  test('knows every placement that is possible', () => {
    for (const { view, seed } of tableTalk(PLAIN, 2, 15)) {
      const ranked = bot.rank(view, { iterations: 0 }, rngOf(seed)).map(({ move }) => move);
      expect(places(ranked)).toEqual(places([...game.moves(view)]));
    }
  });

  test('[MB-16] claims every line that holds', () => {
    const claimed = { checking: 'referee', lines: 'claimed' } as const;
    for (const { view, seed } of tableTalk(claimed, 2, 15)) {
      for (const { move } of bot.rank(view, { iterations: 0 }, rngOf(seed))) {
        const same = [...game.moves(view)].filter(
          one =>
            one.kind === 'place' && move.kind === 'place' && one.cell === move.cell && one.tile === move.tile,
        );
        const most = Math.max(0, ...same.map(one => (one.kind === 'place' ? (one.lines?.length ?? 0) : 0)));
        expect(move.kind === 'place' ? move.lines?.length : 0).toBe(most);
      }
    }
  });

  test('is silent for spectators and when the game is over', () => {
    const state = game.setup(PLAIN, 2, rngOf(1));
    expect(bot.rank(game.view(state, 'spectator'), { iterations: 0 }, rngOf(1))).toEqual([]);
  });
});

test('there is a choice for every level', () => {
  const state = game.setup(PLAIN, 2, rngOf(3));
  const view = game.view(state, state.turn.seat);
  for (const level of LEVELS) expect(game.check(view, bot.choose(view, level, rngOf(level))).ok).toBe(true);
});

describe('beginners', () => {
  test('[MB-17] play their games to the end, and come out above zero', () => {
    const ends = Array.from({ length: 20 }, (_, seed) => {
      const levels: Level[] = seed % 2 === 0 ? [1, 1] : [1, 2, 1];
      let last: View | undefined;
      const { scores } = playTable(PLAIN, levels.length, seed, (view, rng) => {
        last = view;
        return bot.choose(view, levels[view.me as number] ?? 1, rng);
      });
      return { reserve: last?.reserveSize, total: scores[0] ?? 0 };
    });
    // Before the last move: what it drew is still there.
    expect(ends.filter(({ reserve = 99 }) => reserve > RACK)).toEqual([]);
    expect(ends.filter(({ total }) => total <= 0)).toEqual([]);
  });

  test('[MB-15] lay a wrong result now and then where nobody checks, the lower the more often', () => {
    const rates = ([1, 2, 3, 4] as const).map(level => {
      let laid = 0;
      let wrong = 0;
      for (let seed = 0; seed < 12; seed++)
        playTable({ checking: 'challenge', lines: 'automatic' }, 2, seed, (view, rng) => {
          const move = bot.choose(view, level, rng);
          if (move.kind === 'place') {
            laid += 1;
            if (linesThatHold(view.board, move.cell, move.tile).length === 0) wrong += 1;
          }
          return move;
        });
      return wrong / laid;
    });
    const [first = 0, second = 0, third = 0, fourth] = rates;
    expect(first).toBeGreaterThan(second);
    expect(second).toBeGreaterThan(third);
    expect(third).toBeGreaterThan(0);
    expect(fourth).toBe(0);
    expect(first).toBeLessThan(0.12);
  });

  test('[MB-15] out of turn, see the wrong tile of another as somebody of their level does', () => {
    const seen = new Map<Level, number>();
    let windows = 0;
    for (const { view, must } of tableTalk({ checking: 'challenge', lines: 'automatic' }, 3, 11)) {
      if (must || !isWrong(view)) continue;
      windows += 1;
      for (const level of LEVELS) {
        const times = Array.from(
          { length: 50 },
          (_, roll) => bot.interrupt?.(view, level, rngOf(roll)) ?? null,
        );
        seen.set(level, (seen.get(level) ?? 0) + times.filter(move => move !== null).length / 50);
      }
    }
    expect(windows).toBeGreaterThan(0);
    const rates = LEVELS.map(level => (seen.get(level) ?? 0) / windows);
    expect(rates).toEqual(rates.toSorted((a, b) => a - b));
    expect(rates[0]).toBeLessThan(0.5);
    expect(rates.slice(3)).toEqual([1, 1]);
  });
});

function isWrong({ config, board, open, me }: View): boolean {
  return open !== null && open.seat !== me && firstWrong(config, board, open.placements) !== null;
}

function places(moves: readonly Move[]): string[] {
  return moves.flatMap(move => (move.kind === 'place' ? [`${move.cell} ${move.tile}`] : [])).sort();
}
