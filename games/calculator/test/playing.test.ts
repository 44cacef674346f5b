import { describe, expect, test } from 'vitest';
import { judge } from '../rules/hand-in.ts';
import { game } from '../rules/index.ts';
import { ask, laid, play, position } from './position.ts';

const RACK = [2, 9, 10, 12, 17, 18];

describe('[CA-8] the first play', () => {
  const state = position({ racks: [RACK, RACK] });

  test('covers the star, anywhere along the line', () => {
    for (const text of ['g7 across 9x2=18', 'g3 across 9x2=18', 'c7 down 18=9x2', 'g5 across 9x2=18'])
      expect(ask(state, text), text).toEqual({ ok: true });
    expect(ask(state, 'f7 across 9x2=18')).toEqual({
      ok: false,
      rule: 'CA-8',
      facts: { case: 'star', cell: 'g7' },
    });
  });

  test('with a number', () => {
    expect(ask(state, 'g6 across 9x2=18')).toEqual({
      ok: false,
      rule: 'CA-8',
      facts: { case: 'sign', cell: 'g7', token: '×' },
    });
  });

  test('needs no earlier token, but an equality', () => {
    expect(ask(state, 'g7 across 9')).toMatchObject({ rule: 'CA-8', facts: { case: 'outside', token: '9' } });
    expect(ask(state, 'g7 across 9+2')).toMatchObject({
      rule: 'CA-8',
      facts: { case: 'outside', cell: 'g7' },
    });
  });

  test('may run along several lines that cross', () => {
    expect(ask(state, 'g7 across 9x2=18, g9 down .=12-10')).toEqual({ ok: true });
  });

  test('whoever makes it: exchanges before it change nothing', () => {
    const later = play(position({ racks: [RACK, RACK], bag: [1] }), 'exchange');
    expect(ask(later, 'f7 across 9x2=18')).toMatchObject({ rule: 'CA-8', facts: { case: 'star' } });
    expect(ask(later, 'g7 across 9x2=18')).toEqual({ ok: true });
  });
});

describe('[CA-8] every later play', () => {
  const board = 'g7 across 9x2=18';
  const state = position({ board, racks: [[2, 3, 3, 10, 12, 18], [1]] });

  test('hangs together with what lies there', () => {
    expect(ask(state, 'k7 across 12:3=4')).toMatchObject({ rule: 'CA-3' });
    expect(ask(state, 'k7 across 3=3')).toEqual({
      ok: false,
      rule: 'CA-8',
      facts: { case: 'apart', cell: 'k7', token: '3' },
    });
    expect(ask(state, 'h7 down :3=3')).toEqual({ ok: true });
  });

  test('every new token is part of an equality', () => {
    // The 12 hangs on by a × across, in no equality.
    expect(ask(state, 'h7 down :3=3, i8 across x12')).toEqual({
      ok: false,
      rule: 'CA-8',
      facts: { case: 'outside', cell: 'i8', token: '×' },
    });
  });

  test('may have parts that touch only one another, if one of them touches the board', () => {
    expect(ask(state, 'h7 down :3=3, k8 across x2=18:3')).toMatchObject({ rule: 'CA-3' });
    const rich = position({ board, racks: [[3, 3, 2, 6, 1, 5], [1]] });
    expect(ask(rich, 'h7 down :3=3, k8 across x2=6')).toEqual({ ok: true });
  });

  test('two lines apart, each joined to the board', () => {
    const rich = position({ board, racks: [[3, 3, 2, 20], [1]] });
    expect(ask(rich, 'h7 down :3=3, h11 down +2=20')).toEqual({ ok: true });
  });

  test('signs alone can make a play', () => {
    const gap = position({ board: 'g7 across 9x2=18, g7 down .+1=10, g9 down .=12-10', racks: [[1], [1]] });
    expect(ask(gap, 'k8 across =')).toEqual({ ok: true });
    expect(ask(gap, 'k8 across +')).toMatchObject({ rule: 'CA-8', facts: { case: 'outside', token: '+' } });
  });

  test('an open = counts only in its crossing line', () => {
    const rich = position({ board, racks: [[9, 3, 3, 6], [1]] });
    expect(ask(rich, 'h7 down =9')).toEqual({ ok: true });
    expect(ask(rich, 'h7 down =9=')).toEqual({
      ok: false,
      rule: 'CA-8',
      facts: { case: 'outside', cell: 'j7', token: '=' },
    });
    // Here the = below 9=9 is part of 3=3 across.
    expect(ask(rich, 'h7 down =9=, j6 across 3=3')).toEqual({ ok: true });
  });

  test('an old = may close the run that a new equality ends in', () => {
    const open = position({ board: 'g7 across 9=9, g7 down .=9=, j6 across 3=3', racks: [[5, 4, 9], [1]] });
    expect(ask(open, 'k7 down 5+4')).toEqual({ ok: true });
    expect(ask(open, 'k7 down 5')).toMatchObject({
      rule: 'CA-6',
      facts: { case: 'differ', run: '9 = 9 = 5' },
    });
  });
});

describe('[CA-6] the crossing runs are looked at as well', () => {
  const state = position({
    board: 'g7 across 9x2=18, g9 down .=12-10',
    racks: [[2, 3, 3, 4, 8, 14], [1]],
  });

  test('what touches by the way must be able to stand', () => {
    expect(ask(state, 'k10 across +4=14')).toEqual({ ok: true });
    expect(ask(state, 'f11 down 2')).toMatchObject({ rule: 'CA-6', facts: { case: 'numbers', run: '2 18' } });
    expect(ask(state, 'h11 down -4=14, h10 across 3')).toMatchObject({
      rule: 'CA-6',
      facts: { direction: 'across', from: 'h9', to: 'h11' },
    });
  });

  test('a fragment that may stand is no fault', () => {
    // Between the columns of 18 and 2 a sum comes about, in no equality.
    const columns = position({ board: 'g7 across 9x2=18, g9 down .=12-10', racks: [[2, 3, 16, 20], [1]] });
    expect(ask(columns, 'h11 down +2=20')).toEqual({ ok: true });
    const closer = position({
      board: 'g7 across 9x2=18, g9 down .=12-10, g11 down .+2=20',
      racks: [[1], [1]],
    });
    expect(ask(closer, 'i10 across =')).toMatchObject({
      rule: 'CA-6',
      facts: { case: 'differ', run: '12 = 2' },
    });
    expect(ask(closer, 'i10 across -')).toMatchObject({
      rule: 'CA-8',
      facts: { case: 'outside', token: '−' },
    });
  });

  test('names the run at fault, where it is and what it computes to', () => {
    const opening = position({ racks: [[8, 3, 2, 14], [1]] });
    expect(ask(opening, 'g7 across 8+3x2=14')).toEqual({
      ok: false,
      rule: 'CA-6',
      facts: {
        case: 'unequal',
        run: '8 + 3 × 2 = 14',
        direction: 'across',
        from: 'g7',
        to: 'g13',
        sides: [
          { side: '8 + 3 × 2', value: 22, school: 14 },
          { side: '14', value: 14 },
        ],
        worked: [{ side: '8 + 3 × 2', value: 22, school: 14 }],
      },
    });
    expect(ask(opening, 'g7 down 3-8')).toEqual({
      ok: false,
      rule: 'CA-5',
      facts: { case: 'negative', run: '3 − 8', direction: 'down', from: 'g7', to: 'i7', left: 3, right: 8 },
    });
  });
});

describe('[CA-9] refill', () => {
  test('as many numbers as were used', () => {
    const state = play(
      position({ racks: [RACK, [1]], bag: [1, 2, 3, 4, 5, 6] }),
      'g7 across 9x2=18, g9 down .=12-10',
    );
    expect([state.racks[0], state.bag]).toEqual([[2, 3, 4, 5, 6, 17], [1]]);
  });

  test('as far as the bag goes', () => {
    const state = play(position({ racks: [RACK, [1]], bag: [7] }), 'g7 across 9x2=18');
    expect([state.racks[0], state.bag]).toEqual([[7, 10, 12, 17], []]);
  });

  test('signs come out of the open supply', () => {
    const state = play(position({ racks: [RACK, [1]] }), 'g7 across 9x2=18');
    expect(state.supply).toEqual({ '+': 24, '-': 24, x: 13, ':': 14, '=': 15 });
  });
});

test.each(['assisted', 'penalty'] as const)('[CA-8] nothing at all is no play: %s', checking => {
  const view = game.view(position({ board: 'g7 across 3=3', racks: [RACK, RACK], config: { checking } }), 0);
  expect(game.check(view, { kind: 'play', tokens: [] })).toEqual({
    ok: false,
    rule: 'CA-8',
    facts: { case: 'nothing' },
  });
});

test('[CA-8] judge asks for cells, supply and position, not for a rack', () => {
  const state = position({ racks: [[], []] });
  expect(judge(state, laid('g7 across 9x2=18'))).toMatchObject({ ok: true, points: 12 });
  expect(judge(state, [...laid('g7 across 3=3'), ...laid('g9 across 3')])).toEqual({
    ok: false,
    rule: 'CA-1',
    facts: { case: 'twice', cell: 'g9' },
  });
});
