import { describe, expect, test } from 'vitest';
import { CELLS, makeCell } from '../../rules/cells.ts';
import { placements } from '../../rules/moves.ts';
import { linesThatHold, pointsOf } from '../../rules/placing.ts';
import { FACES } from '../../rules/tiles.ts';
import type { Board, State } from '../../rules/types.ts';
import { view } from '../../rules/view.ts';
import { FACE_COUNT, toFace, toTile } from '../compact/faces.ts';
import { toCell, toSpot } from '../compact/grid.ts';
import { lay, lift, linesFor, type Position, pointsFor, positionOf } from '../compact/position.ts';
import { rackOf } from '../compact/rack.ts';
import { findSingles, noSingles, POINTS_ALONE } from '../turn/singles.ts';
import { randomGame, rngOf } from './random-play.ts';

const states: State[] = [2, 3, 4].flatMap(seats =>
  Array.from({ length: 8 }, (_, i) =>
    [...randomGame(seats, 100 * seats + i)].map(({ state }) => state),
  ).flat(),
);

describe('the compact board', () => {
  test('knows the lines of every face on every empty cell, as the rules do', () => {
    for (const { board } of states.filter((_, i) => i % 10 === 0)) {
      const position = positionOf(board);
      const wrong: string[] = [];
      for (let cell = 0; cell < CELLS; cell++) {
        if (board[cell] !== null) continue;
        for (const tile of FACES) {
          const lines = linesFor(position, toSpot(cell), toFace(tile));
          if (lines !== linesThatHold(board, cell, tile).length) wrong.push(`${tile} on ${makeCell(cell)}`);
        }
      }
      expect(wrong).toEqual([]);
    }
  });

  test('finds the placements of the rules with their points', () => {
    const singles = noSingles();
    for (const state of states) {
      const { seat } = state.turn;
      const rack = state.racks[seat] ?? [];
      findSingles(positionOf(state.board), rackOf(rack), POINTS_ALONE, singles);
      const found = Array.from({ length: singles.count }, (_, i) => {
        const [spot, face] = [singles.spot[i] ?? 0, singles.face[i] ?? 0];
        return `${toCell(spot)} ${toTile(face)} ${singles.worth[i]}`;
      });
      const wanted = placements(view(state, seat)).map(move => {
        if (move.kind !== 'place') return '';
        const lines = linesThatHold(state.board, move.cell, move.tile).length;
        return `${move.cell} ${move.tile} ${pointsOf(move.cell, move.tile, lines)}`;
      });
      expect(found.sort()).toEqual(wanted.sort());
    }
  });

  test('is restored exactly by lifting what was laid, in any random excursion', () => {
    for (const [index, { board }] of states.filter((_, i) => i % 5 === 0).entries()) {
      const rng = rngOf(index);
      const position = positionOf(board);
      const before = snapshot(position);
      const path: number[] = [];
      for (let depth = 0; depth < 12 && position.openCount > 0; depth++) {
        const spot = position.open[rng.int(position.openCount)] ?? 0;
        lay(position, spot, rng.int(FACE_COUNT));
        path.push(spot);
      }
      for (const spot of path.toReversed()) lift(position, spot);
      expect(snapshot(position)).toEqual(before);
    }
  });

  test('does not depend on the order in which tiles came', () => {
    for (const [index, { board }] of states.filter((_, i) => i % 50 === 0).entries()) {
      const position = positionOf(board.map(() => null));
      for (const cell of rngOf(index).shuffle(laidOn(board))) {
        lay(position, toSpot(cell), toFace(board[cell] ?? 0));
      }
      const wanted = positionOf(board);
      for (let cell = 0; cell < CELLS; cell++) {
        if (board[cell] !== null) continue;
        const spot = toSpot(cell);
        const points = FACES.map(tile => pointsFor(position, spot, toFace(tile)));
        expect(points).toEqual(FACES.map(tile => pointsFor(wanted, spot, toFace(tile))));
      }
      expect(openSpots(position)).toEqual(openSpots(wanted));
    }
  });
});

function laidOn(board: Board): number[] {
  return board.flatMap((tile, cell) => (tile === null ? [] : [cell]));
}

function openSpots({ open, openCount }: Position): number[] {
  return [...open.subarray(0, openCount)].sort((a, b) => a - b);
}

/** Everything that means something: list entries beyond the count do not. */
function snapshot(position: Position): unknown {
  const { board, lineLow, lineHigh, anyLow, anyHigh, open, openAt, openCount } = position;
  const arrays = [board, lineLow, lineHigh, anyLow, anyHigh, openAt];
  return structuredClone([...arrays, open.slice(0, openCount)]);
}
