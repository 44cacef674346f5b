/** What the lesson says to a legal move: nothing if it is right, else why another one is better. */
import { must } from '#kernel/must.ts';
import type { Exercise, Sentence } from '#ui/learn/course.ts';
import { nameOf } from '../rules/cells.ts';
import { compute, computeAtSchool } from '../rules/compute.ts';
import { judge } from '../rules/hand-in.ts';
import { lay } from '../rules/laid.ts';
import type { Board } from '../rules/runs.ts';
import { printChain, type Token } from '../rules/tokens.ts';
import type { Gain, Laid, Move, View } from '../rules/types.ts';
import { isOneLine } from './standing.ts';

export type Judge = (move: Move, view: View) => Sentence | null;

/** What was laid, and what it brings. */
interface Turn {
  readonly tokens: readonly Laid[];
  readonly gains: readonly Gain[];
  /** With the tokens on it. */
  readonly board: Board;
}

/** The right choices, all of them and no other; else one that is missing or too many. */
export function judgeAnswer(id: string, { of, choices }: Exercise, right: readonly string[]) {
  return (answer: readonly string[]): Sentence | null => {
    const wrong =
      answer.find(choice => !right.includes(choice)) ?? right.find(choice => !answer.includes(choice));
    if (wrong === undefined) return null;
    if (answer.length === 0) return { key: 'learn.other.nothing', facts: {} };
    const choice = of === 'numbers' ? wrong : choices.indexOf(wrong) + 1;
    return { key: `learn.step.${id}.other`, facts: { choice } };
  };
}

/** Right is what `isRight` says; to any other play the step has one sentence, `learn.step.<id>.other`. */
export function judgePlay(id: string, isRight: (turn: Turn) => boolean): Judge {
  return (move, view) => {
    if (move.kind === 'exchange') return { key: 'learn.other.exchange', facts: {} };
    const turn = move.kind === 'play' ? turnOf(move.tokens, view) : null;
    if (turn === null || isRight(turn)) return null;
    const points = turn.gains.reduce((sum, gain) => sum + gain.points, 0);
    return { key: `learn.step.${id}.other`, facts: { text: textOf(turn), points } };
  };
}

/** CA-10: at least one number. An exchange of none is a pass, which is not what this step teaches. */
export function judgeExchange(id: string): Judge {
  return move => {
    if (move.kind === 'exchange' && move.tokens.length > 0) return null;
    return { key: `learn.step.${id}.other`, facts: { case: move.kind === 'play' ? 'play' : 'pass' } };
  };
}

/** CA-4: some side comes out otherwise than at school. */
export function isSurprising({ gains, board }: Turn): boolean {
  return gains
    .flatMap(({ cells }) => sidesOf(cells.map(cell => must(board[cell]))))
    .some(side => {
      const computed = compute(side);
      return computed.ok && computeAtSchool(side) !== computed.value;
    });
}

/** CA-13. */
export function isDoubled({ gains }: Turn): boolean {
  return gains.some(({ isRed }) => isRed);
}

/** CA-14: one that only lengthens what has scored brings nothing. */
export function scores({ gains }: Turn): boolean {
  return gains.length > 0;
}

/** CA-8. */
export function hasTwoLines({ gains, tokens }: Turn): boolean {
  return gains.length > 1 && !isOneLine(tokens);
}

/** An `=` that counts what lies on this cell, in its row: `h7`. */
export function scoresAcross(name: string): (turn: Turn) => boolean {
  return ({ gains }) =>
    gains.some(({ cells, direction }) => direction === 'across' && cells.map(nameOf).includes(name));
}

function turnOf(tokens: readonly Laid[], view: View): Turn | null {
  const judged = judge(view, tokens);
  return judged.ok ? { tokens, gains: judged.gains, board: lay(view.board, tokens) } : null;
}

function textOf({ gains, board }: Turn): string {
  return gains.map(({ cells }) => printChain(cells.map(cell => must(board[cell])))).join(' ; ');
}

function sidesOf(tokens: readonly Token[]): Token[][] {
  const sides: Token[][] = [[]];
  for (const token of tokens) {
    if (token === '=') sides.push([]);
    else sides.at(-1)?.push(token);
  }
  return sides;
}
