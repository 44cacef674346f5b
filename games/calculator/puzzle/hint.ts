import { must } from '#kernel/must.ts';
import type { Token } from '../rules/tokens.ts';
import { type Code, isSingle, lowest, tokenOf, tokensIn } from './codes.ts';
import { BY_EYE, deduceInLine, type LineDeduction, readAlone, refuteOthers } from './deduce.ts';
import { countPlaces, type Dead, makePosition, narrowLine, nextLine, type Position } from './position.ts';
import type { Puzzle } from './solve.ts';

/** The next deduction: what belongs where, and why. Lines are counted as in `Lattice`. */
export type Hint = { readonly cell: number; readonly token: Token } & Reason;

type Reason =
  /** What lies there does not belong there. */
  | { readonly why: 'mistake' }
  /** Of the numbers, or of the signs, only this one is left to lay. */
  | { readonly why: 'kind' }
  /** It is the only hole of a line. */
  | { readonly why: 'last'; readonly line: number }
  /** However the line is completed, it is there. */
  | { readonly why: 'line'; readonly line: number; readonly ways: number }
  /** The same, with what the lines that cross it allow on its cells. */
  | { readonly why: 'crossing'; readonly line: number; readonly candidates: readonly Candidates[] }
  /** So many are to place, and so many places are left for them. */
  | { readonly why: 'supply'; readonly places: readonly number[] }
  /** Everything else fails. */
  | { readonly why: 'trial'; readonly refuted: readonly Refuted[] };

type Candidates = { readonly cell: number; readonly tokens: readonly Token[] };

/** `line`: the one that could not be completed; null if there would be no place for some token. */
type Refuted = { readonly token: Token; readonly line: number | null };

/**
 * What to do next on a board that somebody has begun to fill: what is wrong comes first, then what is the easiest
 * to see. Null if nothing is missing.
 */
export function hintFor(
  { size, given, toPlace }: Puzzle,
  solution: readonly (Token | null)[],
  board: readonly (Token | null)[],
): Hint | null {
  const wrong = board.findIndex((token, cell) => token !== null && token !== solution[cell]);
  if (wrong >= 0) return { cell: wrong, token: must(board[wrong]), why: 'mistake' };
  const placed = board.flatMap((token, cell) => (token !== null && given[cell] === null ? [token] : []));
  const position = makePosition(size, board, without(toPlace, placed));
  if (position.open === 0) return null;
  return inLine(position) ?? byCrossing(position) ?? byTrial(position, solution);
}

function inLine(position: Position): Hint | null {
  const found = deduceInLine(position);
  return found === null ? null : hintOf(position, found);
}

function hintOf(position: Position, found: LineDeduction): Hint {
  const { cell, line, ways } = found;
  const token = tokenOf(found.code);
  if (line === null) return { cell, token, why: 'kind' };
  const holes = must(position.lattice.lines[line]).filter(one => position.laid[one] === 0);
  return holes.length === 1 ? { cell, token, why: 'last', line } : { cell, token, why: 'line', line, ways };
}

/** Strikes out candidates, line by line, until one cell has a single one left; leaves the position with what is left. */
function byCrossing(position: Position): Hint | null {
  const { lattice, laid, may } = position;
  const before = may.slice();
  for (let line = nextLine(position, BY_EYE.holes); line >= 0; line = nextLine(position, BY_EYE.holes)) {
    const holes = must(lattice.lines[line]).filter(cell => laid[cell] === 0);
    // Only those tell something where a crossing line has struck out some.
    const struck = holes.filter(cell => may[cell] !== before[cell]);
    const alone = struck.length === 0 ? readAlone(position, line) : null;
    if (alone !== null) return hintOf(position, alone);
    const candidates = struck.map(cell => ({ cell, tokens: tokensIn(may[cell] ?? 0) }));
    if (!narrowLine(position, line, BY_EYE.patience)) return null;
    const cell = holes.find(isSettled);
    if (cell !== undefined) return { cell, token: tokenAt(cell), why: 'crossing', line, candidates };
  }
  if (countPlaces(position) !== 'changed') return null;
  const cell = lattice.cells.find(one => laid[one] === 0 && isSettled(one));
  if (cell === undefined) return null;
  const places = lattice.cells.filter(one => laid[one] === 0 && may[one] === may[cell]);
  return { cell, token: tokenAt(cell), why: 'supply', places };

  function isSettled(cell: number): boolean {
    return isSingle(may[cell] ?? 0);
  }

  function tokenAt(cell: number): Token {
    return tokenOf(lowest(may[cell] ?? 0));
  }
}

/** The cell that is told by the fewest trials. If none is, a good look at the whole board is all that helps. */
function byTrial(position: Position, solution: readonly (Token | null)[]): Hint {
  const { lattice, laid, may } = position;
  const open = lattice.cells.filter(cell => laid[cell] === 0);
  const order = open.toSorted((a, b) => tokensIn(may[a] ?? 0).length - tokensIn(may[b] ?? 0).length);
  for (const cell of order) {
    const trial = refuteOthers(position, cell);
    if (trial === null) continue;
    const refuted = trial.refuted.map(({ code, dead }) => refutedBy(code, dead));
    return { cell, token: tokenOf(trial.code), why: 'trial', refuted };
  }
  const cell = must(order[0]);
  return { cell, token: must(solution[cell]), why: 'trial', refuted: [] };
}

function refutedBy(code: Code, dead: Dead): Refuted {
  return { token: tokenOf(code), line: 'line' in dead ? dead.line : null };
}

function without(tokens: readonly Token[], taken: readonly Token[]): Token[] {
  const left = [...tokens];
  for (const token of taken) left.splice(left.indexOf(token), 1);
  return left;
}
