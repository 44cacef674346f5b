import { SIZE, STAR } from '../../data/board.ts';
import { cellAt, lineCells, neighboursOf } from '../../rules/cells.ts';
import { readRun } from '../../rules/compute.ts';
import { judge, signsLeft } from '../../rules/hand-in.ts';
import { lay } from '../../rules/laid.ts';
import { touching } from '../../rules/runs.ts';
import { isSign, SIGNS, type Token } from '../../rules/tokens.ts';
import type { Cell, Direction, Laid, State } from '../../rules/types.ts';

/**
 * All plays along each line by trying every token in every cell, and points by play, from the rules alone. A line
 * is given up where two numbers or two signs touch, where a run is wrong, and where one hangs on nothing. Nothing
 * else is clever here, and nothing else should be.
 */
export function exhaustivePlays(state: State, rack: readonly number[]): Map<string, number> {
  const found = new Map<string, number>();
  const stock = new Map<Token, number>(SIGNS.map(sign => [sign, signsLeft(state, sign)]));
  for (const number of rack) stock.set(number, (stock.get(number) ?? 0) + 1);
  for (let i = 0; i < SIZE; i++) {
    fill({ state, stock, found, cells: lineCells(cellAt(i, 0), 'across'), crossing: 'down' }, 0, [], []);
    fill({ state, stock, found, cells: lineCells(cellAt(0, i), 'down'), crossing: 'across' }, 0, [], []);
  }
  return found;
}

export function keyOf(tokens: readonly Laid[]): string {
  return tokens.map(({ cell, token }) => `${cell}:${token}`).join(' ');
}

type Line = {
  readonly state: State;
  readonly stock: Map<Token, number>;
  readonly found: Map<string, number>;
  readonly cells: readonly Cell[];
  readonly crossing: Direction;
};

/** `laid`: all new tokens of the line so far. `run`: the tokens that end just before this place. */
function fill(line: Line, at: number, laid: readonly Laid[], run: readonly Laid[]): void {
  const { state, stock, cells } = line;
  const cell = cells[at];
  const there = cell === undefined ? null : (state.board[cell] ?? null);
  if (cell !== undefined && there !== null) {
    if (alternates(run, there)) fill(line, at + 1, laid, [...run, { cell, token: there }]);
    return;
  }
  if (mayEnd(state, run)) {
    if (cell === undefined) note(line, laid);
    else fill(line, at + 1, laid, []);
  }
  if (cell === undefined) return;
  for (const [token, count] of stock) {
    const next = { cell, token };
    if (count === 0 || !alternates(run, token) || !crosses(line, next)) continue;
    stock.set(token, count - 1);
    fill(line, at + 1, [...laid, next], [...run, next]);
    stock.set(token, count);
  }
}

function alternates(run: readonly Laid[], token: Token): boolean {
  const last = run.at(-1);
  return last === undefined || isSign(last.token) !== isSign(token);
}

function mayEnd({ board }: State, run: readonly Laid[]): boolean {
  if (run.length > 1 && readRun(run.map(({ token }) => token)).tag === 'wrong') return false;
  const isEmpty = board.every(token => token === null);
  const hangs = ({ cell }: Laid): boolean =>
    isEmpty ? cell === STAR : [cell, ...neighboursOf(cell)].some(one => board[one] !== null);
  return run.length === 0 || run.some(hangs);
}

/** Whether a token is not wrong in the crossing line. */
function crosses({ state, crossing }: Line, laid: Laid): boolean {
  const { tokens } = touching(lay(state.board, [laid]), laid.cell, crossing);
  return tokens.length === 1 || readRun(tokens).tag !== 'wrong';
}

function note({ state, found }: Line, laid: readonly Laid[]): void {
  if (laid.length === 0) return;
  const judged = judge(state, laid);
  if (judged.ok) found.set(keyOf(laid), judged.points);
}
