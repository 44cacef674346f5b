import type { CommandResult } from '#contract/commands.ts';
import type { Facts } from '#contract/game.ts';
import type { Json } from '#contract/json.ts';
import type { Words } from '#text/words.ts';
import type { TerminalLabel } from '../../text/words.ts';
import { type BadPlacement, overused } from './lay-out.ts';
import type { Sheet } from './sheet.ts';

export function refuse({ move, refusal }: BadPlacement, words: Words<TerminalLabel>): CommandResult {
  const { rule, facts } = refusal;
  const text = words.refusal(rule, facts);
  const json = { rule, facts: facts as Facts & Json, text };
  if (move === null) return { tag: 'refused', json: { refused: json }, text: `${text} (${rule})` };
  return {
    tag: 'refused',
    json: { refused: { move, ...json } },
    text: words.label('score-sheet.refused', { move, rule, text }),
  };
}

/** One remark a line; none at all if there is nothing to remark. */
export function noted(...remarks: readonly (string | null)[]): { note?: string } {
  const made = remarks.filter(remark => remark !== null);
  return made.length === 0 ? {} : { note: made.join('\n') };
}

export function supplyNote(sheet: Sheet, words: Words<TerminalLabel>): string | null {
  const over = overused(sheet);
  return over.length === 0 ? null : words.label('score-sheet.supply', { over });
}
