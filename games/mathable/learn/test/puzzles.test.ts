import { describe, expect, test } from 'vitest';
import { playMove } from '#ui/learn/scripted.ts';
import { game } from '../../rules/index.ts';
import { ALL_TILES, missing, sum, tilesOn } from '../../rules/tiles.ts';
import { bestFrom } from '../best-from.ts';
import { readBoard, readMove, writeBoard, writeMove } from '../position.ts';
import { openPuzzle, PUZZLES, puzzleState } from '../puzzles.ts';

test('there are ten, from gentle to fiendish, of both kinds', () => {
  expect(PUZZLES.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  const levels = PUZZLES.map(({ level }) => level);
  expect(levels).toEqual([...levels].sort((a, b) => a - b));
  expect(new Set(PUZZLES.map(({ goal }) => goal)).size).toBe(2);
});

describe.each(PUZZLES)('puzzle $number', puzzle => {
  const { goal, board, rack, best, solution } = puzzle;

  test('is a position of the box', () => {
    const cells = readBoard(board);
    expect(writeBoard(cells)).toBe(board);
    expect(rack).toHaveLength(7);
    expect(missing(ALL_TILES, [...tilesOn(cells), ...rack])).toBeUndefined();
  });

  test('its best really is best, by the exact search', () => {
    const found = bestFrom(game.view(puzzleState(puzzle), 0));
    expect(found.points).toBe(best);
    expect(found.empties).toBe(goal === 'all');
  });

  test('its solution replays through the rules and scores just that', () => {
    const match = openPuzzle(puzzle);
    for (const text of solution) expect(playMove(match, readMove(text)), text).toEqual({ ok: true });
    if (match.envelope(0).view.past.length === 0) playMove(match, { kind: 'end' });
    const [turn] = match.envelope('spectator').view.past;
    expect(turn?.placements.map(({ cell, tile }) => writeMove({ kind: 'place', cell, tile }))).toEqual(
      solution,
    );
    expect(sum(turn?.placements.map(({ points }) => points) ?? []) + (turn?.superBonus ?? 0)).toBe(best);
    expect(turn?.superBonus).toBe(goal === 'all' ? 50 : 0);
  });

  test('a hint is right after every tile of the solution', () => {
    const match = openPuzzle(puzzle);
    for (const text of solution) {
      const found = bestFrom(match.envelope(0).view);
      expect(found.points).toBe(best);
      expect(found.moves.length).toBeGreaterThan(0);
      playMove(match, readMove(text));
    }
  });

  test('nothing is drawn and nothing can be exchanged', () => {
    const { view } = openPuzzle(puzzle).envelope(0);
    expect(view.reserveSize).toBe(0);
    expect([...game.moves(view)].filter(({ kind }) => kind === 'exchange')).toEqual([]);
  });
});

test('laying all seven can be asked of the search for its own sake', () => {
  for (const puzzle of PUZZLES.filter(({ goal }) => goal === 'all')) {
    const found = bestFrom(game.view(puzzleState(puzzle), 0), 10_000);
    expect(found.empties).toBe(true);
    expect(found.points).toBe(puzzle.best);
  }
});
