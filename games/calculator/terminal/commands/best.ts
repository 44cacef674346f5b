import type { CommandResult, FileCommand } from '#contract/commands.ts';
import type { Words } from '#text/words.ts';
import { bestPlays } from '../../solver/best-plays.ts';
import { singleLinePlays } from '../../solver/generate.ts';
import type { Play } from '../../solver/play-list.ts';
import type { TerminalLabel } from '../../text/words.ts';
import { formatOf } from './sheet.ts';
import { toJson, toText, withPosition } from './to-play.ts';

/**
 * `etagere best calculator FILE`: the play of a rack that brings most points. In one line every play is looked at;
 * of plays in several lines, those that seem best.
 */
export const best: FileCommand = {
  about: (words: Words<TerminalLabel>) => words.label('best.about'),
  file: formatOf('rack', 'players', 'options'),
  run: ({ file }, words: Words<TerminalLabel>): CommandResult =>
    withPosition(file, words, ({ position, rack }) => {
      const play = most([...bestPlays(position, rack), ...singleLinePlays(position, rack)]);
      if (play === null) {
        return { tag: 'done', json: { points: 0, tokens: [] }, text: words.label('best.none') };
      }
      const text = words.label('legal.play', { play: toText(play, words), points: play.points });
      return { tag: 'done', json: toJson(play), text };
    }),
};

/** The first of those that bring most. */
function most(plays: readonly Play[]): Play | null {
  return plays.reduce<Play | null>(
    (top, play) => (top === null || play.points > top.points ? play : top),
    null,
  );
}
