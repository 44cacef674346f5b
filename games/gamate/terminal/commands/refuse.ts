import type { CommandResult } from '#contract/commands.ts';
import type { Refusal } from '#contract/game.ts';
import type { Json } from '#contract/json.ts';
import type { Words } from '#text/words.ts';
import type { Rule } from '../../rules/types.ts';
import type { TerminalLabel } from '../../text/words.ts';

/** Exit 1, with the rule, the numbers and the sentence; `more` is what a program wants to know besides. */
export function refuse(
  { rule, facts }: Refusal<Rule>,
  words: Words<TerminalLabel>,
  more: { readonly [key: string]: Json } = {},
): CommandResult {
  const text = words.refusal(rule, facts);
  return {
    tag: 'refused',
    json: { ...more, refused: { rule, facts: facts as typeof facts & Json, text } },
    text: `${text} (${rule})`,
  };
}
