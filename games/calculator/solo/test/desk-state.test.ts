import { describe, expect, test } from 'vitest';
import { makePuzzle } from '../../puzzle/generate.ts';
import type { Token } from '../../rules/tokens.ts';
import {
  countLaid,
  type DeskState,
  isDone,
  openDesk,
  pilesAt,
  type Touch,
  touch,
} from '../desk/desk-state.ts';
import { freeSetting, parseBoard, puzzleSetting } from '../setting.ts';

const free = freeSetting(5);
const begin = (): DeskState => openDesk(free, free.given);
const after = (state: DeskState, ...touches: readonly Touch[]): DeskState => touches.reduce(touch, state);
const left = (state: DeskState, token: Token): number | undefined =>
  pilesAt(state).find(pile => pile.token === token)?.left;

/** a1 and c1 hold a number, a2 a sign. */
const [A1, A2, C1] = [0, 1, 10];

describe('[CA-17] at a desk', () => {
  test('a token, then a hole', () => {
    const state = after(begin(), { tag: 'pile', token: 7 }, { tag: 'cell', cell: A1 });
    expect(state).toMatchObject({ held: null, chosen: null, laid: A1, refused: null });
    expect(state.board[A1]).toBe(7);
    expect(left(state, 7)).toBe(3);
  });

  test('a hole, then a token, and then another one instead', () => {
    const state = after(
      begin(),
      { tag: 'cell', cell: A1 },
      { tag: 'pile', token: 7 },
      { tag: 'pile', token: 12 },
    );
    expect(state.board[A1]).toBe(12);
    expect(left(state, 7)).toBe(4);
    expect(state.chosen).toBe(A1);
  });

  test('a token that the chosen hole cannot take is in hand', () => {
    const state = after(begin(), { tag: 'cell', cell: A1 }, { tag: 'pile', token: '+' });
    expect(state).toMatchObject({ held: '+', chosen: null });
  });

  test('what does not fit is refused, and stays in hand', () => {
    const state = after(begin(), { tag: 'pile', token: 7 }, { tag: 'cell', cell: A2 });
    expect(state).toMatchObject({ refused: 'sign-wanted', held: 7 });
    expect(touch(state, { tag: 'pile', token: 7 })).toMatchObject({ refused: null, held: null });
  });

  test('a laid token is taken back by a second touch', () => {
    const laid = after(begin(), { tag: 'put', cell: A1, token: 7 });
    const taken = after(laid, { tag: 'drop' }, { tag: 'cell', cell: A1 }, { tag: 'cell', cell: A1 });
    expect(taken.board).toEqual(free.given);
  });

  test('what a hint lays leaves nothing in hand and no hole chosen', () => {
    const state = after(
      begin(),
      { tag: 'pile', token: 7 },
      { tag: 'put', cell: A1, token: 7 },
      { tag: 'pile', token: 12 },
    );
    expect(state).toMatchObject({ held: 12, chosen: null });
    expect(state.board[A1]).toBe(7);
    const undone = after(state, { tag: 'cell', cell: C1 }, { tag: 'pile', token: 3 }, { tag: 'undo' });
    expect(undone.held).toBeNull();
  });

  test('undo goes back step by step, also what was cleared', () => {
    const laid = after(begin(), { tag: 'put', cell: A1, token: 7 }, { tag: 'put', cell: A2, token: '=' });
    const cleared = touch(laid, { tag: 'clear' });
    expect(countLaid(cleared).laid).toBe(0);
    const back = touch(cleared, { tag: 'undo' });
    expect(back.board).toEqual(laid.board);
    expect(after(back, { tag: 'undo' }, { tag: 'undo' }, { tag: 'undo' }).board).toEqual(free.given);
  });

  test('numbers of two figures are typed figure by figure', () => {
    const one = after(begin(), { tag: 'move', cell: A1 }, { tag: 'key', key: '1' });
    expect(one.board[A1]).toBe(1);
    expect(touch(one, { tag: 'key', key: '8' }).board[A1]).toBe(18);
    // There is no 30: the 0 is nothing by itself.
    expect(
      after(begin(), { tag: 'move', cell: A1 }, { tag: 'key', key: '3' }, { tag: 'key', key: '0' }).board[A1],
    ).toBe(3);
    expect(after(begin(), { tag: 'move', cell: A2 }, { tag: 'key', key: '*' }).board[A2]).toBe('x');
  });

  test('there are as many as in the box, and 20 =', () => {
    expect(left(begin(), '=')).toBe(20);
    const all = after(begin(), ...[0, 2, 4, 10].map(cell => ({ tag: 'put', cell, token: 1 }) as const));
    expect(left(all, 1)).toBe(0);
    expect(all.refused).toBe('none-left');
  });
});

describe('[CA-18] a puzzle at a desk', () => {
  const made = makePuzzle(5, 1, 'desk');
  const setting = puzzleSetting(made);
  const holes = made.solution.flatMap((token, cell) =>
    token !== null && setting.given[cell] === null ? [{ cell, token }] : [],
  );

  test('is done when everything is in its place', () => {
    const state = after(
      openDesk(setting, setting.given),
      ...holes.map(one => ({ tag: 'put', ...one }) as const),
    );
    expect(isDone(state)).toBe(true);
    expect(isDone(touch(state, { tag: 'undo' }))).toBe(false);
    expect(countLaid(state)).toEqual({ laid: holes.length, holes: holes.length });
  });

  test('what is printed stays', () => {
    const given = setting.given.findIndex(token => typeof token === 'number');
    const state = after(openDesk(setting, setting.given), { tag: 'put', cell: given, token: 1 });
    expect(state).toMatchObject({ refused: 'given', board: setting.given });
    expect(after(state, { tag: 'move', cell: given }, { tag: 'take' }).board).toEqual(setting.given);
  });

  test('a kept board is read as far as it fits', () => {
    expect(parseBoard(setting, made.solution)).toEqual(made.solution);
    for (const raw of [undefined, null, 'x', {}, [[]], ['+', 99, {}, null]]) {
      expect(parseBoard(setting, raw)).toEqual(setting.given);
    }
    const [first] = holes as [(typeof holes)[number]];
    const twice = made.solution.map(
      (token, cell) => setting.given[cell] ?? (token === null ? null : first.token),
    );
    const read = parseBoard(setting, twice);
    const count = setting.tokens.filter(token => token === first.token).length;
    expect(read.filter((token, cell) => token !== setting.given[cell])).toHaveLength(count);
    // The generator made another puzzle at that address once.
    const other = makePuzzle(5, 2, 'another');
    expect(parseBoard(setting, other.solution)).toEqual(setting.given);
  });
});
