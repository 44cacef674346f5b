import type { Words } from '#text/words.ts';
import { type Card, isMute } from '../rules/cards.ts';
import type { Definition } from '../rules/definition.ts';
import { writeDefinition } from '../rules/notation.ts';
import type { Move } from '../rules/types.ts';
import type { TerminalLabel } from '../text/words.ts';

/** A move as `read` understands it, in the reader's language. */
export function write(move: Move, words: Words<TerminalLabel>): string {
  const { label } = words;
  switch (move.kind) {
    case 'pass':
    case 'forfeit':
      return label(`verb.${move.kind}`);
    case 'bid':
      return writeTrumps(move.trumps, words);
    case 'oppose':
      return `${label('verb.oppose')} ${writeTrumps(move.trumps, words)}`;
    case 'announce':
      return `${label(`verb.${move.way}`)} ${move.tricks}`;
    case 'lead': {
      // A number is in one hand only; of a mute it must be said.
      const from = isMute(move.card) ? ` ${move.hand + 1}` : '';
      return `${label('verb.lead')} ${writeCard(move.card, words)}${from}`;
    }
    case 'force':
    case 'dodge':
    case 'cut':
    case 'renounce':
      return `${label(`verb.${move.kind}`)} ${writeCard(move.card, words)}`;
  }
}

/** `24`, `mute`. */
export function writeCard(card: Card, { label }: Words<TerminalLabel>): string {
  return isMute(card) ? label('verb.mute') : String(card);
}

/** The notation of the rules, its words in the reader's language. */
function writeTrumps(trumps: Definition, { label }: Words<TerminalLabel>): string {
  return writeDefinition(trumps).replaceAll(/[a-z]+/g, word => label(`write.${word}` as TerminalLabel));
}
