import { describe, expect, test } from 'vitest';
import { quickRandom } from '#bots/quick-random.ts';
import { idleTurns, status } from '../../rules/status.ts';
import { sorted } from '../../rules/tiles.ts';
import type { Move, State } from '../../rules/types.ts';
import { EMPTY, toFace, toTile } from '../compact/faces.ts';
import { toCell, toSpot } from '../compact/grid.ts';
import {
  drawExtra,
  endTurn,
  exchange,
  finalScore,
  gameOf,
  keep,
  place,
  type QuickGame,
} from '../compact/quick-game.ts';
import type { Rack } from '../compact/rack.ts';
import { playOut } from '../worlds/playout.ts';
import { randomGame, rngOf } from './random-play.ts';

describe('the compact game', () => {
  test.each([2, 3, 4])('plays as the rules do, step by step, with %d players', seats => {
    for (let seed = 0; seed < 12; seed++) {
      let quick: QuickGame | undefined;
      for (const { state, move } of randomGame(seats, 1000 * seats + seed)) {
        if (quick === undefined) quick = gameOf(state, 0);
        // How an exchange mixes the reserve is chance: take it from the rules.
        else quick.reserve.set(state.reserve.map(toFace));
        expect(picture(quick)).toEqual(expected(state));
        if (state.phase.tag !== 'over') step(quick, move);
      }
    }
  });

  test('keeps every tile in random playouts, and always ends', () => {
    for (let seed = 0; seed < 50; seed++) {
      const start = randomGame(2 + (seed % 3), seed).next().value;
      const quick = gameOf(start.state, 0);
      const steps = playOut(quick, quickRandom(rngOf(seed)));
      expect(steps).toBeLessThan(1000);
      const laid = [...quick.position.board].filter(face => face < EMPTY).length - 4;
      const held = quick.racks.reduce((sum, { size }) => sum + size, 0);
      expect(laid + held + quick.reserveSize).toBe(106);
    }
  });
});

function step(game: QuickGame, move: Move): void {
  if (move.kind === 'place') place(game, toSpot(move.cell), toFace(move.tile));
  else if (move.kind === 'exchange') exchange(game, move.tiles.map(toFace));
  else if (move.kind === 'draw') drawExtra(game);
  else if (move.kind === 'keep') keep(game);
  else endTurn(game);
}

function picture(game: QuickGame): unknown {
  const board: number[][] = [];
  for (const [spot, face] of game.position.board.entries()) {
    if (face < EMPTY) board.push([toCell(spot), toTile(face)]);
  }
  const { seats, seat, began, laid, idle, phase } = game;
  const totals = Array.from({ length: seats }, (_, one) => finalScore(game, one));
  return {
    board,
    racks: game.racks.slice(0, seats).map(tilesOf),
    reserve: sorted([...game.reserve.subarray(0, game.reserveSize)].map(toTile)),
    scores: [...game.scores.subarray(0, seats)],
    now: phase === 'over' ? { phase, totals } : { phase, seat, began, laid, idle },
  };
}

function expected(state: State): unknown {
  const { seat, began, placements } = state.turn;
  const { tag: phase } = state.phase;
  const now = status(state);
  const turn = { phase, seat, began, laid: placements.length, idle: idleTurns(state.past) };
  return {
    board: state.board.flatMap((tile, cell) => (tile === null ? [] : [[cell, tile]])),
    racks: state.racks,
    reserve: sorted(state.reserve),
    scores: state.scores,
    now: now.tag === 'over' ? { phase, totals: now.outcome.scores } : turn,
  };
}

function tilesOf({ counts }: Rack): number[] {
  return [...counts].flatMap((count, face) => Array.from({ length: count }, () => toTile(face)));
}
