import type { CommandResult, WordsCommand } from '#contract/commands.ts';
import type { Words } from '#text/words.ts';
import { readDefinition } from '../../rules/notation.ts';
import { faultOf, trumpsOf } from '../../rules/trumps.ts';
import type { TerminalLabel } from '../../text/words.ts';
import { refuse } from './refuse.ts';

/** `etagere trumps gamate "multiples 6"`: which cards a definition makes trumps, and whether one may propose it. */
export const trumps: WordsCommand = {
  about: (words: Words<TerminalLabel>) => words.label('command.trumps.about'),
  takes: { name: 'DEFINITION', example: 'multiples 6' },
  run: ({ typed }, words: Words<TerminalLabel>): CommandResult => {
    const definition = readDefinition(typed);
    if (definition === null) {
      return { tag: 'unreadable', key: 'command.trumps.unreadable' satisfies TerminalLabel, facts: {} };
    }
    const cards = [...trumpsOf(definition)];
    const count = cards.length;
    const fault = faultOf(definition, 'extended');
    if (fault !== null) return refuse(fault, words, { cards, legal: false, rule: fault.rule, count });
    return {
      tag: 'done',
      json: { cards, legal: true },
      text: words.label('command.trumps.found', { count, cards: cards.join(' ') }),
    };
  },
};
