import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CELLS, makeCell, restrictionAt } from '../rules/cells.ts';
import { game } from '../rules/index.ts';
import { linesThatHold, operatorsOf, pointsOf } from '../rules/placing.ts';
import { EMPTY_BOARD } from '../rules/setup.ts';
import { ALL_TILES, FACES, without } from '../rules/tiles.ts';
import type { Board } from '../rules/types.ts';
import { ask, boardOf, cellOf, play, position } from './position.ts';
import exercise from './vectors/exercise.json' with { type: 'json' };
import counts from './vectors/legal-counts.json' with { type: 'json' };
import opening from './vectors/opening.json' with { type: 'json' };

type Recorded = {
  readonly moves: readonly { readonly cell: string; readonly value: number }[];
  readonly scores: readonly { readonly player: string; readonly firstMove: number; readonly score: number }[];
};

const NAMES = ['train_1', 'train_2', 'train_3', 'train_4'] as const;

function recorded(name: string): Recorded {
  return JSON.parse(readFileSync(`games/mathable/test/vectors/games/${name}.json`, 'utf8')) as Recorded;
}

/** Every legal placement, any tile face: `6G=2:2`. */
function legal(board: Board): string[] {
  const found: string[] = [];
  for (let cell = 0; cell < CELLS; cell++) {
    if (board[cell] !== null) continue;
    for (const tile of FACES) {
      const lines = linesThatHold(board, cell, tile).length;
      if (lines > 0) found.push(`${makeCell(cell)}=${tile}:${pointsOf(cell, tile, lines)}`);
    }
  }
  return found;
}

test('[MB-5] the 24 opening placements', () => {
  expect(legal(EMPTY_BOARD)).toEqual(opening.legal);
});

describe('the practical exercise, move by move', () => {
  const [J1, J2] = [exercise.racks.J1, exercise.racks.J2];
  /** The extra tile of move 5 comes first, then what refills the racks. */
  const reserve = [...without(ALL_TILES, [...J1, ...J2, 11]).slice(0, 20), 11];
  let state = position({ racks: [J1, J2], reserve });

  test.each(exercise.moves)('[MB-8] move $n: $player puts $value on $cell', move => {
    const { cell, value, points, equations, n } = move;
    const line = linesThatHold(state.board, cellOf(cell), value);
    expect(line).toHaveLength(move.lines);
    for (const [i, equation] of equations.entries()) {
      const operator = equation.replaceAll(/[^-+x/]/g, '')[0];
      expect(operatorsOf(line[i] as never, value)).toContain(operator);
    }
    expect(restrictionAt(cellOf(cell)) !== null).toBe(move.restrictionBonusDraw);
    const before = state.scores[state.turn.seat] ?? 0;
    const seat = state.turn.seat;
    expect(seat).toBe(move.player === 'J1' ? 0 : 1);
    state = play(state, `${cell} ${value}`);
    if (n === 5) state = play(state, 'draw', 'end');
    if (n === 11) state = play(state, 'keep');
    const bonus = n === 12 ? exercise.totals.superBonus : 0;
    expect((state.scores[seat] ?? 0) - before).toBe(points + bonus);
    expect(state.scores[seat]).toBe(move.sheetRunningTotal + bonus);
  });

  test('[MB-10] ends on 39 and 121', () => {
    expect(state.scores).toEqual([exercise.totals.J1, exercise.totals.J2]);
    expect(state.scores).toEqual([39, 121]);
    expect(state.past.map(({ superBonus }) => superBonus)).toEqual([0, 50]);
  });

  test.each(exercise.alternatives)('[MB-6] after move $after, $value on $cell: $why', alternative => {
    const { after, cell, value, points } = alternative;
    const board = exercise.moves.slice(0, after).map(move => `${move.cell}=${move.value}`);
    const there = position({ board: board.join(' '), racks: [[value], [1]] });
    const expected = alternative.legal ? { ok: true } : { ok: false, rule: 'MB-6' };
    expect(ask(there, `${cell} ${value}`)).toMatchObject(expected);
    const lines = linesThatHold(boardOf(board.join(' ')), cellOf(cell), value).length;
    expect(pointsOf(cellOf(cell), value, lines)).toBe(points);
  });
});

describe.each(NAMES)('a real game: %s', name => {
  const { moves, scores } = recorded(name);
  const boards: Board[] = [EMPTY_BOARD];
  for (const { cell, value } of moves) boards.push((boards.at(-1) as Board).with(cellOf(cell), value));

  test.each(scores)('[MB-8] $player scores $score from move $firstMove on', ({ firstMove, score }) => {
    const next = scores.find(turn => turn.firstMove > firstMove)?.firstMove ?? moves.length + 1;
    let total = 0;
    for (const [i, { cell, value }] of moves.slice(firstMove - 1, next - 1).entries()) {
      const lines = linesThatHold(boards[firstMove - 1 + i] as Board, cellOf(cell), value);
      expect(lines.length).toBeGreaterThan(0);
      total += pointsOf(cellOf(cell), value, lines.length);
    }
    expect(total).toBe(score);
  });

  test('[MB-5] the legal placements after each move, by count, points and hash', () => {
    const expected = counts.games[name];
    expect(expected).toHaveLength(moves.length + 1);
    for (const { after, legal: count, points, sha256 } of expected) {
      const list = legal(boards[after] as Board);
      expect(list).toHaveLength(count);
      expect(list.reduce((sum, entry) => sum + Number(entry.split(':')[1]), 0)).toBe(points);
      expect(createHash('sha256').update(list.join('\n')).digest('hex')).toBe(sha256);
    }
  });
});

test('a game of the rules and a game on a table agree: moves are what the vectors call legal', () => {
  const state = position({ racks: [[1, 2, 3, 4, 6, 7, 8], [12]], reserve: [5] });
  const offered = [...game.moves(game.view(state, 0))].flatMap(move =>
    move.kind === 'place' ? [`${makeCell(move.cell)}=${move.tile}`] : [],
  );
  const wanted = opening.legal
    .map(entry => entry.split(':')[0] as string)
    .filter(entry => !entry.endsWith('=12'));
  expect(offered.sort()).toEqual(wanted.sort());
});
