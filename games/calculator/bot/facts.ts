/** What a hint or a review can say about a move: plain words and numbers. */

import type { Facts } from '#contract/game.ts';
import { must } from '#kernel/must.ts';
import { nameOf } from '../rules/cells.ts';
import { judge } from '../rules/hand-in.ts';
import { lay, numbersOf } from '../rules/laid.ts';
import { printChain, without } from '../rules/tokens.ts';
import type { Gain, Laid, View } from '../rules/types.ts';

/**
 * `{ points: 20, equalities: '9 × 2 = 18 2 = 12 − 10', from: 'g7', to: 'g11', best: '9 × 2 = 18', lines: 2, red: 1,
 * numbers: 5, leave: '3' }`: `best` is the one that brings most, and lies between `from` and `to`.
 */
export function playFacts(view: View, tokens: readonly Laid[]): Facts {
  const judged = judge(view, tokens);
  if (!judged.ok) return {};
  const board = lay(view.board, tokens);
  const gains = judged.gains.toSorted((a, b) => b.points - a.points);
  const numbers = numbersOf(tokens);
  return {
    points: judged.points,
    ...(gains[0] === undefined ? {} : gainFacts(board, gains[0])),
    equalities: gains.map(gain => printGain(board, gain)).join(', '),
    lines: gains.length,
    red: gains.filter(({ isRed }) => isRed).length,
    numbers: numbers.length,
    leave: without(view.rack ?? [], numbers).join(' '),
  };
}

function gainFacts(board: View['board'], gain: Gain): Facts {
  const [from, to] = [must(gain.cells[0]), must(gain.cells.at(-1))];
  return { best: printGain(board, gain), from: nameOf(from), to: nameOf(to) };
}

function printGain(board: View['board'], { cells }: Gain): string {
  return printChain(cells.map(cell => must(board[cell])));
}

/** `{ tokens: '17 19', count: 2, leave: '2 3 8 12' }` */
export function exchangeFacts(view: View, numbers: readonly number[]): Facts {
  return {
    tokens: numbers.join(' '),
    count: numbers.length,
    leave: without(view.rack ?? [], numbers).join(' '),
  };
}
