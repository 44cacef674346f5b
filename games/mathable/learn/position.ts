/** Positions and moves as a person would write them down: `8I=12 6H=8` and `8I 12`. */
import type { Seat } from '#contract/game.ts';
import type { Match } from '#kernel/match.ts';
import { openMatch } from '#ui/learn/scripted.ts';
import { type Cell, makeCell, parseCell, SQUARES } from '../rules/cells.ts';
import { game } from '../rules/index.ts';
import { EMPTY_BOARD } from '../rules/setup.ts';
import { sorted } from '../rules/tiles.ts';
import type { Board, Mathable, Move, State, Tile } from '../rules/types.ts';

/** Beside the four printed numbers. */
export function readBoard(text: string): Board {
  const board = [...EMPTY_BOARD];
  for (const part of text.split(' ').filter(Boolean)) {
    const [cell = '', tile] = part.split('=');
    board[readCell(cell)] = Number(tile);
  }
  return board;
}

export function writeBoard(board: Board): string {
  return board
    .flatMap((tile, cell) =>
      tile === null || SQUARES[cell]?.tag === 'printed' ? [] : [`${makeCell(cell)}=${tile}`],
    )
    .join(' ');
}

/** `8I 12`, `exchange 17 42`, or the name of a move without more to say. */
export function readMove(text: string): Move {
  const [word = '', ...rest] = text.split(' ');
  switch (word) {
    case 'exchange':
      return { kind: word, tiles: sorted(rest.map(Number)) };
    case 'draw':
    case 'keep':
    case 'end':
    case 'pass':
      return { kind: word };
    default:
      return { kind: 'place', cell: readCell(word), tile: Number(rest[0]) };
  }
}

/** What `readMove` takes; nothing of ours contests or claims. */
export function writeMove(move: Move): string {
  switch (move.kind) {
    case 'place':
      return `${makeCell(move.cell)} ${move.tile}`;
    case 'exchange':
      return ['exchange', ...move.tiles].join(' ');
    default:
      return move.kind;
  }
}

/** Two players with these tiles, before anything happened. */
export function positionOf(given: {
  readonly board: Board;
  readonly racks: readonly (readonly Tile[])[];
  /** In the order of drawing, the last one first. */
  readonly reserve: readonly Tile[];
  readonly seat: Seat;
}): State {
  const racks = given.racks.map(sorted);
  return {
    config: { checking: 'referee', lines: 'automatic' },
    board: given.board,
    racks,
    reserve: given.reserve,
    scores: racks.map(() => 0),
    opening: [],
    shown: racks.map(() => []),
    putBack: racks.map(() => []),
    past: [],
    turn: { seat: given.seat, began: racks[given.seat]?.length ?? 0, placements: [], extras: [] },
    open: null,
    phase: { tag: 'act' },
  };
}

export function openAt(state: State): Match<Mathable> {
  return openMatch(game, state, { config: state.config, seats: state.racks.length });
}

function readCell(text: string): Cell {
  const cell = parseCell(text);
  if (cell === null) throw new Error(`${text} is not a cell`);
  return cell;
}
