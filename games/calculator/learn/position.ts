/** Positions and plays as a person would write them down: `g7 across 9x2=18, g9 down .=12-10`. */
import type { Seat } from '#contract/game.ts';
import type { Match } from '#kernel/match.ts';
import { openMatch } from '#ui/learn/scripted.ts';
import { ALL_NUMBERS, SUPPLY } from '../data/board.ts';
import { cellNamed, stepFrom } from '../rules/cells.ts';
import { readRun } from '../rules/compute.ts';
import { gainsOf } from '../rules/gains.ts';
import { game } from '../rules/index.ts';
import { lay, numbersOf } from '../rules/laid.ts';
import { type Board, runsOf } from '../rules/runs.ts';
import { EMPTY_BOARD } from '../rules/setup.ts';
import { isSign, sorted, type Token, tokenNamed, without } from '../rules/tokens.ts';
import type { Calculator, Cell, Config, Laid, Scored, State, Supply } from '../rules/types.ts';

/** Where the learner sits, in every scene and every puzzle. */
export const ME: Seat = 0;

const CONFIG: Config = { grid: 'full', checking: 'assisted', closing: 'reserve' };

/** Chains from a cell on; a dot stands for what lies there already. In the order of the cells. */
export function readLaid(text: string): Laid[] {
  const tokens = new Map<Cell, Token>();
  for (const line of text.split(', ').filter(Boolean)) {
    const [from = '', direction, chain = ''] = line.split(' ');
    let cell = cellNamed(from);
    for (const [word] of chain.matchAll(/\d+|\D/g)) {
      if (cell === null) throw new Error(`"${line}" is not on the board`);
      if (word !== '.') tokens.set(cell, readToken(word));
      cell = stepFrom(cell, direction === 'down' ? 'down' : 'across', 1);
    }
  }
  return [...tokens].map(([cell, token]) => ({ cell, token })).sort((a, b) => a.cell - b.cell);
}

/** `3+4` */
export function readChain(text: string): Token[] {
  return [...text.matchAll(/\d+|\D/g)].map(([word]) => readToken(word));
}

export function readBoard(text: string): Board {
  return lay(EMPTY_BOARD, readLaid(text));
}

export interface Position {
  readonly board: string;
  readonly rack: readonly number[];
  /** Those that are drawn first, in this order. An empty bag if left out. */
  readonly next?: readonly number[];
}

/** Two players, the learner on turn. What lies there has scored, and its signs are out of the supply. */
export function stateOf({ board: text, rack, next }: Position): State {
  const laid = readLaid(text);
  const board = lay(EMPTY_BOARD, laid);
  const used = [...numbersOf(laid), ...rack];
  const rest = next === undefined ? [] : without(ALL_NUMBERS, [...used, ...next]);
  return {
    config: CONFIG,
    board,
    bag: next === undefined ? [] : [...rest.slice(OTHERS), ...next.toReversed()],
    racks: [sorted(rack), sorted(rest.slice(0, OTHERS))],
    supply: supplyBeside(laid),
    scores: [0, 0],
    scored: scoredOn(board),
    draws: [],
    order: [ME, ME + 1],
    turns: 0,
    idle: 0,
    lastTurn: null,
    past: [],
  };
}

export function openAt(state: State): Match<Calculator> {
  return openMatch(game, state, { config: CONFIG, seats: state.order.length });
}

/** On the rack of the other player, whom nobody sees play. */
const OTHERS = 6;

/** Every `=` between two sides: when it came to join them, it scored. */
function scoredOn(board: Board): Scored[] {
  const runs = [...runsOf(board)].map(run => ({ run, read: readRun(run.tokens) }));
  return gainsOf(runs, []).map(({ cell, direction }) => ({ cell, direction }));
}

function supplyBeside(laid: readonly Laid[]): Supply {
  const left = { ...SUPPLY };
  for (const { token } of laid) if (isSign(token)) left[token] -= 1;
  return left;
}

function readToken(text: string): Token {
  const token = tokenNamed(text);
  if (token === null) throw new Error(`"${text}" is not a token`);
  return token;
}
