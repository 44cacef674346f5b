import type { CommandResult, FileCommand } from '#contract/commands.ts';
import type { Words } from '#text/words.ts';
import { pointsOf } from '../../rules/score.ts';
import type { TerminalLabel } from '../../text/words.ts';
import { impossible, parseFigures, playedOf } from './figures.ts';
import { refuse } from './refuse.ts';

const EXAMPLE = {
  announced: 7,
  opposed: false,
  declarer: { tricks: 7, brisques: 3, renounced: 0 },
  defence: { tricks: 6, brisques: 2, renounced: 4 },
};

/** `etagere score gamate FILE`: who wins a deal with these figures, and how many points. */
export const score: FileCommand = {
  about: (words: Words<TerminalLabel>) => words.label('command.score.about'),
  file: {
    fields: (words: Words<TerminalLabel>) =>
      (['announced', 'opposed', 'declarer', 'defence'] as const).map(name => ({
        name,
        means: words.label(`command.score.field.${name}`),
      })),
    example: EXAMPLE,
  },
  run: ({ file }, words: Words<TerminalLabel>): CommandResult => {
    const figures = parseFigures(file);
    if (figures === null) {
      const key = 'command.score.unreadable' satisfies TerminalLabel;
      return { tag: 'unreadable', key, facts: { example: JSON.stringify(EXAMPLE) } };
    }
    const fault = impossible(figures);
    if (fault !== null) return refuse(fault, words);
    const { winner: camp, points, lines } = pointsOf(playedOf(figures));
    const winner = camp === 0 ? 'declarer' : 'defence';
    return {
      tag: 'done',
      json: { winner, points },
      text: [
        ...lines.map(line => words.label('command.score.line', line)),
        words.label('command.score.found', { winner, points }),
      ].join('\n'),
    };
  },
};
