import fc from 'fast-check';
import type { Commit, Seat, Viewer } from '#contract/game.ts';
import type { Json } from '#contract/json.ts';
import type { Trial } from '#contract/trial.ts';
import { must } from '#kernel/must.ts';
import { rulesOf } from '#kernel/versions.ts';
import { DIRECTIONS, PAIRS } from '../rules/cells.ts';
import { game } from '../rules/index.ts';
import { sorted, tilesOn, without } from '../rules/tiles.ts';
import type { Config, Mathable, Move, State, View } from '../rules/types.ts';

const tile = fc.integer({ min: 0, max: 95 });
const lines = fc.subarray([...DIRECTIONS]);
/** Mostly near the centre, where lines are. */
const cell = fc.oneof(fc.integer({ min: 0, max: 195 }), fc.integer({ min: 70, max: 125 }));

const anyMove = fc.oneof(
  fc.record({ kind: fc.constant('place'), cell, tile }),
  fc.record({ kind: fc.constant('place'), cell, tile, lines }),
  fc.record({ kind: fc.constant('exchange'), tiles: fc.array(tile, { minLength: 1, maxLength: 7 }) }),
  ...['end', 'draw', 'keep', 'pass', 'contest', 'accept'].map(kind => fc.constant({ kind })),
);

/** `runs`: a game of many, and one with lines to name, takes far longer than one of two. */
function trial(name: string, seats: number, config: Config, runs = 12, rules = game): Trial<Mathable> {
  return {
    name,
    game: rules,
    config,
    seats,
    anyMove,
    tries,
    eager: ['place'],
    secrets,
    redeal,
    counterpart,
    pieces,
    runs,
  };
}

export const trials: readonly Trial<Mathable>[] = [
  trial('two players', 2, { checking: 'referee', lines: 'automatic' }),
  trial('three players, lines claimed', 3, { checking: 'referee', lines: 'claimed' }, 8),
  trial('four players', 4, { checking: 'referee', lines: 'automatic' }, 9),
  trial('two players, challenge', 2, { checking: 'challenge', lines: 'automatic' }),
  trial('three players, challenge', 3, { checking: 'challenge', lines: 'automatic' }),
  trial('four players, challenge, lines claimed', 4, { checking: 'challenge', lines: 'claimed' }, 7),
  trial(
    'three players, version 1',
    3,
    { checking: 'challenge', lines: 'automatic' },
    4,
    must(rulesOf(game, 1)),
  ),
];

const CLAIMS = Array.from({ length: 15 }, (_, i) =>
  DIRECTIONS.filter((_direction, bit) => ((i + 1) >> bit) & 1),
);

/** Each tile of the rack on each cell that touches another, with every claim; and half of all exchanges. */
function* tries({ rack, board, config }: View): Iterable<unknown> {
  for (const [at, there] of board.entries()) {
    const near = PAIRS[at]?.some(pair => board[pair.near] !== null) === true;
    if (there !== null || !near) continue;
    for (const held of new Set(rack)) {
      const place = { kind: 'place', cell: at, tile: held };
      yield place;
      if (config.lines === 'claimed') for (const claim of CLAIMS) yield { ...place, lines: claim };
    }
  }
  for (let first = 0; first < rack.length; first++) {
    for (let last = first + 1; last <= rack.length; last++) {
      yield { kind: 'exchange', tiles: rack.slice(first, last) };
    }
  }
}

/** Tile by tile: a view that gives away a single one is caught. */
function secrets({ racks, reserve, turn, open }: State, viewer: Viewer): Record<string, Json> {
  const found: Record<string, Json> = {};
  for (const [seat, rack] of racks.entries()) {
    if (seat === viewer) continue;
    for (const [i, held] of rack.entries()) found[`${viewer}: tile ${i} of rack ${seat}`] = held;
  }
  for (const [i, next] of reserve.entries()) found[`${viewer}: tile ${i} of the reserve`] = next;
  for (const one of [turn, open]) {
    if (one === null || one.seat === viewer) continue;
    for (const { tile: drawn } of one.extras) found[`${viewer}: an extra tile`] = drawn;
  }
  return found;
}

/** Deals again all tiles that this viewer has not seen. Extra tiles follow the racks they are in. */
function redeal(state: State, viewer: Viewer, rng: Parameters<Trial<Mathable>['redeal']>[2]): State {
  const known = (seat: Seat): readonly number[] =>
    (seat === viewer ? state.racks[seat] : state.shown[seat]) ?? [];
  const mine = viewer === 'spectator' ? [] : (state.putBack[viewer] ?? []);
  const hidden = state.racks.map((rack, seat) => without(rack, known(seat)));
  const pool = rng.shuffle([...hidden.flat(), ...without(state.reserve, mine)]);
  const dealt = hidden.map(tiles => pool.splice(0, tiles.length));
  const racks = dealt.map((tiles, seat) => sorted([...known(seat), ...tiles]));
  return { ...state, racks, reserve: rng.shuffle([...pool, ...mine]) };
}

/** The same tile, if it is in that rack too; as many tiles, if they are exchanged unseen. */
function counterpart(
  { move, seat }: Commit<Move>,
  { racks, turn, open }: State,
  onlooker: Viewer,
): Move | null {
  const rack = racks[seat] ?? [];
  // An extra tile (MB-7) was drawn in one world only: what becomes of it cannot be compared.
  if ([turn, open].some(one => one !== null && one.extras.length > 0)) return null;
  // Closing a window lets its player draw (MB-15), and see what.
  if (open?.seat === onlooker) return null;
  if (move.kind === 'place') return rack.includes(move.tile) ? move : null;
  return move.kind === 'exchange' ? { kind: 'exchange', tiles: rack.slice(0, move.tiles.length) } : move;
}

function pieces({ board, racks, reserve }: State): number[] {
  return [...tilesOn(board), ...racks.flat(), ...reserve];
}
