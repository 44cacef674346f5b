import type { Words } from '#text/words.ts';
import { type Division, withDivision } from '../ui/signs.ts';

/** The same words, in which what the lesson says writes a division as its reader does. */
export function writeDivision(words: Words, division: Division): Words {
  return {
    ...words,
    label: (key, facts = {}) =>
      words.label(key, key.startsWith('learn.') ? withDivision(facts, division) : facts),
  };
}
