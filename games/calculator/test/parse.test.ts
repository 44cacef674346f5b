import { describe, expect, test } from 'vitest';
import { CELLS } from '../data/board.ts';
import { game } from '../rules/index.ts';

describe('[CA-1] table options', () => {
  test('the usual ones where nothing is said', () => {
    const usual = { grid: 'full', checking: 'assisted', closing: 'reserve' };
    expect(game.parseConfig({})).toEqual(usual);
    expect(game.parseConfig({ ...usual, seats: 3 })).toEqual(usual);
  });

  test.each([null, [], 'full', { grid: 'hex' }, { checking: 0 }, { closing: 1 }])('not %j', raw => {
    expect(game.parseConfig(raw)).toBeNull();
  });
});

describe('[CA-8] a play has one writing', () => {
  test('in the order of its cells', () => {
    const tokens = [
      { cell: 86, token: 3 },
      { cell: 84, token: 3 },
      { cell: 85, token: '=' },
    ];
    expect(game.parseMove({ kind: 'play', tokens, note: 'x' })).toEqual({
      kind: 'play',
      tokens: [
        { cell: 84, token: 3 },
        { cell: 85, token: '=' },
        { cell: 86, token: 3 },
      ],
    });
  });

  const one = { cell: 84, token: 3 };
  test.each([
    ['nothing', []],
    ['no list', { 0: one }],
    ['a hole', Array(2)],
    ['a cell twice', [one, { cell: 84, token: 4 }]],
    ['a cell beside the board', [{ cell: CELLS, token: 3 }]],
    ['half a cell', [{ cell: 0.5, token: 3 }]],
    ['a number too high', [{ cell: 84, token: 21 }]],
    ['a number too low', [{ cell: 84, token: 0 }]],
    ['a sign that is none', [{ cell: 84, token: '×' }]],
    ['a number as a text', [{ cell: 84, token: '3' }]],
    ['more than the board holds', Array.from({ length: CELLS + 1 }, (_, cell) => ({ cell, token: 3 }))],
  ])('not %s', (_name, tokens) => {
    expect(game.parseMove({ kind: 'play', tokens })).toBeNull();
  });
});

describe('[CA-10] an exchange has one writing', () => {
  test('in ascending order, also of none', () => {
    expect(game.parseMove({ kind: 'exchange', tokens: [20, 3, 3] })).toEqual({
      kind: 'exchange',
      tokens: [3, 3, 20],
    });
    expect(game.parseMove({ kind: 'exchange', tokens: [] })).toEqual({ kind: 'exchange', tokens: [] });
  });

  test.each([[[1, 2, 3, 4, 5, 6, 7]], [['+']], [[21]], [Array(1)], [null], ['12']])('not %j', tokens => {
    expect(game.parseMove({ kind: 'exchange', tokens })).toBeNull();
  });
});
