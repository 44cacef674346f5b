import type { CommandResult, FileCommand } from '#contract/commands.ts';
import type { Words } from '#text/words.ts';
import { makeChain, printChain } from '../../rules/tokens.ts';
import type { TerminalLabel } from '../../text/words.ts';
import { layOut, overused, type ScoredTurn } from './lay-out.ts';
import { refuse } from './refuse.ts';
import { parseSheet, type Sheet } from './sheet.ts';

/** `etagere score calculator FILE`: what each turn of a game on a real board is worth. */
export const score: FileCommand = {
  about: (words: Words<TerminalLabel>) => words.label('score.about'),
  run: ({ file }, words: Words<TerminalLabel>): CommandResult => {
    const parsed = parseSheet(file);
    if (!parsed.ok) return { tag: 'unreadable', key: parsed.key, facts: parsed.facts };
    const laid = layOut(parsed.sheet);
    if (!laid.ok) return refuse(laid, words);
    return {
      tag: 'done',
      json: {
        turns: laid.turns.map(({ points, equalities }) => ({
          score: points,
          equalities: equalities.map(one => ({ text: makeChain(one.tokens), points: one.points })),
        })),
      },
      text: tell(laid.turns, words),
      ...noteOf(parsed.sheet, words),
    };
  },
};

function tell(turns: readonly ScoredTurn[], words: Words<TerminalLabel>): string {
  const lines = turns.map(({ points, equalities }, index) =>
    words.label('score.turn', {
      turn: index + 1,
      points,
      count: equalities.length,
      equalities: equalities.map(one => ({
        text: printChain(one.tokens),
        points: one.points,
        red: one.isRed ? 'yes' : 'no',
      })),
    }),
  );
  const total = turns.reduce((sum, { points }) => sum + points, 0);
  return [...lines, '', words.label('score.total', { points: total })].join('\n');
}

function noteOf(sheet: Sheet, words: Words<TerminalLabel>): { note?: string } {
  const over = overused(sheet);
  return over.length === 0 ? {} : { note: words.label('score-sheet.supply', { over }) };
}
