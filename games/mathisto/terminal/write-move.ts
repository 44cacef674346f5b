import type { Words } from '#text/words.ts';
import type { Card } from '../rules/cards.ts';
import type { Move } from '../rules/types.ts';
import type { TerminalLabel } from '../text/words.ts';
import { writeCard } from './names.ts';

/** A move as `read` understands it, in the reader's language. */
export function write(move: Move, words: Words<TerminalLabel>): string {
  const { label } = words;
  const list = (cards: readonly Card[]): string => cards.map(card => writeCard(card, words)).join(' ');
  switch (move.kind) {
    case 'call':
      return `${writeCard(move.card, words)} ${move.from + 1}`;
    case 'pose':
      return `${label('verb.pose')} ${list(move.cards)}`;
    case 'discoveries':
      return `${label('verb.discoveries')} ${list(move.cards)}`;
    case 'choose':
      return String(move.choice + 1);
    case 'type':
      return `${label('verb.answer')} ${move.text}`;
    case 'draw':
    case 'decline':
    case 'silence':
      return label(`verb.${move.kind}`);
    case 'counter':
      return label(`verb.${move.with}`);
  }
}
