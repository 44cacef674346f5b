import type { CommandResult } from '#contract/commands.ts';
import { type Refusal, refused } from '#contract/game.ts';
import type { Json } from '#contract/json.ts';
import { shorten } from '#text/ansi.ts';
import type { Words } from '#text/words.ts';
import { type Card, isCard, sorted } from '../../rules/cards.ts';
import type { Rule } from '../../rules/types.ts';
import type { TerminalLabel } from '../../text/words.ts';

type Parsed = { readonly ok: true; readonly cards: readonly Card[] } | Refusal<Rule>;

/** `A2 A3 b1`, in the order of the deck; refused with MY-1 if one is no doll, or named twice. */
export function parseCards(typed: string): Parsed {
  const cards: Card[] = [];
  for (const text of typed.split(/[\s,;]+/).filter(Boolean)) {
    const name = text.toUpperCase();
    if (!isCard(name)) return refused('MY-1', { case: 'unknown', card: shorten(text) });
    if (cards.includes(name)) return refused('MY-1', { case: 'double', card: name });
    cards.push(name);
  }
  return { ok: true, cards: sorted(cards) };
}

export function refuse({ rule, facts }: Refusal<Rule>, words: Words<TerminalLabel>): CommandResult {
  const text = words.refusal(rule, facts);
  return {
    tag: 'refused',
    json: { refused: { rule, facts: facts as typeof facts & Json, text } },
    text: `${text} (${rule})`,
  };
}

export const NO_CARDS: CommandResult = {
  tag: 'unreadable',
  key: 'cards.none' satisfies TerminalLabel,
  facts: {},
};
