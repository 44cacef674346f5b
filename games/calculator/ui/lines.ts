/** What a hand would make of the board: every line it touches, as the rules read it. */
import type { Facts, Refusal } from '#contract/game.ts';
import { type Run, readRun } from '../rules/compute.ts';
import { refuseRun } from '../rules/faults.ts';
import { gainsOf, pointsOf } from '../rules/gains.ts';
import { judge } from '../rules/hand-in.ts';
import { lay } from '../rules/laid.ts';
import { type Board, type BoardRun, runsThroughAny } from '../rules/runs.ts';
import { isSign, type Token } from '../rules/tokens.ts';
import type { Cell, Gain, Laid, Rule, View } from '../rules/types.ts';
import { type Division, printChain } from './signs.ts';

export interface Line {
  readonly run: BoardRun;
  readonly read: Run;
  /** Each `=` that would score here now. */
  readonly gains: readonly Gain[];
  /** Why it may not stand; null if it may. */
  readonly refusal: Refusal<Rule> | null;
}

export interface Reading {
  readonly board: Board;
  readonly lines: readonly Line[];
  readonly points: number;
  /** What would be refused at the hand-in, if no line says so already: CA-8. */
  readonly refusal: Refusal<Rule> | null;
}

export function readLines(view: View, laid: readonly Laid[]): Reading {
  const board = lay(view.board, laid);
  const lines = runsThroughAny(
    board,
    laid.map(({ cell }) => cell),
  ).map((run): Line => {
    const read = readRun(run.tokens);
    return {
      run,
      read,
      gains: gainsOf([{ run, read }], view.scored),
      refusal: read.tag === 'wrong' ? refuseRun(run, read.fault) : null,
    };
  });
  const judged = judge(view, laid);
  const isSaid = lines.some(line => line.refusal !== null);
  return {
    board,
    lines,
    points: judged.ok ? judged.points : 0,
    refusal: judged.ok || isSaid ? null : judged,
  };
}

/** What a sentence about an `=` needs: `{ text: '9 × 2 = 18', numbers: 3, signs: 3, red: 'yes', points: 12 }`. */
export function gainFacts(board: Board, { cells, points, isRed }: Gain, division: Division): Facts {
  const tokens = tokensAt(board, cells);
  const signs = tokens.filter(isSign).reduce((sum, sign) => sum + pointsOf(sign), 0);
  return {
    text: printChain(tokens, division),
    numbers: tokens.filter(token => !isSign(token)).length,
    signs,
    red: isRed ? 'yes' : 'no',
    points,
  };
}

export function tokensAt(board: Board, cells: readonly Cell[]): Token[] {
  return cells.flatMap(cell => board[cell] ?? []);
}
