import { describe, expect, test } from 'vitest';
import { EQUALS_IN_SOLITAIRE, NUMBERS, SUPPLY } from '../data/board.ts';
import { nameOf } from '../rules/cells.ts';
import { compute, computeAtSchool, readRun } from '../rules/compute.ts';
import { runsOf, runsThrough } from '../rules/runs.ts';
import { isSign, makeChain, SIGNS, type Token, tokenNamed } from '../rules/tokens.ts';
import { boardOf, cellOf, chain } from './position.ts';
import vectors from './vectors/board.json' with { type: 'json' };

describe('[CA-4] a side is computed from left to right', () => {
  test.each([
    ['15', 15],
    ['3x4+7', 19],
    ['7+3x4', 40],
    ['8+3x2', 22],
    ['3x10:2', 15],
    ['12-3+6', 15],
    ['14:2+8', 15],
    ['20x20x20', 8000],
    ['5-5x20', 0],
  ])('%s is %i', (text, value) => {
    expect(compute(chain(text))).toEqual({ ok: true, value });
  });

  test.each([
    ['7+3x4', 19],
    ['8+3x2', 14],
    ['20-8:4', 18],
    ['3x4+7', 19],
    ['2+3:2', null],
    ['2-3x1', null],
  ])('at school %s would be %s', (text, value) => {
    expect(computeAtSchool(chain(text))).toBe(value);
  });

  test.each([
    ['', 0],
    ['+5', 0],
    ['3+', 2],
    ['3+4-', 4],
    ['3=3', 1],
  ])('%s is no side: token %i is out of place', (text, at) => {
    expect(compute(chain(text))).toEqual({ ok: false, why: 'malformed', at });
  });

  test('two numbers in a row are no side', () => {
    expect(compute([3, 4])).toEqual({ ok: false, why: 'malformed', at: 1 });
  });
});

describe('[CA-4] equalities', () => {
  test.each([
    ['12+3=15', 15, 2],
    ['15=12+3', 15, 2],
    ['12+3=3x5', 15, 2],
    ['12-3+6=14:2+8', 15, 2],
    ['3=3', 3, 2],
    ['3=3=2+1', 3, 3],
    ['3-3=4-4', 0, 2],
  ])('%s', (text, value, sides) => {
    const run = readRun(chain(text));
    expect(run).toMatchObject({ tag: 'equality', value });
    expect(run.tag === 'wrong' ? [] : run.sides).toHaveLength(sides);
  });
});

describe('[CA-5] numbers on the way', () => {
  test.each([
    ['3-8', { why: 'negative', at: 1, left: 3, right: 8 }],
    ['2+3-8+9', { why: 'negative', at: 3, left: 5, right: 8 }],
    ['7:2', { why: 'not-exact', at: 1, left: 7, right: 2 }],
    ['7=3+4:2', { why: 'not-exact', at: 5, left: 7, right: 2 }],
    ['=3-8', { why: 'negative', at: 2, left: 3, right: 8 }],
  ])('%s may not stand, not even as a fragment', (text, fault) => {
    expect(readRun(chain(text))).toEqual({ tag: 'wrong', fault });
  });

  test('nothing is divided by 0, but 0 may be divided', () => {
    // There is no token 0: only a chain can come to it.
    expect(compute([3, ':', 0])).toEqual({ ok: false, why: 'by-zero', at: 1, left: 3, right: 0 });
    expect(compute(chain('3-3:5'))).toEqual({ ok: true, value: 0 });
  });
});

describe('[CA-6] runs', () => {
  test.each(['3+4', '=5', '5=', '=3+4', '3x4=', '=5=', '7', '4-4'])('%s may stand', text => {
    expect(readRun(chain(text))).toMatchObject({ tag: 'fragment' });
  });

  test.each(['=5=5', '5=5=', '=3+4=7='])('%s is an equality with an end open', text => {
    expect(readRun(chain(text))).toMatchObject({ tag: 'equality' });
  });

  test.each([
    ['+5', { why: 'begins', at: 0 }],
    ['+5-4', { why: 'begins', at: 0 }],
    ['5x', { why: 'ends', at: 1 }],
    ['3=3:', { why: 'ends', at: 3 }],
    ['3+=3', { why: 'signs', at: 2 }],
    ['3==3', { why: 'signs', at: 2 }],
    ['3=-3', { why: 'signs', at: 2 }],
  ])('%s may not', (text, fault) => {
    expect(readRun(chain(text))).toEqual({ tag: 'wrong', fault });
  });

  test('two numbers never touch: 1 and 2 are not 12', () => {
    expect(readRun([1, 2])).toEqual({ tag: 'wrong', fault: { why: 'numbers', at: 1 } });
    expect(readRun([3, '+', 1, 2])).toEqual({ tag: 'wrong', fault: { why: 'numbers', at: 3 } });
  });

  test('no inequality anywhere', () => {
    const sides = [
      { from: 0, to: 5, value: 22 },
      { from: 6, to: 7, value: 14 },
    ];
    expect(readRun(chain('8+3x2=14'))).toEqual({ tag: 'wrong', fault: { why: 'unequal', sides } });
    for (const text of ['3=4', '3=3=4', '=3=4', '3=4=']) expect(readRun(chain(text)).tag).toBe('wrong');
  });

  test('are found on a board, each once, those across first', () => {
    const board = boardOf('g7 across 9x2=18, g9 down 2=12-10, k8 across x10');
    const texts = [...runsOf(board)].map(({ direction, cells, tokens }) =>
      [nameOf(cells[0] ?? 0), direction, makeChain(tokens)].join(' '),
    );
    expect(texts).toEqual(['g7 across 9x2=18', 'k8 across x10', 'g9 down 2=12-10']);
    expect(runsThrough(board, cellOf('g9'))).toHaveLength(2);
    expect(runsThrough(board, cellOf('g8')).map(({ direction }) => direction)).toEqual(['across']);
    expect(runsThrough(board, cellOf('a1'))).toEqual([]);
  });

  test('do not go around the edge', () => {
    expect([...runsOf(boardOf('a13 across 3, b1 across 4'))]).toEqual([]);
  });
});

describe('[CA-17] a completely filled grid', () => {
  const rows = vectors.solitaire.filled13;
  const board = rows.flat().map(text => tokenNamed(text));
  const runs = [...runsOf(board)];

  test('seven rows and seven columns, each one equality from edge to edge', () => {
    const whole = runs.filter(({ cells }) => cells.length === 13);
    expect(whole).toHaveLength(14);
    expect(runs).toHaveLength(14);
    for (const { tokens } of whole) {
      expect(readRun(tokens), makeChain(tokens)).toMatchObject({ tag: 'equality' });
      expect([tokens[0], tokens.at(-1)].some(token => token === '=')).toBe(false);
      // Not bare numbers only.
      expect(tokens.some(token => isSign(token) && token !== '=')).toBe(true);
    }
  });

  test('made of the tokens of the box', () => {
    const count = (wanted: Token): number => board.filter(token => token === wanted).length;
    for (const [number, held] of Object.entries(NUMBERS))
      expect(count(Number(number))).toBeLessThanOrEqual(held);
    for (const sign of SIGNS)
      expect(count(sign)).toBeLessThanOrEqual(sign === '=' ? EQUALS_IN_SOLITAIRE : SUPPLY[sign]);
  });
});
