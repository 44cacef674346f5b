import type { Commit, Seat } from '#contract/game.ts';
import { rngFor } from '#kernel/rng.ts';
import { testSeed } from '#kernel/test/laws.ts';
import { SUPPLY } from '../data/board.ts';
import { cellNamed, stepFrom } from '../rules/cells.ts';
import { readRun } from '../rules/compute.ts';
import { gainsOf } from '../rules/gains.ts';
import { game } from '../rules/index.ts';
import { lay } from '../rules/laid.ts';
import { type Board, runsOf } from '../rules/runs.ts';
import { EMPTY_BOARD } from '../rules/setup.ts';
import { isSign, type NumberToken, sorted, type Token, tokenNamed } from '../rules/tokens.ts';
import { seatToPlay } from '../rules/turn.ts';
import type { Cell, Config, Laid, Move, Scored, State, Supply } from '../rules/types.ts';

export function cellOf(name: string): Cell {
  const cell = cellNamed(name);
  if (cell === null) throw new Error(`${name} is not a cell`);
  return cell;
}

/** `9x2=18` */
export function chain(text: string): Token[] {
  return [...text.matchAll(/\d+|[-+x:=]/g)].map(([one]) => tokenNamed(one) as Token);
}

/**
 * `g7 across 9x2=18, g9 down .=12-10`: chains from a cell on. A dot stands for what lies there already; a cell that
 * two chains share is laid once.
 */
export function laid(text: string): Laid[] {
  const tokens = new Map<Cell, Token>();
  for (const part of text.split(', ').filter(Boolean)) {
    const [from = '', direction = '', what = ''] = part.split(' ');
    let cell: Cell | null = cellOf(from);
    for (const [one] of what.matchAll(/\d+|[-+x:=.]/g)) {
      if (cell === null) throw new Error(`${part} leaves the board`);
      if (one !== '.') tokens.set(cell, tokenNamed(one) as Token);
      cell = stepFrom(cell, direction === 'down' ? 'down' : 'across', 1);
    }
  }
  return [...tokens].map(([cell, token]) => ({ cell, token })).toSorted((a, b) => a.cell - b.cell);
}

export function boardOf(text: string): Board {
  return lay(EMPTY_BOARD, laid(text));
}

const USUAL: Config = { grid: 'full', checking: 'assisted', closing: 'reserve' };

/** A position made by hand: seat 0 is on turn, seats play in their order, and what lies there has scored. */
export function position(given: {
  readonly board?: string;
  readonly racks: readonly (readonly NumberToken[])[];
  readonly bag?: readonly NumberToken[];
  readonly config?: Partial<Config>;
  readonly supply?: Partial<Supply>;
  readonly scores?: readonly number[];
  readonly turns?: number;
  readonly idle?: number;
  readonly lastTurn?: number;
}): State {
  const board = boardOf(given.board ?? '');
  const order = given.racks.map((_, seat) => seat);
  return {
    config: { ...USUAL, ...given.config },
    board,
    bag: given.bag ?? [],
    racks: given.racks.map(sorted),
    supply: { ...SUPPLY, ...given.supply },
    scores: given.scores ?? order.map(() => 0),
    scored: scoredOn(board),
    draws: [order.map(seat => ({ seat, token: seat + 1 }))],
    order,
    turns: given.turns ?? 0,
    idle: given.idle ?? 0,
    lastTurn: given.lastTurn ?? null,
    past: [],
  };
}

/** Every `=` that joins two sides: when it came to do so, it scored. */
export function scoredOn(board: Board): Scored[] {
  const runs = [...runsOf(board)].map(run => ({ run, read: readRun(run.tokens) }));
  return gainsOf(runs, []).map(({ cell, direction }) => ({ cell, direction }));
}

/** `exchange`, `exchange 3 4`, or what `laid` reads. */
export function moveOf(text: string): Move {
  const [word, ...rest] = text.split(' ');
  return word === 'exchange'
    ? { kind: 'exchange', tokens: sorted(rest.map(Number)) }
    : { kind: 'play', tokens: laid(text) };
}

/** What the rules say to a move of the seat on turn, or of another. */
export function ask(state: State, text: string, seat: Seat = onTurn(state)): ReturnType<typeof game.check> {
  return game.check(game.view(state, seat), moveOf(text));
}

/** Plays moves of whoever is on turn; a refusal is an error of the test. `clock` is a turn that ran out. */
export function play(state: State, ...moves: readonly string[]): State {
  let now = state;
  for (const text of moves) {
    const by: Commit<Move>['by'] = text === 'clock' ? 'clock' : 'player';
    const seat = onTurn(now);
    const move = by === 'clock' ? game.fallback(game.view(now, seat)) : moveOf(text);
    const verdict = game.check(game.view(now, seat), move);
    if (!verdict.ok) throw new Error(`${text}: ${verdict.rule} ${JSON.stringify(verdict.facts)}`);
    now = game.apply(now, [{ seat, move, elapsedMs: 0, by }], rngFor(testSeed(99), now.turns));
  }
  return now;
}

export function onTurn(state: State): Seat {
  const seat = seatToPlay(state);
  if (seat === null) throw new Error('the game is over');
  return seat;
}

/** All numbers, wherever they are. */
export function numbersIn({ board, racks, bag }: State): NumberToken[] {
  const onBoard = board.filter(token => token !== null && !isSign(token));
  return sorted([...onBoard, ...racks.flat(), ...bag]);
}
