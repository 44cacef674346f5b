import { describe, expect, test } from 'vitest';
import { shownBy } from '../rules/imagine.ts';
import { game } from '../rules/index.ts';
import { ask, numbersIn, onTurn, play, position } from './position.ts';

const RACK = [2, 9, 10, 12, 17, 18];

describe('[CA-10] exchange', () => {
  const state = position({ racks: [RACK, [1]], bag: [5, 6, 7] });

  test('set aside, draw, then mix in: nobody draws back what was just set aside', () => {
    const next = play(state, 'exchange 2 9');
    expect(next.racks[0]).toEqual([6, 7, 10, 12, 17, 18]);
    expect(next.bag.toSorted((a, b) => a - b)).toEqual([2, 5, 9]);
    expect([onTurn(next), next.idle]).toEqual([1, 1]);
    expect(next.past).toEqual([{ seat: 0, kind: 'exchanged', count: 2 }]);
  });

  test('also none, which is how one passes', () => {
    const next = play(state, 'exchange');
    expect([next.racks, next.bag, onTurn(next)]).toEqual([state.racks, state.bag, 1]);
  });

  test('not more than the bag holds', () => {
    expect(ask(state, 'exchange 2 9 10')).toEqual({ ok: true });
    expect(ask(state, 'exchange 2 9 10 12')).toEqual({
      ok: false,
      rule: 'CA-10',
      facts: { tokens: 4, bag: 3 },
    });
  });

  test('the others learn how many, not which', () => {
    const [one, other] = ['exchange 2 9', 'exchange 17 18'].map(text => game.view(play(state, text), 1));
    expect(JSON.stringify(one)).toBe(JSON.stringify(other));
  });
});

describe('[CA-11] a mistake', () => {
  const WRONG = 'g7 across 9x2=17';

  test('is refused with `assisted`', () => {
    const state = position({ racks: [RACK, [1]], bag: [5] });
    expect(ask(state, WRONG)).toMatchObject({ rule: 'CA-6', facts: { case: 'unequal' } });
  });

  describe('with `penalty`', () => {
    const state = position({ racks: [RACK, RACK], bag: [5, 6, 7, 8, 10], config: { checking: 'penalty' } });

    test('is accepted, and loses the turn: everything comes back, nothing is exchanged', () => {
      const next = play(state, WRONG);
      expect(next).toMatchObject({
        board: state.board,
        racks: state.racks,
        bag: state.bag,
        supply: state.supply,
      });
      expect([next.scores, next.idle, onTurn(next)]).toEqual([[0, 0], 1, 1]);
      expect(next.past.at(-1)).toMatchObject({ seat: 0, kind: 'wrong' });
    });

    test('of any kind', () => {
      for (const text of [
        'a1 across 9',
        'g7 across 9',
        'g7 across 9+',
        'g6 across 9x2=18',
        'g7 across 9:2=18',
      ])
        expect(play(state, text).past.at(-1), text).toMatchObject({ kind: 'wrong' });
    });

    test('what is right counts as ever', () => {
      const next = play(state, 'g7 across 9x2=18');
      expect([next.scores, next.idle]).toEqual([[12, 0], 0]);
    });

    test('what no hand could do is still refused', () => {
      expect(ask(state, 'g7 across 20=20')).toMatchObject({ rule: 'CA-3' });
      const lattice = position({ racks: [RACK, RACK], config: { checking: 'penalty', grid: 'lattice' } });
      expect(ask(lattice, 'b2 across 9')).toMatchObject({ rule: 'CA-1', facts: { case: 'blocked' } });
      const bare = position({ racks: [RACK, RACK], config: { checking: 'penalty' }, supply: { x: 0 } });
      expect(ask(bare, WRONG)).toMatchObject({ rule: 'CA-2' });
      expect(ask(play(state, 'g7 across 9x2=18'), 'g7 across 9')).toMatchObject({ rule: 'CA-1' });
    });

    test('everybody has seen the numbers that came back', () => {
      const next = play(state, WRONG);
      expect(shownBy(game.view(next, 1), 0)).toEqual([9, 2, 17]);
    });

    test('until they are played or may have been exchanged', () => {
      const wrong = play(state, WRONG, 'g7 across 9x2=18');
      const again = play(wrong, 'a1 across 2, a2 across 17', 'exchange');
      expect(shownBy(game.view(again, 1), 0)).toEqual([2, 17, 9]);
      const played = play(again, 'h7 down =9', 'exchange');
      expect(shownBy(game.view(played, 1), 0)).toEqual([2, 17]);
      expect(shownBy(game.view(play(played, 'exchange'), 1), 0)).toEqual([2, 17]);
      expect(shownBy(game.view(play(played, 'exchange 12'), 1), 0)).toEqual([]);
    });
  });
});

describe('[CA-12] the sand timer', () => {
  test('when it runs out the turn is lost', () => {
    const state = position({ racks: [RACK, RACK], bag: [5] });
    const next = play(state, 'clock');
    expect(next.past).toEqual([{ seat: 0, kind: 'out-of-time' }]);
    expect([next.racks, next.idle, onTurn(next)]).toEqual([state.racks, 1, 1]);
    expect(numbersIn(next)).toEqual(numbersIn(state));
  });
});
