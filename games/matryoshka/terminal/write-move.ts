import type { Words } from '#text/words.ts';
import type { Move } from '../rules/types.ts';
import type { TerminalLabel } from '../text/words.ts';

/** A move as a terminal reads it. */
export function write(move: Move, words: Words<TerminalLabel>): string {
  switch (move.kind) {
    case 'display':
    case 'offer':
      return move.cards.join(' ');
    case 'present':
    case 'take':
      return move.card;
    case 'remark': {
      const { remark } = move;
      const said = [words.label('verb.say'), words.label(`say.${remark.say}`)];
      return ('topic' in remark ? [...said, remark.topic] : said).join(' ');
    }
  }
}
