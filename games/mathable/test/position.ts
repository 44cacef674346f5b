import type { Seat } from '#contract/game.ts';
import { rngFor } from '#kernel/rng.ts';
import { testSeed } from '#kernel/test/laws.ts';
import { parseCell } from '../rules/cells.ts';
import { game } from '../rules/index.ts';
import { EMPTY_BOARD } from '../rules/setup.ts';
import { sorted } from '../rules/tiles.ts';
import type { Config, Move, State, Tile } from '../rules/types.ts';

/** `'8I=12 6H=8'`, beside the four printed numbers. */
export function boardOf(text: string): State['board'] {
  const board = [...EMPTY_BOARD];
  for (const part of text.split(' ').filter(Boolean)) {
    const [cell, tile] = part.split('=') as [string, string];
    board[cellOf(cell)] = Number(tile);
  }
  return board;
}

export function cellOf(label: string): number {
  const cell = parseCell(label);
  if (cell === null) throw new Error(`${label} is not a cell`);
  return cell;
}

/** A position made by hand: two players and the first to act, unless told otherwise. */
export function position(given: {
  readonly board?: string;
  readonly racks: readonly (readonly Tile[])[];
  readonly reserve?: readonly Tile[];
  readonly config?: Partial<Config>;
  readonly turn?: Seat;
  readonly past?: State['past'];
}): State {
  const racks = given.racks.map(sorted);
  const seat = given.turn ?? 0;
  return {
    config: { checking: 'referee', lines: 'automatic', ...given.config },
    board: boardOf(given.board ?? ''),
    racks,
    reserve: given.reserve ?? [],
    scores: racks.map(() => 0),
    opening: [racks.map((_, one) => ({ seat: one, tile: 0 }))],
    shown: racks.map(() => []),
    putBack: racks.map(() => []),
    past: given.past ?? [],
    turn: { seat, began: racks[seat]?.length ?? 0, placements: [], extras: [] },
    open: null,
    ...(given.config?.checking === 'challenge' ? { contested: [] } : {}),
    phase: { tag: 'act' },
  };
}

/** `8I 12`, `8I 12 up left`, `exchange 1 2`, or the name of a move without more to say. */
export function moveOf(text: string): Move {
  const [word = '', ...rest] = text.split(' ');
  if (word === 'exchange') return { kind: 'exchange', tiles: sorted(rest.map(Number)) };
  if (!/^\d/.test(word)) return { kind: word } as Move;
  const [tile, ...lines] = rest;
  const place = { kind: 'place', cell: cellOf(word), tile: Number(tile) };
  return game.parseMove(lines.length > 0 ? { ...place, lines } : place) as Move;
}

/** What the rules say to a move of the seat on turn, or of another. */
export function ask(state: State, text: string, seat: Seat = state.turn.seat): ReturnType<typeof game.check> {
  return game.check(game.view(state, seat), moveOf(text));
}

/** Plays moves of whoever must act; a refusal is an error of the test. `2: contest` is a move of seat 2. */
export function play(state: State, ...moves: readonly string[]): State {
  let now = state;
  for (const [step, text] of moves.entries()) {
    const [, who, what = text] = /^(\d): (.*)$/.exec(text) ?? [];
    const seat = who === undefined ? now.turn.seat : Number(who);
    const verdict = ask(now, what, seat);
    if (!verdict.ok) throw new Error(`${text}: ${verdict.rule} ${JSON.stringify(verdict.facts)}`);
    const commit = { seat, move: moveOf(what), elapsedMs: 0, by: 'player' as const };
    now = game.apply(now, [commit], rngFor(testSeed(99), step));
  }
  return now;
}

/** The points of each placement of the turn, in order. */
export function pointsOf(state: State): number[] {
  return state.turn.placements.map(({ points }) => points);
}
