import { describe, expect, test } from 'vitest';
import { STAR } from '../data/board.ts';
import { cellAt, nameOf } from '../rules/cells.ts';
import { pointsOf } from '../rules/gains.ts';
import { makeChain, SIGNS, type Token, tokenNamed } from '../rules/tokens.ts';
import type { Laid, State } from '../rules/types.ts';
import { cellOf, play, position, scoredOn } from './position.ts';
import vectors from './vectors/board.json' with { type: 'json' };

/** `g10 across 12, h9 down 8`: where each `=` of the last turn stands and what it brought. */
function gains({ past }: State): string {
  const last = past.at(-1);
  if (last?.kind !== 'played') throw new Error('nothing was played');
  return last.gains.map(({ cell, direction, points }) => `${nameOf(cell)} ${direction} ${points}`).join(', ');
}

describe('the sheet’s example', () => {
  const [first, second] = vectors.example.map(({ lines, rack, total, draw }) => {
    const tokens = new Map<number, Token>();
    for (const [row, column, token] of lines.flatMap(line => line.cells) as [number, number, string][])
      tokens.set(cellAt(row - 1, column - 1), tokenNamed(token) as Token);
    return { tokens: [...tokens].map(([cell, token]): Laid => ({ cell, token })), rack, total, draw, lines };
  });
  if (first === undefined || second === undefined) throw new Error('two turns are expected');
  const bag = [1, 1, 1, 4, 4, 4, 4, 4, 4, 5];
  const start = position({ racks: [first.rack, second.rack], bag });
  const one = play(start, 'g7 across 9x2=18, g9 down .=12-10');
  const two = play(one, 'h7 down :3=3, k8 across x.:2=15');

  test('[CA-13] 9×2=18 brings 12, 2=12−10 brings 8, total 20', () => {
    expect(one.scores).toEqual([first.total, 0]);
    expect(gains(one)).toBe('g10 across 12, h9 down 8');
    expect(one.past.at(-1)).toMatchObject({
      kind: 'played',
      tokens: first.tokens.toSorted((a, b) => a.cell - b.cell),
    });
  });

  test('[CA-13] then 9:3=3 brings 12 and 3×10:2=15 brings 20, total 32', () => {
    expect(two.scores).toEqual([first.total, second.total]);
    expect(gains(two)).toBe('j7 down 12, k12 across 20');
    for (const { cell, token } of [...first.tokens, ...second.tokens]) expect(two.board[cell]).toBe(token);
  });

  test('[CA-9] they draw 5 and 4', () => {
    expect(start.bag.length - one.bag.length).toBe(first.draw);
    expect(one.bag.length - two.bag.length).toBe(second.draw);
    expect([first.draw, second.draw]).toEqual([5, 4]);
  });

  test('[CA-13] which sides each = joins', () => {
    const last = two.past.at(-1);
    const texts =
      last?.kind === 'played'
        ? last.gains.map(({ cells }) => makeChain(cells.map(cell => two.board[cell] as Token)))
        : [];
    expect(texts).toEqual(['9:3=3', '3x10:2=15']);
  });
});

describe('[CA-13] points', () => {
  test('of each token', () => {
    expect([7, 20, ...SIGNS].map(pointsOf)).toEqual([1, 1, 1, 1, 3, 3, 0]);
  });

  test.each([
    ['g7 across 3=3', [3, 3], 2],
    ['g5 across 3+4=7', [3, 4, 7], 4],
    ['g7 across 12-3=9', [12, 3, 9], 8],
  ])('%s', (text, rack, points) => {
    const state = play(position({ racks: [rack, [1]] }), text);
    expect(state.scores[0]).toBe(points);
  });

  test('red doubles for its own = only: another token on red changes nothing', () => {
    // The + stands on g4, which is red; the = on g6 is not.
    const plain = play(position({ racks: [[5, 4, 9], [1]] }), 'g3 across 5+4=9');
    expect([plain.scores[0], gains(plain)]).toEqual([4, 'g6 across 4']);
    const red = play(position({ racks: [[5, 4, 9], [1]] }), 'g3 across 9=5+4');
    expect([red.scores[0], gains(red)]).toEqual([8, 'g4 across 8']);
  });

  test('in a chain each = scores the two sides it joins', () => {
    const state = play(position({ racks: [[9, 3, 3, 9], [1]] }), 'g5 across 9=3x3=9');
    // On g6 and g10, the second of which is red: 1+5 and (5+1) × 2.
    expect(gains(state)).toBe('g6 across 6, g10 across 12');
  });

  test('old tokens count as well as new ones', () => {
    const state = play(position({ board: 'g7 across 9x2=18', racks: [[18], [1]] }), 'g12 across =18');
    // Only the side that the new = joins: 18 and 18.
    expect([state.scores[0], gains(state)]).toEqual([2, 'g12 across 2']);
  });
});

describe('[CA-14] only what is formed this turn', () => {
  test('lengthening an equality already scored is legal and scores nothing for its =', () => {
    const state = play(position({ board: 'g7 across 9=9', racks: [[1], [1]] }), 'g10 across x1');
    expect([state.scores[0], gains(state)]).toEqual([0, '']);
    expect(state.past.at(-1)).toMatchObject({ kind: 'played', points: 0 });
  });

  test('lengthening by another = scores that one', () => {
    const state = play(position({ board: 'g7 across 9=9', racks: [[4, 5], [1]] }), 'g10 across =4+5');
    expect(gains(state)).toBe('g10 across 8');
  });

  test('an equality completed in the crossing direction by the way', () => {
    // Both = are old. A 5 above and below the one on g8; and, by the way, one on either side of that on h7.
    const before = position({ board: 'g7 across 9=9, g7 down .=9', racks: [[5, 5, 5], [1]] });
    const state = play(before, 'f8 down 5.5, h6 across 5.5');
    expect(gains(state)).toBe('g8 down 2, h7 across 2');
  });

  test('the same = scores once across and once down', () => {
    const board = 'g7 across 9=9, g7 down .=9=, j6 across 3=3';
    const before = position({ board, racks: [[5, 4], [1]] });
    const state = play(before, 'k7 down 5+4');
    // j7 has scored across; now it joins 9 and 5+4 down, on a red square.
    expect(before.scored).toContainEqual({ cell: cellOf('j7'), direction: 'across' });
    expect(gains(state)).toBe('j7 down 8');
    expect(state.scored).toContainEqual({ cell: cellOf('j7'), direction: 'down' });
  });

  test('an = has scored when, and only when, it joins two sides', () => {
    const state = play(
      position({
        racks: [
          [9, 2, 18, 12, 10, 1],
          [3, 3, 2, 15, 1, 1],
        ],
      }),
      'g7 across 9x2=18, g9 down .=12-10',
      'h7 down :3=3, k8 across x.:2=15',
    );
    const byCell = (scored: State['scored']): string[] =>
      scored.map(({ cell, direction }) => `${cell} ${direction}`).toSorted();
    expect(byCell(state.scored)).toEqual(byCell(scoredOn(state.board)));
    expect(state.board[STAR]).toBe(9);
  });
});
