import type { CommandResult, FileCommand } from '#contract/commands.ts';
import type { Words } from '#text/words.ts';
import { singleLinePlays } from '../../solver/generate.ts';
import type { TerminalLabel } from '../../text/words.ts';
import { formatOf } from './sheet.ts';
import { toJson, toText, withPosition } from './to-play.ts';

/** For people there are too many: so many of them, the best first. */
const MOST_SHOWN = 20;

/** `etagere legal calculator FILE`: every play of a rack whose new tokens lie in one line, exactly. */
export const legal: FileCommand = {
  about: (words: Words<TerminalLabel>) => words.label('legal.about'),
  file: formatOf('rack', 'players', 'options'),
  run: ({ file }, words: Words<TerminalLabel>): CommandResult =>
    withPosition(file, words, ({ position, rack }) => {
      const plays = singleLinePlays(position, rack).toSorted((a, b) => b.points - a.points);
      const shown = plays.slice(0, MOST_SHOWN);
      return {
        tag: 'done',
        json: { plays: plays.map(toJson) },
        text: [
          words.label('legal.count', { count: plays.length, shown: shown.length }),
          ...shown.map(play => words.label('legal.play', { play: toText(play, words), points: play.points })),
        ].join('\n'),
      };
    }),
};
