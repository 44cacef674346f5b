import type { Commit, Seat } from '#contract/game.ts';
import type { Rng } from '#contract/rng.ts';
import { must } from '#kernel/must.ts';
import { restrictionAt } from './cells.ts';
import { resolveContest } from './contest.ts';
import { linesThatHold, pointsOf } from './placing.ts';
import { sorted, without } from './tiles.ts';
import { draw, endTurn, finish, lay, settle } from './turn.ts';
import type { Move, Placement, State, Tile } from './types.ts';

export function apply(state: State, commits: readonly Commit<Move>[], rng: Rng): State {
  const contesting = commits.filter(({ move }) => move.kind === 'contest').map(({ seat }) => seat);
  if (contesting.length > 0) return resolveContest(state, contesting, rng);
  const commit = commits[0];
  if (commit === undefined) return state;
  const { move, seat } = commit;
  switch (move.kind) {
    case 'accept':
      return finish(settle(state));
    case 'place':
      return place(settle(state), seat, move);
    case 'draw':
      return drawExtra(state, seat);
    case 'keep':
      return goOn(state, seat);
    case 'end':
      return endTurn(state, { did: 'place', drew: state.turn.extras.length });
    case 'pass':
      return endTurn(settle(state), { did: 'pass', drew: 0 });
    case 'exchange':
      return exchange(settle(state), seat, move.tiles, rng);
    case 'contest':
      return state; // Dealt with above: a contest is never alone in a step of its own kind.
  }
}

function place(state: State, seat: Seat, { cell, tile, lines }: Extract<Move, { kind: 'place' }>): State {
  const counted = lines ?? linesThatHold(state.board, cell, tile).map(line => line.direction);
  // MB-15: a tile without a true line is scored as one.
  const points = pointsOf(cell, tile, Math.max(1, counted.length));
  const placement: Placement = { cell, tile, lines: counted, points };
  const { turn } = state;
  const laid: State = {
    ...state,
    board: lay(state.board, [{ cell, tile }]),
    racks: state.racks.with(seat, without(state.racks[seat] ?? [], [tile])),
    shown: state.shown.with(seat, without(state.shown[seat] ?? [], [tile])),
    scores: state.scores.with(seat, (state.scores[seat] ?? 0) + points),
    turn: { ...turn, placements: [...turn.placements, placement] },
  };
  if (restrictionAt(cell) !== null && laid.reserve.length > 0) return { ...laid, phase: { tag: 'bonus' } };
  return goOn(laid, seat);
}

/** MB-7. */
function drawExtra(state: State, seat: Seat): State {
  const tile = must(state.reserve.at(-1));
  const extra = { at: state.turn.placements.length - 1, tile };
  const drawn = draw(state, seat, 1);
  return goOn({ ...drawn, turn: { ...drawn.turn, extras: [...drawn.turn.extras, extra] } }, seat);
}

/** With an empty rack there is nothing left to decide: the turn ends by itself. */
function goOn(state: State, seat: Seat): State {
  if (state.racks[seat]?.length === 0)
    return endTurn(state, { did: 'place', drew: state.turn.extras.length });
  return { ...state, phase: { tag: 'act' } };
}

/** MB-12: set aside, draw as many, then mix those set aside into the reserve. */
function exchange(state: State, seat: Seat, tiles: readonly Tile[], rng: Rng): State {
  const setAside = { ...state, racks: state.racks.with(seat, without(state.racks[seat] ?? [], tiles)) };
  const drawn = draw(setAside, seat, tiles.length);
  const mixed: State = {
    ...drawn,
    reserve: rng.shuffle([...drawn.reserve, ...tiles]),
    // What others had seen in this rack may be among the tiles set aside.
    shown: drawn.shown.with(seat, []),
    putBack: drawn.putBack.with(seat, sorted([...(drawn.putBack[seat] ?? []), ...tiles])),
  };
  return endTurn(mixed, { did: 'exchange', drew: tiles.length });
}
