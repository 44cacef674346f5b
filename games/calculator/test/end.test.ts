import { describe, expect, test } from 'vitest';
import { game } from '../rules/index.ts';
import { isOver } from '../rules/turn.ts';
import { ask, onTurn, play, position } from './position.ts';

const THREES = [3, 3, 3, 3];
const RACKS = [THREES, THREES, THREES];
const BOARD = 'g7 across 3=3';
/** Places for one more `=3`, from the 3 on g7 and g9 and on. */
const [UP, DOWN, UP_TOO, DOWN_TOO] = ['e7 down 3=', 'h7 down =3', 'e9 down 3=', 'h9 down =3'];

describe('[CA-15] the last =', () => {
  test('the round is finished, so that all have had the same number of turns', () => {
    const state = play(position({ board: BOARD, racks: RACKS, supply: { '=': 1 }, turns: 3 }), UP);
    expect([state.lastTurn, onTurn(state)]).toEqual([6, 1]);
    const next = play(state, 'exchange');
    expect([isOver(next), onTurn(next)]).toEqual([false, 2]);
    expect(isOver(play(next, 'exchange'))).toBe(true);
  });

  test('laid by the last of the round, it ends the game at once', () => {
    const state = play(position({ board: BOARD, racks: RACKS, supply: { '=': 1 }, turns: 5 }), UP);
    expect([state.lastTurn, game.status(state).tag]).toEqual([6, 'over']);
  });

  test('not before the last one', () => {
    const state = play(position({ board: BOARD, racks: RACKS, supply: { '=': 2 }, turns: 5 }), UP);
    expect([state.lastTurn, onTurn(state)]).toEqual([null, 0]);
  });

  test('nobody may lay more = than are left, not even the reserve of the others', () => {
    const state = position({ board: BOARD, racks: RACKS, supply: { '=': 1 } });
    expect(ask(state, `${UP}, ${DOWN}`)).toMatchObject({ rule: 'CA-2', facts: { wanted: 2, left: 1 } });
  });

  describe('with `reserve`', () => {
    const state = play(position({ board: BOARD, racks: RACKS, supply: { '=': 1 } }), UP);

    test('each player still to play has one', () => {
      const next = play(state, DOWN, UP_TOO);
      expect([isOver(next), next.supply['='], next.lastTurn]).toEqual([true, 0, 3]);
      // A 3 on either side; the last of these = stands on f9, which is red.
      expect(next.scores).toEqual([2, 2, 4]);
    });

    test('but only one', () => {
      expect(ask(state, `${DOWN}, ${DOWN_TOO}`)).toEqual({
        ok: false,
        rule: 'CA-15',
        facts: { case: 'equals', sign: '=', wanted: 2, left: 1 },
      });
    });
  });

  test('with `literal` there is none left', () => {
    const start = position({
      board: BOARD,
      racks: RACKS,
      supply: { '=': 1 },
      config: { closing: 'literal' },
    });
    const state = play(start, UP);
    expect(ask(state, DOWN)).toMatchObject({ rule: 'CA-15', facts: { case: 'equals', left: 0 } });
    // A play without one is still possible.
    const ones = { ...state, racks: state.racks.with(1, [1]) };
    expect(ask(ones, 'g10 across x1')).toEqual({ ok: true });
  });

  test('after it, nobody plays any more', () => {
    const over = play(position({ board: BOARD, racks: RACKS, supply: { '=': 1 }, turns: 2 }), UP);
    expect(game.check(game.view(over, 0), { kind: 'exchange', tokens: [] })).toEqual({
      ok: false,
      rule: 'CA-15',
      facts: { case: 'over' },
    });
    expect([...game.moves(game.view(over, 0))]).toEqual([]);
  });
});

describe('[CA-15] idle turns', () => {
  test('2 × players in a row end the game: exchanges, lost turns and time-outs alike', () => {
    const start = position({ racks: [THREES, THREES], bag: [5], config: { checking: 'penalty' } });
    const three = play(start, 'exchange 3', 'clock', 'a1 across 3');
    expect([three.idle, isOver(three)]).toEqual([3, false]);
    expect(isOver(play(three, 'exchange'))).toBe(true);
  });

  test('a play starts the count again', () => {
    const state = play(position({ racks: [THREES, THREES] }), 'exchange', 'exchange', 'exchange', BOARD);
    expect([state.idle, isOver(state)]).toEqual([0, false]);
  });

  test.each([2, 3, 4])('%i players', seats => {
    let state = position({ racks: Array.from({ length: seats }, () => THREES) });
    for (let turn = 1; turn < 2 * seats; turn++) {
      state = play(state, 'exchange');
      expect(isOver(state)).toBe(false);
    }
    expect(isOver(play(state, 'exchange'))).toBe(true);
  });
});

describe('[CA-16] the winner', () => {
  const last = { board: BOARD, racks: [THREES, THREES], supply: { '=': 1 }, turns: 1 };

  test('has the highest total; tokens left cost nothing', () => {
    const state = play(position({ ...last, scores: [30, 31] }), UP);
    expect(game.status(state)).toEqual({
      tag: 'over',
      outcome: { ranks: [2, 1], scores: [30, 33], rule: 'CA-15', case: 'equals' },
    });
  });

  test('equal totals share the win', () => {
    const state = play(position({ ...last, scores: [33, 31] }), UP);
    expect(game.status(state)).toMatchObject({ outcome: { ranks: [1, 1], scores: [33, 33] } });
  });
});
