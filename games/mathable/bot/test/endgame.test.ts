import { describe, expect, test } from 'vitest';
import { game } from '../../rules/index.ts';
import type { State } from '../../rules/types.ts';
import { bot } from '../index.ts';
import { isOpenEndgame } from '../turn/endgame.ts';
import { expectExtra } from '../turn/extra.ts';
import { outlookOf } from '../worlds/worlds.ts';
import { AIMS } from '../worth.ts';
import { randomGame, rngOf } from './random-play.ts';

const states: State[] = Array.from({ length: 60 }, (_, seed) =>
  [...randomGame(2, 9000 + seed)].map(({ state }) => state),
).flat();

describe('the endgame', () => {
  test('is open once the reserve is empty', () => {
    for (const state of states.filter(({ phase }) => phase.tag === 'act')) {
      const outlook = outlookOf(game.view(state, state.turn.seat));
      expect(isOpenEndgame(outlook)).toBe(state.reserve.length === 0);
    }
  });

  test('[MB-18] a last tile is worth the margin with which it ends the game', () => {
    const last = states.filter(
      ({ phase, reserve, racks, turn }) =>
        phase.tag === 'act' && reserve.length === 0 && racks[turn.seat]?.length === 1,
    );
    let ends = 0;
    for (const state of last) {
      const { seat } = state.turn;
      const view = game.view(state, seat);
      for (const { move, value } of bot.rank(view, { iterations: 4 }, rngOf(1))) {
        if (move.kind !== 'place') continue;
        const after = game.status(game.apply(state, [{ seat, move, elapsedMs: 0, by: 'bot' }], rngOf(2)));
        const [mine = 0, other = 0] =
          after.tag === 'over' ? [after.outcome.scores[seat], after.outcome.scores[1 - seat]] : [];
        expect(value).toBe(mine - other);
        ends++;
      }
    }
    expect(ends).toBeGreaterThan(0);
  });
});

describe('an extra tile', () => {
  test('is expected to be good early in the game', () => {
    const early = states.filter(({ phase, reserve }) => phase.tag === 'bonus' && reserve.length > 60);
    const gains = early.slice(0, 40).map(state => {
      const { draw, keep } = expectExtra(outlookOf(game.view(state, state.turn.seat)), AIMS);
      return draw - keep;
    });
    expect(gains.filter(gain => gain > 0).length).toBeGreaterThan(gains.length * 0.8);
  });

  test('[MB-10] is left alone where the rack is empty and the super bonus would be risked', () => {
    const bonus = states.find(({ phase }) => phase.tag === 'bonus') as State;
    const { seat } = bonus.turn;
    const rack = bonus.racks[seat] ?? [];
    const emptied: State = {
      ...bonus,
      racks: bonus.racks.with(seat, []),
      reserve: [...bonus.reserve, ...rack],
      shown: bonus.shown.with(seat, []),
      turn: { ...bonus.turn, began: 7 },
    };
    const view = game.view(emptied, seat);
    expect(bot.rank(view, { iterations: 0 }, rngOf(1))[0]?.move).toEqual({ kind: 'keep' });
    expect(bot.rank(view, { iterations: 16 }, rngOf(1))[0]?.move).toEqual({ kind: 'keep' });
  });
});
