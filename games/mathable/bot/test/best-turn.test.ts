import { describe, expect, test } from 'vitest';
import { linesThatHold, pointsOf } from '../../rules/placing.ts';
import { EMPTY_BOARD } from '../../rules/setup.ts';
import { ALL_TILES, tilesOn, without } from '../../rules/tiles.ts';
import { lay, SUPER_BONUS } from '../../rules/turn.ts';
import type { Board, Tile } from '../../rules/types.ts';
import { faceOf, spotOf } from '../compact/code.ts';
import { toTile } from '../compact/faces.ts';
import { toCell } from '../compact/grid.ts';
import { positionOf } from '../compact/position.ts';
import { rackOf } from '../compact/rack.ts';
import { type BestTurn, bestTurn } from '../turn/best-turn.ts';
import { exhaustiveBest } from './exhaustive.ts';
import { randomGame, rngOf } from './random-play.ts';

type Puzzle = { readonly board: Board; readonly rack: readonly Tile[]; readonly emptied: number };

/** Boards from random games of every length, each with a fresh rack of 1 to 7 of the tiles not on it. */
function puzzles(games: number, every: number, largest: number): Puzzle[] {
  const found: Puzzle[] = [];
  for (let seed = 0; seed < games; seed++) {
    const rng = rngOf(seed, 99);
    const states = [...randomGame(2 + (seed % 3), 500 + seed)].map(({ state }) => state);
    for (const { board } of states.filter((_, i) => i % every === 0)) {
      const size = 1 + rng.int(largest);
      // Small numbers build on each other: half of the racks hold nothing else.
      const pool = rng.shuffle(without(ALL_TILES, tilesOn(board)));
      const small = pool.filter(tile => tile <= 10);
      const rack = (rng.int(2) === 0 && small.length > size ? small : pool).slice(0, size);
      found.push({ board, rack, emptied: rng.int(2) * SUPER_BONUS });
    }
  }
  return found;
}

describe('the best turn', () => {
  test('scores what exhaustive search finds, and does so when replayed by the rules', () => {
    const all = [...puzzles(40, 9, 5), ...puzzles(12, 30, 7)];
    expect(all.length).toBeGreaterThan(300);
    for (const puzzle of all) {
      const found = solve(puzzle);
      expect(found.points).toBe(exhaustiveBest(puzzle.board, puzzle.rack, puzzle.emptied));
      expect(replay(puzzle, found)).toBe(found.points);
    }
  });

  test('[MB-10] counts the super bonus if the rack can be emptied', () => {
    // 1 and 2 make 3 and so on: seven small tiles all find a place around the printed numbers.
    const puzzle = { board: EMPTY_BOARD, rack: [1, 2, 3, 3, 4, 6, 7], emptied: SUPER_BONUS };
    const found = solve(puzzle);
    expect(found.placements).toHaveLength(7);
    expect(found.points).toBe(solve({ ...puzzle, emptied: 0 }).points + SUPER_BONUS);
    expect(replay(puzzle, found)).toBe(found.points);
  });

  test('finds nothing where nothing fits', () => {
    expect(solve({ board: EMPTY_BOARD, rack: [81, 90], emptied: 0 })).toMatchObject({
      points: 0,
      placements: [],
    });
  });

  test('never promises more than it can keep when cut short', () => {
    for (const puzzle of puzzles(10, 15, 7)) {
      const task = { position: positionOf(puzzle.board), rack: rackOf(puzzle.rack), emptied: puzzle.emptied };
      const hasty = bestTurn({ ...task, limit: 3 });
      expect(hasty.points).toBeLessThanOrEqual(solve(puzzle).points);
      expect(replay(puzzle, hasty)).toBe(hasty.points);
    }
  });
});

function solve({ board, rack, emptied }: Puzzle): BestTurn {
  return bestTurn({ position: positionOf(board), rack: rackOf(rack), emptied });
}

function replay({ board: start, rack: all, emptied }: Puzzle, { placements }: BestTurn): number {
  let board = start;
  let rack = all;
  let points = 0;
  for (const code of placements) {
    const [cell, tile] = [toCell(spotOf(code)), toTile(faceOf(code))];
    const lines = linesThatHold(board, cell, tile).length;
    expect(board[cell]).toBe(null);
    expect(rack).toContain(tile);
    expect(lines).toBeGreaterThan(0);
    points += pointsOf(cell, tile, lines);
    board = lay(board, [{ cell, tile }]);
    rack = without(rack, [tile]);
  }
  return points + (rack.length === 0 ? emptied : 0);
}
