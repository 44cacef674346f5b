import { describe, expect, test } from 'vitest';
import { rngFor } from '#kernel/rng.ts';
import { testSeed } from '#kernel/test/laws.ts';
import {
  ALL_NUMBERS,
  BOARD_ROWS,
  CELLS,
  EQUALS_IN_SOLITAIRE,
  isOffLattice,
  NUMBERS,
  RACK,
  RED,
  SIZE,
  STAR,
  SUPPLY,
} from '../data/board.ts';
import { cellAt, cellNamed, columnOf, lineCells, nameOf, neighboursOf, rowOf } from '../rules/cells.ts';
import { game } from '../rules/index.ts';
import { makeChain, printChain, SIGNS, tokenNamed } from '../rules/tokens.ts';
import type { Config, State } from '../rules/types.ts';
import { ask, cellOf, numbersIn, position } from './position.ts';
import vectors from './vectors/board.json' with { type: 'json' };

const USUAL: Config = { grid: 'full', checking: 'assisted', closing: 'reserve' };

describe('[CA-1] the board', () => {
  const { board } = vectors;

  test('is the one of the vectors: size, star, red squares, lattice', () => {
    expect(BOARD_ROWS).toEqual(board.grid);
    expect([SIZE, CELLS, nameOf(STAR)]).toEqual([board.size, 169, 'g7']);
    expect(STAR).toBe(cellAt(board.start.row - 1, board.start.col - 1));
    const red = board.redSquares.map(([row = 0, column = 0]) => cellAt(row - 1, column - 1));
    expect([...RED].toSorted((a, b) => a - b)).toEqual(red.toSorted((a, b) => a - b));
    expect(RED.size).toBe(20);
    const off = Array.from({ length: CELLS }, (_, cell) => cell).filter(isOffLattice);
    expect(off).toHaveLength(board.holes);
    for (const cell of off) expect([rowOf(cell) % 2, columnOf(cell) % 2]).toEqual([1, 1]);
  });

  test('cells are named by row and column, and found by their name', () => {
    for (let cell = 0; cell < CELLS; cell++) expect(cellNamed(nameOf(cell))).toBe(cell);
    expect([nameOf(0), nameOf(12), nameOf(168)]).toEqual(['a1', 'a13', 'm13']);
    for (const name of ['', 'g', 'g0', 'g14', 'n1', 'g07', '7g', 'g7 ']) expect(cellNamed(name)).toBeNull();
    expect(cellNamed('G7')).toBe(STAR);
  });

  test('lines and neighbours stop at the edge', () => {
    expect(lineCells(STAR, 'across').map(nameOf)).toEqual(
      Array.from({ length: SIZE }, (_, i) => `g${i + 1}`),
    );
    expect(lineCells(cellOf('a13'), 'down').map(nameOf).at(-1)).toBe('m13');
    expect(neighboursOf(cellOf('a13')).map(nameOf)).toEqual(['a12', 'b13']);
    expect(neighboursOf(STAR)).toHaveLength(4);
  });

  test('with `lattice` the other cells are closed, with `full` they are not', () => {
    const racks = [[3, 3, 5, 5], [1]];
    const board = 'g7 across 3=3';
    const off = 'h6 across 5, h8 across 5';
    const lattice = position({ board, racks, config: { grid: 'lattice' } });
    expect(ask(lattice, off)).toEqual({ ok: false, rule: 'CA-1', facts: { case: 'blocked', cell: 'h6' } });
    expect(ask(position({ board, racks }), off)).not.toMatchObject({ rule: 'CA-1' });
  });

  test('a cell holds one token', () => {
    const state = position({ board: 'g7 across 3=3', racks: [[3, 5], [1]] });
    expect(ask(state, 'g9 across 5')).toEqual({
      ok: false,
      rule: 'CA-1',
      facts: { case: 'taken', cell: 'g9', there: '3' },
    });
  });
});

describe('[CA-2] the tokens', () => {
  test('are those of the vectors', () => {
    const { tokens } = vectors;
    expect(Object.fromEntries(Object.entries(NUMBERS))).toEqual(tokens.numbers);
    expect(ALL_NUMBERS).toHaveLength(80);
    expect({ ...SUPPLY, '=': EQUALS_IN_SOLITAIRE }).toEqual(tokens.signs);
    expect(SUPPLY['=']).toBe(tokens.equalsInGeneralStock);
  });

  test('are written and read', () => {
    for (const token of [...SIGNS, ...new Set(ALL_NUMBERS)]) expect(tokenNamed(String(token))).toBe(token);
    for (const text of ['', '0', '21', '01', '1.5', '×', '÷', '==', '1 '])
      expect(tokenNamed(text)).toBeNull();
    expect(makeChain([9, 'x', 2, '=', 18])).toBe('9x2=18');
    expect(printChain([9, ':', 3, '-', 1])).toBe('9 : 3 − 1');
  });

  test('nobody lays more signs than lie open', () => {
    const state = position({ racks: [[3, 3], [1]], supply: { '=': 0 } });
    expect(ask(state, 'g7 across 3=3')).toEqual({
      ok: false,
      rule: 'CA-2',
      facts: { sign: '=', wanted: 1, left: 0 },
    });
    const scarce = position({ racks: [[3, 2, 3, 18], [1]], supply: { x: 1 } });
    expect(ask(scarce, 'g7 across 3x2x3=18')).toMatchObject({
      rule: 'CA-2',
      facts: { sign: '×', wanted: 2, left: 1 },
    });
  });
});

describe('[CA-3] the rack', () => {
  test('one plays with one’s own numbers, each once', () => {
    const state = position({
      racks: [
        [3, 5],
        [9, 9],
      ],
    });
    expect(ask(state, 'g7 across 9=9')).toEqual({ ok: false, rule: 'CA-3', facts: { token: 9 } });
    expect(ask(state, 'g7 across 3=3')).toEqual({ ok: false, rule: 'CA-3', facts: { token: 3 } });
    expect(ask(state, 'exchange 9')).toEqual({ ok: false, rule: 'CA-10', facts: { tokens: 1, bag: 0 } });
  });

  test('only its owner sees it; how many there are, everybody', () => {
    const state = position({
      racks: [
        [3, 5],
        [9, 9, 9],
      ],
      bag: [1, 2, 3, 4],
    });
    expect(game.view(state, 0)).toMatchObject({ rack: [3, 5], rackSizes: [2, 3], bagSize: 4 });
    expect(game.view(state, 1)).toMatchObject({ rack: [9, 9, 9] });
    expect(game.view(state, 'spectator')).toMatchObject({ rack: null, rackSizes: [2, 3] });
  });
});

describe('[CA-7] the order', () => {
  function begin(seats: number, n: number): State {
    return game.setup(USUAL, seats, rngFor(testSeed(n), 0));
  }

  test('everyone draws six, and all 80 numbers are there', () => {
    for (const seats of [2, 3, 4]) {
      const state = begin(seats, seats);
      expect(state.racks.map(rack => rack.length)).toEqual(Array.from({ length: seats }, () => RACK));
      expect(state.bag).toHaveLength(80 - seats * RACK);
      expect(numbersIn(state)).toEqual(ALL_NUMBERS);
    }
  });

  test('the lowest number begins, and so on upwards', () => {
    for (let n = 0; n < 50; n++) {
      const { draws, order } = begin(4, n);
      const first = draws[0] ?? [];
      expect(first.map(({ seat }) => seat)).toEqual([0, 1, 2, 3]);
      const drawn = order.map(seat => first.find(one => one.seat === seat)?.token ?? 0);
      expect(drawn).toEqual(drawn.toSorted((a, b) => a - b));
    }
  });

  test('equal numbers draw again, only they, until all differ', () => {
    let again = 0;
    for (let n = 0; n < 200; n++) {
      const { draws, order } = begin(4, n);
      const sequences = [0, 1, 2, 3].map(seat =>
        draws.flatMap(row => row.filter(one => one.seat === seat).map(({ token }) => token)),
      );
      for (const [index, row] of draws.entries()) {
        const before = (seat: number): string => String(sequences[seat]?.slice(0, index));
        const tied = [0, 1, 2, 3].filter(
          seat =>
            index === 0 ||
            [0, 1, 2, 3].some(
              other =>
                other !== seat &&
                sequences[seat]?.[index - 1] !== undefined &&
                before(other) === before(seat),
            ),
        );
        expect(row.map(({ seat }) => seat)).toEqual(tied);
      }
      if (draws.length > 1) again += 1;
      // Nobody is left tied: as texts of two digits each, all sequences differ and go up in the order of play.
      const keys = order.map(seat =>
        (sequences[seat] ?? []).map(token => String(token).padStart(2, '0')).join(),
      );
      expect(new Set(keys).size).toBe(4);
      expect(keys).toEqual(keys.toSorted());
    }
    // With 80 numbers about one deal in four has a tie.
    expect(again).toBeGreaterThan(20);
  });

  test('the draws are shown to all', () => {
    const state = begin(3, 1);
    expect(game.view(state, 'spectator').draws).toEqual(state.draws);
  });

  test('whoever is not on turn waits', () => {
    const state = position({ racks: [[3, 3], [9, 9], [1]] });
    expect(ask(state, 'g7 across 9=9', 1)).toEqual({ ok: false, rule: 'CA-7', facts: { seat: 1 } });
    expect(game.check(game.view(state, 'spectator'), { kind: 'exchange', tokens: [] })).toMatchObject({
      rule: 'CA-7',
    });
    expect([...game.moves(game.view(state, 1))]).toEqual([]);
  });
});
