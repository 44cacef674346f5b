import fc from 'fast-check';
import type { Commit, Viewer } from '#contract/game.ts';
import type { Json } from '#contract/json.ts';
import type { Trial } from '#contract/trial.ts';
import { CELLS, RACK, SUPPLY } from '../data/board.ts';
import { neighboursOf } from '../rules/cells.ts';
import { game } from '../rules/index.ts';
import { numbersOf } from '../rules/laid.ts';
import { missing, SIGNS, sorted, type Token } from '../rules/tokens.ts';
import type { Calculator, Config, Move, State, View } from '../rules/types.ts';

const number = fc.integer({ min: 1, max: 20 });
const token = fc.oneof(number, fc.constantFrom(...SIGNS));
const cell = fc.integer({ min: 0, max: CELLS - 1 });

const anyMove = fc.oneof(
  fc.record({ kind: fc.constant('play'), tokens: fc.array(fc.record({ cell, token }), { maxLength: 9 }) }),
  fc.record({ kind: fc.constant('exchange'), tokens: fc.array(number, { maxLength: RACK }) }),
);

function trial(name: string, seats: number, config: Config): Trial<Calculator> {
  return {
    name,
    game,
    config,
    seats,
    anyMove,
    tries,
    eager: ['play'],
    secrets,
    redeal,
    counterpart,
    pieces,
    runs: 14,
  };
}

export const trials: readonly Trial<Calculator>[] = [
  trial('two players', 2, { grid: 'full', checking: 'assisted', closing: 'reserve' }),
  trial('three players, lattice, penalty', 3, { grid: 'lattice', checking: 'penalty', closing: 'reserve' }),
  trial('four players', 4, { grid: 'full', checking: 'assisted', closing: 'reserve' }),
  trial('two players, penalty, no reserve', 2, { grid: 'full', checking: 'penalty', closing: 'literal' }),
  trial('four players, lattice, no reserve', 4, {
    grid: 'lattice',
    checking: 'assisted',
    closing: 'literal',
  }),
];

/** Tokens one could lay, alone, next to what lies there; plays with a token left out; some exchanges. */
function* tries(view: View): Iterable<unknown> {
  const { board, rack, turns } = view;
  const mine = rack ?? [];
  for (const [at, there] of board.entries()) {
    // A quarter of the cells each turn: over a game they all have their turn.
    if (there !== null || at % 4 !== turns % 4) continue;
    if (!neighboursOf(at).some(next => board[next] !== null)) continue;
    for (const one of [...new Set<Token>(mine), '+', '='])
      yield { kind: 'play', tokens: [{ cell: at, token: one }] };
  }
  for (const move of game.moves(view)) {
    if (move.kind === 'play') yield { kind: 'play', tokens: move.tokens.slice(1) };
  }
  for (let from = 0; from < mine.length; from++) yield { kind: 'exchange', tokens: mine.slice(from) };
}

/** Number by number: a view that gives away a single one is caught. */
function secrets({ racks, bag, past }: State, viewer: Viewer): Record<string, Json> {
  const found: Record<string, Json> = {};
  for (const [seat, rack] of racks.entries()) {
    // Numbers shown in a wrong hand-in are no secret.
    if (seat === viewer || past.some(turn => turn.kind === 'wrong' && turn.seat === seat)) continue;
    for (const [i, held] of rack.entries()) found[`${viewer}: number ${i} of rack ${seat}`] = held;
  }
  for (const [i, next] of bag.entries()) found[`${viewer}: number ${i} of the bag`] = next;
  return found;
}

/** Deals again all numbers in the bag and on the racks of the others. */
function redeal(state: State, viewer: Viewer, rng: Parameters<Trial<Calculator>['redeal']>[2]): State {
  const pool = rng.shuffle([
    ...state.bag,
    ...state.racks.flatMap((rack, seat) => (seat === viewer ? [] : rack)),
  ]);
  const racks = state.racks.map((rack, seat) =>
    seat === viewer ? rack : sorted(pool.splice(0, rack.length)),
  );
  return { ...state, racks, bag: pool };
}

/** The same play, if that rack has the numbers for it; as many numbers, if they are exchanged unseen. */
function counterpart({ move, seat }: Commit<Move>, { racks }: State): Move | null {
  const rack = racks[seat] ?? [];
  if (move.kind === 'exchange') return { kind: 'exchange', tokens: rack.slice(0, move.tokens.length) };
  return missing(rack, numbersOf(move.tokens)) === undefined ? move : null;
}

/** Every number; and every sign, but for an `=` of the reserve (CA-15), which comes from nowhere. */
function pieces({ board, racks, bag, supply }: State): Token[] {
  const laid = board.filter(one => one !== null);
  const open = SIGNS.flatMap(sign => Array.from({ length: supply[sign] }, () => sign));
  const equals = laid.filter(one => one === '=').slice(0, SUPPLY['=']);
  return [...laid.filter(one => one !== '='), ...equals, ...racks.flat(), ...bag, ...open];
}
