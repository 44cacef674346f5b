import { describe, expect, test } from 'vitest';
import { game } from '../rules/index.ts';
import { linesThatHold, resultOf } from '../rules/placing.ts';
import { ask, boardOf, cellOf, play, pointsOf, position } from './position.ts';

describe('[MB-5] placing', () => {
  const rack = [0, 1, 2, 7, 8, 12, 42];
  const state = position({ racks: [rack, [1]], reserve: [5] });

  test.each([
    ['sum', '8I 7'],
    ['difference', '8I 1'],
    ['product', '8I 12'],
    ['exact quotient', '6H 2'],
    ['either side of the pair', '8F 12'],
    ['above', '6G 2'],
    ['below', '9H 8'],
  ])('%s: %s is legal', (_name, text) => {
    expect(ask(state, text)).toEqual({ ok: true });
  });

  test('a number that none of the four makes is refused, with what they make', () => {
    expect(ask(state, '8I 8')).toEqual({
      ok: false,
      rule: 'MB-5',
      facts: {
        case: 'wrong',
        cell: '8I',
        tile: 8,
        lines: [{ a: 3, b: 4, high: 4, low: 3, sum: 7, difference: 1, product: 12 }],
      },
    });
  });

  test('a quotient is told where there is one', () => {
    expect(ask(state, '9H 12')).toMatchObject({
      facts: { lines: [{ a: 2, b: 4, sum: 6, difference: 2, product: 8, quotient: 2 }] },
    });
  });

  test('a cell without two tiles in line is refused', () => {
    expect(ask(state, '1A 12')).toEqual({
      ok: false,
      rule: 'MB-5',
      facts: { case: 'alone', cell: '1A', tile: 12 },
    });
  });

  test('two tiles on opposite sides make no line', () => {
    // 6G lies between 6F and 6H; below it 7G=1 and 8G=3 make a line of their own.
    const between = position({ board: '5D=5 7D=5', racks: [[10], [1]] });
    expect(ask(between, '6D 10')).toMatchObject({ rule: 'MB-5', facts: { case: 'alone' } });
    const held = position({ board: '6F=9 6H=9', racks: [[4, 1], [1]] });
    expect(ask(held, '6G 4')).toEqual({ ok: true });
  });

  test('a diagonal makes no line', () => {
    expect(ask(state, '9I 7')).toMatchObject({ rule: 'MB-5', facts: { case: 'alone' } });
  });

  test('one line that holds is enough; the others score nothing', () => {
    const two = position({ board: '9F=6 9G=2', racks: [[8, 1], [1]], reserve: [5] });
    // 9H: up 4 and 2 make 8, left 2 and 6 make 8.
    expect(pointsOf(play(two, '9H 8'))).toEqual([16]);
    const one = position({ board: '9F=6 9G=3', racks: [[8, 1], [1]], reserve: [5] });
    expect(pointsOf(play(one, '9H 8'))).toEqual([8]);
  });

  test('zero is a result and an operand; nothing is divided by it', () => {
    expect([resultOf('/', 0, 5), resultOf('/', 5, 0), resultOf('/', 0, 0)]).toEqual([0, 0, null]);
    expect([resultOf('-', 5, 5), resultOf('x', 0, 9), resultOf('+', 0, 9)]).toEqual([0, 0, 9]);
    expect([resultOf('/', 3, 12), resultOf('/', 12, 3), resultOf('/', 12, 5)]).toEqual([4, 4, null]);
    const zero = position({ board: '10G=0 11G=7', racks: [[0, 7], [1]] });
    expect(ask(zero, '9G 0')).toEqual({ ok: true });
    expect(ask(zero, '12G 7')).toEqual({ ok: true });
  });
});

describe('[MB-6] restriction squares', () => {
  // 8J takes only a sum; 8H=4 and 8I=12 lie to its left.
  const state = position({ board: '8I=12', racks: [[3, 8, 16, 48], [1]], reserve: [5] });

  test('the operator of the square must make the number', () => {
    expect(ask(state, '8J 16')).toEqual({ ok: true });
  });

  test.each([8, 48, 3])('another operator is refused: %i', tile => {
    expect(ask(state, `8J ${tile}`)).toEqual({
      ok: false,
      rule: 'MB-6',
      facts: { cell: '8J', tile, operator: '+', lines: [{ a: 4, b: 12, high: 12, low: 4, sum: 16 }] },
    });
  });

  test('a number that no operator makes breaks MB-5, not MB-6', () => {
    expect(ask(position({ board: '8I=12', racks: [[5], [1]] }), '8J 5')).toMatchObject({ rule: 'MB-5' });
  });

  test('a line that holds with another operator only is ignored', () => {
    // 10G takes a sum: above 8G=3 and 9G=5 make 8 by +; left 10E=2 and 10F=4 make 8 by x only.
    const both = position({ board: '9G=5 10E=2 10F=4', racks: [[8, 1], [1]], reserve: [5] });
    expect(pointsOf(play(both, '10G 8'))).toEqual([8]);
    expect(linesThatHold(both.board, cellOf('10G'), 8).map(line => line.direction)).toEqual(['up']);
  });

  test.each([
    ['-', '3F', '1F=9 2F=5', 4],
    ['x', '8E', '8F=7', 21],
    ['/', '5B', '5C=12 5D=4', 3],
  ])('%s on %s', (operator, cell, board, tile) => {
    const one = position({ board, racks: [[tile, 13], [1]] });
    expect(ask(one, `${cell} ${tile}`)).toEqual({ ok: true });
    expect(linesThatHold(boardOf(board), cellOf(cell), tile)).toHaveLength(1);
    const sum = position({ board, racks: [[14, 16, 10], [1]] });
    const wrong = { '-': 14, x: 10, '/': 16 }[operator];
    expect(ask(sum, `${cell} ${wrong}`)).toMatchObject({ rule: 'MB-6', facts: { operator } });
  });
});

describe('[MB-7] the restriction bonus', () => {
  const state = position({ board: '8I=12', racks: [[1, 3, 16], [1]], reserve: [5, 9] });
  const earned = play(state, '8J 16');

  test('is offered at once, before anything else', () => {
    expect(game.moves(game.view(earned, 0))).toEqual([{ kind: 'draw' }, { kind: 'keep' }]);
    for (const text of ['7F 3', 'end', 'pass', 'exchange 1']) {
      expect(ask(earned, text)).toEqual({ ok: false, rule: 'MB-7', facts: { case: 'first' } });
    }
  });

  test('one tile from the reserve, or none', () => {
    expect(play(earned, 'draw').racks[0]).toEqual([1, 3, 9]);
    expect(play(earned, 'keep').racks[0]).toEqual([1, 3]);
    expect(play(earned, 'draw').reserve).toEqual([5]);
  });

  test('others see that a tile was drawn, not which', () => {
    const { turn } = game.view(play(earned, 'draw'), 1);
    expect([turn.draws, turn.drawn]).toEqual([[0], []]);
    expect(game.view(play(earned, 'draw'), 0).turn.drawn).toEqual([9]);
  });

  test('nothing is drawn without having earned it', () => {
    expect(ask(state, 'draw')).toEqual({ ok: false, rule: 'MB-7', facts: { case: 'none' } });
  });

  test('none if the reserve is empty', () => {
    const empty = play(position({ board: '8I=12', racks: [[1, 3, 16], [1]] }), '8J 16');
    expect(empty.phase).toEqual({ tag: 'act' });
  });
});

describe('[MB-8] the points of a tile', () => {
  test.each([
    ['its number', '', '8I 12', 12],
    ['a line counts once even if two operators fit it', '', '6H 2', 2],
    ['twice for two lines', '9F=6 9G=2', '9H 8', 16],
    ['twice with the same operator', '9F=5 9G=1', '9H 6', 12],
    ['double on 2x', '8F=7 8E=21 9E=3', '10E 7', 14],
    ['triple on 3x', '7B=5 7C=4', '7A 9', 27],
    ['the prize multiplies all lines', '10F=8 10G=6 8E=7 9E=2', '10E 14', 56],
    ['nothing for a zero', '10G=5 11G=5', '12G 0', 0],
  ])('%s', (_name, board, text, points) => {
    const tile = Number(text.split(' ')[1]);
    expect(pointsOf(play(position({ board, racks: [[tile, 90], [1]], reserve: [] }), text))).toEqual([
      points,
    ]);
  });

  test('four lines count four times', () => {
    // 10C: 2 + 4 above, 3 × 2 to the right, 9 − 3 below, 12 ÷ 2 to the left.
    const board = '8C=2 9C=4 10D=3 10E=2 11C=9 12C=3 10B=12 10A=2';
    expect(pointsOf(play(position({ board, racks: [[6, 90], [1]] }), '10C 6'))).toEqual([24]);
  });
});

describe('[MB-9] no taking back', () => {
  test('a placed tile stays: its cell is taken', () => {
    const state = play(position({ racks: [[7, 12, 1], [1]], reserve: [5] }), '8I 12');
    expect(ask(state, '8I 7')).toEqual({
      ok: false,
      rule: 'MB-9',
      facts: { cell: '8I', tile: 7, there: 12 },
    });
    expect(
      [...game.moves(game.view(state, 0))].every(move => move.kind !== 'place' || move.cell !== cellOf('8I')),
    ).toBe(true);
  });

  test('the printed numbers stay too', () => {
    expect(ask(position({ racks: [[7], [1]] }), '7G 7')).toMatchObject({ rule: 'MB-9', facts: { there: 1 } });
  });
});
