import { describe, expect, test } from 'vitest';
import { rngFor } from '#kernel/rng.ts';
import { testSeed } from '#kernel/test/laws.ts';
import { CELLS, makeCell, PAIRS, parseCell, SQUARES } from '../rules/cells.ts';
import { game } from '../rules/index.ts';
import { EMPTY_BOARD } from '../rules/setup.ts';
import { ALL_TILES, FACES, sorted, sum } from '../rules/tiles.ts';
import { ask, position } from './position.ts';
import boardVector from './vectors/board.json' with { type: 'json' };

const config = { checking: 'referee', lines: 'automatic' } as const;

describe('[MB-1] the board', () => {
  test('every square is as printed', () => {
    const letters = SQUARES.map(square => {
      switch (square.tag) {
        case 'plain':
          return '.';
        case 'restriction':
          return square.operator;
        case 'prize':
          return String(square.factor);
        case 'printed':
          return `c${square.number}`;
      }
    });
    expect(letters).toEqual(boardVector.rows.flat());
  });

  test('the centre counts as tiles from the start', () => {
    const there = EMPTY_BOARD.flatMap((tile, cell) => (tile === null ? [] : [`${makeCell(cell)}=${tile}`]));
    expect(there).toEqual(['7G=1', '7H=2', '8G=3', '8H=4']);
  });

  test('eight of each restriction, sixteen doubles, twelve triples', () => {
    const count = (name: string): number =>
      SQUARES.filter(square => JSON.stringify(Object.values(square)) === name).length;
    for (const operator of ['+', '-', 'x', '/']) expect(count(`["restriction","${operator}"]`)).toBe(8);
    expect([count('["prize",2]'), count('["prize",3]')]).toEqual([16, 12]);
  });

  test('cells are read as they are written', () => {
    for (let cell = 0; cell < CELLS; cell++) expect(parseCell(makeCell(cell))).toBe(cell);
    expect([makeCell(0), makeCell(195)]).toEqual(['1A', '14N']);
    for (const wrong of ['', '0A', '15A', '1O', 'A1', '1', '1AA', '111A', ' 1A'])
      expect(parseCell(wrong)).toBeNull();
  });

  test('pairs stay on the board and run away from their cell', () => {
    expect(PAIRS[0]?.map(pair => pair.direction)).toEqual(['right', 'down']);
    expect(PAIRS[195]?.map(pair => pair.direction)).toEqual(['up', 'left']);
    for (const [cell, pairs] of PAIRS.entries()) {
      for (const { near, far } of pairs) expect(far - near).toBe(near - cell);
    }
    // 4 × 12 × 14: twelve cells of each line have two more on a given side.
    expect(PAIRS.flat().length).toBe(672);
  });
});

describe('[MB-2] the tiles', () => {
  test('106, in 46 faces, with a sum of 1762', () => {
    expect([ALL_TILES.length, FACES.length, sum(ALL_TILES)]).toEqual([106, 46, 1762]);
  });

  test('as many of each as the box holds', () => {
    const counts = Object.fromEntries(
      FACES.map(face => [face, ALL_TILES.filter(tile => tile === face).length]),
    );
    expect(counts).toEqual(boardVector.tiles);
  });

  test('a number that no tile bears is refused', () => {
    const state = position({ racks: [[1], [2]] });
    expect(ask(state, '8I 22')).toEqual({ ok: false, rule: 'MB-2', facts: { tile: 22 } });
  });
});

describe('[MB-3] the rack', () => {
  const state = game.setup(config, 3, rngFor(testSeed(1), 0));

  test('seven tiles each, seen by their owner alone', () => {
    expect(state.racks.map(rack => rack.length)).toEqual([7, 7, 7]);
    for (const seat of [0, 1, 2]) {
      const view = game.view(state, seat);
      expect(view.rack).toEqual(state.racks[seat]);
      const text = JSON.stringify({ ...view, rack: [] });
      expect(text).not.toContain(JSON.stringify(state.racks[(seat + 1) % 3]));
    }
    expect(game.view(state, 'spectator').rack).toEqual([]);
  });

  test('sizes of racks and reserve are public', () => {
    const { rackSizes, reserveSize } = game.view(state, 'spectator');
    expect([rackSizes, reserveSize]).toEqual([[7, 7, 7], 106 - 21]);
  });

  test('a tile that is not in the rack is refused', () => {
    expect(ask(position({ racks: [[1], [7]] }), '8I 7')).toEqual({
      ok: false,
      rule: 'MB-3',
      facts: { tile: 7 },
    });
  });
});

describe('[MB-4] the first player', () => {
  const starts = Array.from({ length: 400 }, (_, n) =>
    game.setup(config, 2 + (n % 3), rngFor(testSeed(n), 0)),
  );

  test('is the one with the highest tile, shown to all and kept', () => {
    for (const state of starts) {
      const last = state.opening.at(-1) ?? [];
      const best = Math.max(...last.map(({ tile }) => tile));
      expect(last.filter(({ tile }) => tile === best).map(({ seat }) => seat)).toEqual([state.turn.seat]);
      for (const { seat, tile } of state.opening[0] ?? []) expect(state.racks[seat]).toContain(tile);
      expect(game.view(state, 'spectator').opening).toEqual(state.opening);
    }
  });

  test('a tie at the top is drawn again by those tied, and those tiles go back', () => {
    const tied = starts.filter(({ opening }) => opening.length > 1);
    expect(tied.length).toBeGreaterThan(5);
    for (const { opening, racks, reserve } of tied) {
      for (const [round, draws] of opening.slice(1).entries()) {
        const before = opening[round] ?? [];
        const best = Math.max(...before.map(({ tile }) => tile));
        expect(draws.map(({ seat }) => seat)).toEqual(
          before.filter(({ tile }) => tile === best).map(({ seat }) => seat),
        );
      }
      expect(sorted([...racks.flat(), ...reserve])).toEqual(ALL_TILES);
    }
  });

  test('everybody else waits for the turn', () => {
    const state = position({ racks: [[1], [7]] });
    expect(ask(state, '8I 7', 1)).toEqual({ ok: false, rule: 'MB-4', facts: { seat: 1 } });
    expect(game.moves(game.view(state, 1))).toEqual([]);
  });

  test('turns go round clockwise', () => {
    const state = position({ racks: [[1], [2], [3]], reserve: [5], turn: 1 });
    expect(game.status(state)).toMatchObject({ turn: { seats: [1] } });
    const next = game.apply(
      state,
      [{ seat: 1, move: { kind: 'pass' }, elapsedMs: 0, by: 'player' }],
      rngFor(testSeed(1), 1),
    );
    expect(next.turn.seat).toBe(2);
  });
});
