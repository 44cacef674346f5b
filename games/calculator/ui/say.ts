/** Sentences about tokens, lines and refusals, with the sign of division that the reader writes. */
import type { Facts, Refusal } from '#contract/game.ts';
import { cellNamed, nameOf } from '../rules/cells.ts';
import { isSign, type Token } from '../rules/tokens.ts';
import type { Cell, Laid } from '../rules/types.ts';
import type { Line } from './lines.ts';
import { type Division, printChain, withDivision } from './signs.ts';
import type { UiWords } from './words.ts';

/** For a screen reader, which may be silent about a sign: `plus`. */
export function speakToken(token: Token, words: UiWords): string {
  return isSign(token) ? words.label('ui.sign-name', { sign: token }) : String(token);
}

export function sayRefusal({ rule, facts }: Refusal<string>, words: UiWords, division: Division): string {
  return words.refusal(rule, withDivision(facts, division));
}

/** `9 × 2 = 18: equality, 12 points`, `3 + 4: makes 7, may stand`, or why it may not. */
function sayLine(line: Line, words: UiWords, division: Division): string {
  const { read, refusal } = line;
  if (refusal !== null || read.tag === 'wrong')
    return refusal === null ? '' : sayRefusal(refusal, words, division);
  return words.label(`ui.line-${read.tag}`, lineFacts(line, division));
}

export function lineFacts({ run, read, gains }: Line, division: Division): Facts {
  return {
    text: printChain(run.tokens, division),
    value: read.tag === 'wrong' ? 0 : read.value,
    sides: read.tag === 'wrong' ? 0 : read.sides.length,
    points: gains.reduce((sum, gain) => sum + gain.points, 0),
  };
}

/** What was just laid, and what it makes of its lines, where the program tells that. */
export function sayLaid(
  { cell, token }: Laid,
  lines: readonly Line[],
  words: UiWords,
  division: Division,
): string {
  const laid = words.label('ui.laid', { token: speakToken(token, words), cell: nameOf(cell) });
  return [laid, ...lines.map(line => sayLine(line, words, division))].join(' ');
}

/** The cell that a refusal speaks of: the end of a run, or a token. */
export function cellOf({ facts }: Refusal<string>): Cell | null {
  const name = facts['to'] ?? facts['cell'];
  return typeof name === 'string' ? cellNamed(name) : null;
}
