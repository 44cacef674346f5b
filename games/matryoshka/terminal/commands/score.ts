import type { CommandResult, WordsCommand } from '#contract/commands.ts';
import { refused } from '#contract/game.ts';
import type { Words } from '#text/words.ts';
import { type Score, scoreOf } from '../../rules/score.ts';
import { DISPLAY } from '../../rules/setup.ts';
import type { TerminalLabel } from '../../text/words.ts';
import { NO_CARDS, parseCards, refuse } from './cards.ts';

/** `etagere score matryoshka CARDS`: what a display is worth, and where each point comes from. */
export const score: WordsCommand = {
  about: (words: Words<TerminalLabel>) => words.label('score.about'),
  takes: { name: 'CARDS', example: 'A2 A3 B1 B2' },
  run: ({ typed }, words: Words<TerminalLabel>): CommandResult => {
    const parsed = parseCards(typed);
    if (!parsed.ok) return refuse(parsed, words);
    const { cards } = parsed;
    if (cards.length === 0) return NO_CARDS;
    const most = DISPLAY[4];
    if (cards.length > most) {
      return refuse(refused('MY-6', { case: 'most', most, got: cards.length }), words);
    }
    const found = scoreOf(cards);
    return { tag: 'done', json: found, text: tell(found, words) };
  },
};

/** Only what scores. */
function tell({ runs, columnsDetail, columns, rows, total }: Score, words: Words<TerminalLabel>): string {
  return [
    ...runs.filter(({ points }) => points > 0).map(run => words.label('score.run', run)),
    ...columnsDetail.filter(({ points }) => points > 0).map(column => words.label('score.column', column)),
    words.label('score.total', { columns, rows, total }),
  ].join('\n');
}
