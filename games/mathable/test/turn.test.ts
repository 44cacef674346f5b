import { describe, expect, test } from 'vitest';
import { rngFor } from '#kernel/rng.ts';
import { testSeed } from '#kernel/test/laws.ts';
import { game } from '../rules/index.ts';
import { ask, play, position } from './position.ts';

/** Places all seven of 1 2 3 4 6 7 12 without touching a restriction square. */
const SEVEN = [1, 2, 3, 4, 6, 7, 12];
const ALL_SEVEN = ['8I 12', '8F 7', '9G 2', '7F 1', '9F 6', '6G 4', '9E 3'];

describe('[MB-10] the super bonus', () => {
  test('50 points for a rack of seven emptied in one turn', () => {
    const state = play(position({ racks: [SEVEN, [1]], reserve: [5, 5] }), ...ALL_SEVEN);
    expect(state.past.at(-1)).toMatchObject({ seat: 0, superBonus: 50 });
    expect(state.scores[0]).toBe(12 + 7 + 2 + 1 + 6 + 4 + 3 + 50);
  });

  test('not for a rack that began with fewer', () => {
    const state = play(position({ racks: [[1], [1]], reserve: [5, 5] }), '8I 1');
    expect(state.past.at(-1)).toMatchObject({ superBonus: 0 });
  });

  test('not if a tile is left, bonus tiles included', () => {
    const start = position({ racks: [[12, 16, 7, 2, 1, 6, 4], [1]], reserve: [90] });
    const state = play(start, '8I 12', '8J 16', 'draw', '8F 7', '9G 2', '7F 1', '9F 6', '6G 4', 'end');
    expect(state.past.at(-1)).toMatchObject({ superBonus: 0, drew: 1 });
  });

  test('given if the bonus tile is placed too', () => {
    const start = position({ racks: [[12, 16, 7, 2, 1, 6, 4], [1]], reserve: [3] });
    const state = play(start, '8I 12', '8J 16', 'draw', '8F 7', '9G 2', '7F 1', '9F 6', '6G 4', '9E 3');
    expect(state.past.at(-1)).toMatchObject({ superBonus: 50 });
  });

  test('declining the last bonus tile empties the rack and ends the turn', () => {
    const start = position({ board: '8I=12', racks: [[16], [1]], reserve: [3, 5] });
    expect(play(start, '8J 16', 'keep').turn.seat).toBe(1);
    expect(play(start, '8J 16', 'draw').turn.seat).toBe(0);
  });
});

describe('[MB-11] refill', () => {
  test('up to seven at the end of the turn', () => {
    const state = play(position({ racks: [SEVEN, [1]], reserve: [9, 9, 9] }), '8I 12', '8F 7', 'end');
    expect(state.racks[0]).toEqual([1, 2, 3, 4, 6, 9, 9]);
    expect(state.reserve).toEqual([9]);
  });

  test('as far as the reserve goes', () => {
    const state = play(position({ racks: [SEVEN, [1]], reserve: [9] }), '8I 12', '8F 7', 'end');
    expect([state.racks[0], state.reserve]).toEqual([[1, 2, 3, 4, 6, 9], []]);
  });
});

describe('[MB-12] exchange', () => {
  const state = position({ racks: [SEVEN, [1]], reserve: [8, 9, 10] });

  test('draws first, then mixes in what was set aside, and ends the turn', () => {
    const next = play(state, 'exchange 1 2');
    expect(next.racks[0]).toEqual([3, 4, 6, 7, 9, 10, 12]);
    expect([...next.reserve].sort((a, b) => a - b)).toEqual([1, 2, 8]);
    expect(next.turn.seat).toBe(1);
    expect(next.past.at(-1)).toMatchObject({ did: 'exchange', drew: 2, placements: [] });
  });

  test('not more than the reserve holds', () => {
    expect(ask(state, 'exchange 1 2 3 4')).toEqual({
      ok: false,
      rule: 'MB-12',
      facts: { case: 'reserve', tiles: 4, reserve: 3 },
    });
  });

  test('not after placing', () => {
    expect(ask(play(state, '8I 12'), 'exchange 1')).toMatchObject({
      rule: 'MB-12',
      facts: { case: 'placed' },
    });
  });

  test('only tiles of one’s own, each once', () => {
    expect(ask(state, 'exchange 9')).toMatchObject({ rule: 'MB-3', facts: { tile: 9 } });
    expect(ask(state, 'exchange 1 1')).toMatchObject({ rule: 'MB-3', facts: { tile: 1 } });
  });

  test('the others learn how many, not which', () => {
    const view = game.view(play(state, 'exchange 1 2'), 1);
    expect(view.past.at(-1)).toEqual({ seat: 0, did: 'exchange', placements: [], drew: 2, superBonus: 0 });
    expect([view.shown, view.putBack]).toEqual([[[], []], []]);
  });
});

describe('[MB-13] pass', () => {
  const state = position({ racks: [SEVEN, [1]], reserve: [8] });

  test('is always allowed before placing, and scores nothing', () => {
    const next = play(state, 'pass');
    expect([next.turn.seat, next.scores]).toEqual([1, [0, 0]]);
    expect(next.past.at(-1)).toMatchObject({ did: 'pass' });
  });

  test('after placing a turn is ended, not passed; before it the other way round', () => {
    expect(ask(play(state, '8I 12'), 'pass')).toMatchObject({ rule: 'MB-13', facts: { case: 'placed' } });
    expect(ask(state, 'end')).toMatchObject({ rule: 'MB-13', facts: { case: 'nothing' } });
  });
});

describe('[MB-17] the end', () => {
  test('when the reserve is empty and a player has no tile left', () => {
    const state = play(position({ racks: [[12], [1, 2]] }), '8I 12');
    expect(state.phase).toEqual({ tag: 'over', ending: 'out' });
  });

  test('not while the reserve can refill the rack', () => {
    expect(play(position({ racks: [[12], [1, 2]], reserve: [3] }), '8I 12').phase).toEqual({ tag: 'act' });
  });

  test('when the reserve is empty and no player can place any tile', () => {
    // Nothing on the opening board makes 90 or 81.
    expect(play(position({ racks: [[90], [81]] }), 'pass').phase).toEqual({ tag: 'over', ending: 'blocked' });
    // But as long as somebody can place something, the game goes on.
    expect(play(position({ racks: [[90], [12]] }), 'pass').phase).toEqual({ tag: 'act' });
  });

  test('not if tiles are blocked but the reserve is not empty', () => {
    const blocked = [90, 81, 80, 72, 70, 64, 63];
    expect(play(position({ racks: [blocked, [60]], reserve: [56] }), 'pass').phase).toEqual({ tag: 'act' });
  });

  test('after three full rounds in which nobody placed a tile, exchanges alike', () => {
    let state = position({ racks: [SEVEN, SEVEN, SEVEN], reserve: [3] });
    for (let turn = 0; turn < 8; turn++) {
      state = play(state, turn % 3 === 0 ? `exchange ${state.racks[state.turn.seat]?.[0]}` : 'pass');
      expect(state.phase).toEqual({ tag: 'act' });
    }
    expect(play(state, 'pass').phase).toEqual({ tag: 'over', ending: 'idle' });
  });

  test('a tile placed starts the count again', () => {
    let state = position({ racks: [SEVEN, SEVEN], reserve: [3] });
    for (let turn = 0; turn < 5; turn++) state = play(state, 'pass');
    state = play(state, '8I 7', 'end', 'pass', 'pass');
    expect(state.phase).toEqual({ tag: 'act' });
  });
});

describe('[MB-18] the result', () => {
  test('everybody loses the sum of the tiles left; the highest total wins', () => {
    const state = play(position({ racks: [[12], [1, 20]] }), '8I 12');
    expect(game.status(state)).toEqual({
      tag: 'over',
      outcome: { ranks: [1, 2], scores: [12, -21], rule: 'MB-17', case: 'out' },
    });
  });

  test('equal totals share the win', () => {
    const state = play(position({ racks: [[90], [81, 9]] }), 'pass');
    expect(state.phase).toMatchObject({ tag: 'over' });
    expect(game.status(state)).toMatchObject({ outcome: { ranks: [1, 1], scores: [-90, -90] } });
  });

  test('an extra tile left on a rack can be imagined after the end', () => {
    const start = position({ board: '8I=12', racks: [[16, 90], [81]], reserve: [72] });
    const over = play(start, '8J 16', 'draw', 'end');
    expect(over.phase).toEqual({ tag: 'over', ending: 'blocked' });
    const dream = game.imagine(game.view(over, 1), rngFor(testSeed(1), 0));
    expect(dream.racks).toEqual(over.racks);
  });

  test('the tiles left are laid open', () => {
    const state = play(position({ racks: [[12], [1, 20]] }), '8I 12');
    expect(game.view(state, 'spectator').shown).toEqual([[], [1, 20]]);
  });
});
