import type { CommandResult, WordsCommand } from '#contract/commands.ts';
import { refused } from '#contract/game.ts';
import type { Words } from '#text/words.ts';
import { bestDisplay } from '../../rules/best-display.ts';
import { without } from '../../rules/cards.ts';
import { DISPLAY } from '../../rules/setup.ts';
import type { TerminalLabel } from '../../text/words.ts';
import { NO_CARDS, parseCards, refuse } from './cards.ts';

/** MY-6: all that a player has at the end. */
const POOL = DISPLAY[4] + 1;

/** `etagere best matryoshka CARDS`: the best last display of fourteen cards, exactly. */
export const best: WordsCommand = {
  about: (words: Words<TerminalLabel>) => words.label('best.about'),
  takes: { name: 'CARDS', example: 'A1 A2 A3 A4 A5 A6 A7 B1 B2 B3 B4 B5 B6 C1' },
  run: ({ typed }, words: Words<TerminalLabel>): CommandResult => {
    const parsed = parseCards(typed);
    if (!parsed.ok) return refuse(parsed, words);
    const got = parsed.cards.length;
    if (got === 0) return NO_CARDS;
    if (got !== POOL) return refuse(refused('MY-6', { case: 'pool', need: POOL, got }), words);
    const { cards, total } = bestDisplay(parsed.cards, DISPLAY[4]);
    const left = without(parsed.cards, cards).join(' ');
    return {
      tag: 'done',
      json: { cards, left, total },
      text: words.label('best.found', { cards: cards.join(' '), left, total }),
    };
  },
};
