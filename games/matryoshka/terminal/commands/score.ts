import type { CommandResult, WordsCommand } from '#contract/commands.ts';
import { refused } from '#contract/game.ts';
import type { Words } from '#text/words.ts';
import type { Card } from '../../rules/cards.ts';
import { compareDisplays, runLengths, type Score, scoreOf, totalOf } from '../../rules/score.ts';
import { DISPLAY } from '../../rules/setup.ts';
import type { TerminalLabel } from '../../text/words.ts';
import { NO_CARDS, parseCards, refuse } from './cards.ts';

/** Between the displays of several players. */
const BETWEEN = '/';

/**
 * `etagere score matryoshka CARDS`: what a display is worth, and where each point comes from. Of several, with a
 * stroke between them, also which one wins (MY-11).
 */
export const score: WordsCommand = {
  about: (words: Words<TerminalLabel>) => words.label('score.about'),
  takes: { name: 'CARDS', example: 'A2 A3 B1 B2' },
  run: ({ typed }, words: Words<TerminalLabel>): CommandResult => {
    const parsed = parseCards(typed.replaceAll(BETWEEN, ' '));
    if (!parsed.ok) return refuse(parsed, words);
    const displays = typed.split(BETWEEN).map(part => {
      const one = parseCards(part);
      return one.ok ? one.cards : [];
    });
    if (displays.some(display => display.length === 0)) return NO_CARDS;
    const most = DISPLAY[4];
    const tooMany = displays.find(display => display.length > most);
    if (tooMany !== undefined) {
      return refuse(refused('MY-6', { case: 'most', most, got: tooMany.length }), words);
    }
    const [first = [], ...others] = displays;
    if (others.length > 0) return compare(displays, words);
    const found = scoreOf(first);
    return { tag: 'done', json: found, text: tell(found, words) };
  },
};

/** Displays are counted from 1, in the order in which they were typed. */
function compare(displays: readonly (readonly Card[])[], words: Words<TerminalLabel>): CommandResult {
  const found = displays.map(scoreOf);
  const best = displays.reduce((one, other) => (compareDisplays(other, one) < 0 ? other : one));
  const winners = displays.flatMap((display, i) => (compareDisplays(display, best) === 0 ? [i + 1] : []));
  return {
    tag: 'done',
    json: { displays: found, winners },
    text: [
      ...found.flatMap((one, i) => [words.label('score.display', { number: i + 1 }), tell(one, words), '']),
      words.label('score.won', {
        count: winners.length,
        numbers: winners.map(number => ({ text: String(number) })),
        tied: found.filter(({ total }) => total === totalOf(best)).length > winners.length ? 'yes' : 'no',
        runs: runLengths(best).join(' + '),
      }),
    ].join('\n'),
  };
}

/** Only what scores. */
function tell({ runs, columnsDetail, columns, rows, total }: Score, words: Words<TerminalLabel>): string {
  return [
    ...runs.filter(({ points }) => points > 0).map(run => words.label('score.run', run)),
    ...columnsDetail.filter(({ points }) => points > 0).map(column => words.label('score.column', column)),
    words.label('score.total', { columns, rows, total }),
  ].join('\n');
}
