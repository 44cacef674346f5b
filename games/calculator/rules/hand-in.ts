/** CA-6, CA-8, CA-13: what is handed in at the end of a turn, and what it brings. */
import type { Refusal } from '#contract/game.ts';
import { refused } from '#contract/game.ts';
import { isOffLattice, STAR } from '../data/board.ts';
import { nameOf, neighboursOf } from './cells.ts';
import { type Run, readRun } from './compute.ts';
import { refuseRun } from './faults.ts';
import { gainsOf } from './gains.ts';
import { lay } from './laid.ts';
import { type Board, type BoardRun, runsThroughAny } from './runs.ts';
import { isSign, printed, SIGNS, type Sign } from './tokens.ts';
import { equalsLeft } from './turn.ts';
import type { Cell, Gain, Laid, Rule, State } from './types.ts';

/** All that a hand-in depends on, the rack apart: a state and a view have it. */
export type Table = Pick<State, 'config' | 'board' | 'supply' | 'scored' | 'lastTurn'>;

export type Judgement =
  | { readonly ok: true; readonly gains: readonly Gain[]; readonly points: number }
  | Refusal<Rule>;

type ReadRun = { readonly run: BoardRun; readonly read: Run };

/** Is the position right, once these tokens lie there? Whose numbers they are is not asked. */
export function judge(table: Table, tokens: readonly Laid[]): Judgement {
  const impossible = refusePlaces(table, tokens) ?? refuseSigns(table, tokens);
  if (impossible !== null) return impossible;
  const board = lay(table.board, tokens);
  const cells = tokens.map(({ cell }) => cell);
  const runs = runsThroughAny(board, cells).map((run): ReadRun => ({ run, read: readRun(run.tokens) }));
  for (const { run, read } of runs) if (read.tag === 'wrong') return refuseRun(run, read.fault);
  const loose =
    refuseStar(table.board, board) ??
    refuseApart(table.board, board, cells) ??
    refuseOutside(board, cells, runs);
  if (loose !== null) return loose;
  const gains = gainsOf(runs, table.scored);
  return { ok: true, gains, points: gains.reduce((sum, { points }) => sum + points, 0) };
}

/** CA-1: something, each on a cell of its own that can be used and is free. */
export function refusePlaces({ board, config }: Table, tokens: readonly Laid[]): Refusal<Rule> | null {
  if (tokens.length === 0) return refused('CA-8', { case: 'nothing' });
  const used = new Set<Cell>();
  for (const { cell } of tokens) {
    const there = board[cell] ?? null;
    if (there !== null) return refused('CA-1', { case: 'taken', cell: nameOf(cell), there: printed(there) });
    if (used.has(cell)) return refused('CA-1', { case: 'twice', cell: nameOf(cell) });
    if (config.grid === 'lattice' && isOffLattice(cell))
      return refused('CA-1', { case: 'blocked', cell: nameOf(cell) });
    used.add(cell);
  }
  return null;
}

/** CA-2, CA-15: no more signs than lie open. */
export function refuseSigns(table: Table, tokens: readonly Laid[]): Refusal<Rule> | null {
  for (const sign of SIGNS) {
    const wanted = tokens.filter(({ token }) => token === sign).length;
    const left = signsLeft(table, sign);
    if (wanted <= left) continue;
    const facts = { sign: printed(sign), wanted, left };
    return sign === '=' && table.lastTurn !== null
      ? refused('CA-15', { case: 'equals', ...facts })
      : refused('CA-2', facts);
  }
  return null;
}

export function signsLeft(table: Pick<State, 'config' | 'supply' | 'lastTurn'>, sign: Sign): number {
  return sign === '=' ? equalsLeft(table) : table.supply[sign];
}

/** CA-8: the first play of the game covers the star with a number. */
function refuseStar(before: Board, after: Board): Refusal<Rule> | null {
  if (before.some(token => token !== null)) return null;
  const there = after[STAR] ?? null;
  if (there === null) return refused('CA-8', { case: 'star', cell: nameOf(STAR) });
  return isSign(there) ? refused('CA-8', { case: 'sign', cell: nameOf(STAR), token: printed(there) }) : null;
}

/** CA-8: everything hangs together: with what lay there before, which does, or with the star. */
function refuseApart(before: Board, board: Board, cells: readonly Cell[]): Refusal<Rule> | null {
  const joined = cells.filter(
    cell => cell === STAR || neighboursOf(cell).some(next => before[next] !== null),
  );
  const reached = new Set<Cell>(joined);
  // A set hands out what is added to it on the way.
  for (const cell of reached) {
    for (const next of neighboursOf(cell)) if (cells.includes(next)) reached.add(next);
  }
  const apart = cells.find(cell => !reached.has(cell));
  return apart === undefined ? null : refused('CA-8', { case: 'apart', ...whatLies(board, apart) });
}

/** CA-8: every new token is part of an equality; an `=` that stands open at the end of a run is not. */
function refuseOutside(board: Board, cells: readonly Cell[], runs: readonly ReadRun[]): Refusal<Rule> | null {
  const inside = new Set(runs.flatMap(equalityCells));
  const outside = cells.find(cell => !inside.has(cell));
  return outside === undefined ? null : refused('CA-8', { case: 'outside', ...whatLies(board, outside) });
}

/** From its first complete side to its last; none if the run is no equality. */
function equalityCells({ run, read }: ReadRun): readonly Cell[] {
  return read.tag === 'equality' ? run.cells.slice(read.sides[0]?.from, read.sides.at(-1)?.to) : [];
}

function whatLies(board: Board, cell: Cell): { cell: string; token: string } {
  const token = board[cell] ?? null;
  return { cell: nameOf(cell), token: token === null ? '' : printed(token) };
}
