import type { CommandResult } from '#contract/commands.ts';
import type { Facts } from '#contract/game.ts';
import { isRecord, type Json } from '#contract/json.ts';
import type { Words } from '#text/words.ts';
import { cellNamed, lineCells, nameOf } from '../../rules/cells.ts';
import type { TerminalLabel } from '../../text/words.ts';
import { type BadTurn, overused } from './lay-out.ts';
import type { Sheet } from './sheet.ts';

/** The rule that a turn breaks, the cells at fault, and what they compute to. */
export function refuse({ turn, refusal }: BadTurn, words: Words<TerminalLabel>): CommandResult {
  const { rule, facts } = refusal;
  const text = words.refusal(rule, facts);
  return {
    tag: 'refused',
    json: {
      refused: {
        turn,
        rule,
        cells: cellsOf(facts),
        values: valuesOf(facts),
        facts: facts as Facts & Json,
        text,
      },
    },
    text: words.label('score-sheet.refused', { turn, rule, text }),
  };
}

/** Those of a run, or the one that the refusal is about; none if it is about the supply. */
function cellsOf({ from, to, direction, cell }: Facts): string[] {
  const [first, last] = [from, to].map(name => (typeof name === 'string' ? cellNamed(name) : null));
  if (typeof cell === 'string') return [cell];
  if (first === null || first === undefined || last === null || last === undefined) return [];
  const line = lineCells(first, direction === 'down' ? 'down' : 'across');
  return line.slice(line.indexOf(first), line.indexOf(last) + 1).map(nameOf);
}

/** Of the sides of a run; or of the two numbers that cannot be worked out. */
function valuesOf({ sides, left, right, run }: Facts): number[] {
  if (Array.isArray(sides)) return sides.map(side => Number(isRecord(side) ? side['value'] : undefined));
  return run === undefined ? [] : [left, right].filter(value => typeof value === 'number');
}

/** A remark, if a sheet uses more of a number than the box holds. */
export function noteOf(sheet: Sheet, words: Words<TerminalLabel>): { note?: string } {
  const over = overused(sheet);
  return over.length === 0 ? {} : { note: words.label('score-sheet.supply', { over }) };
}
