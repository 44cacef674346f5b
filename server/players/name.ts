import { NAME_MAX } from '#protocol/limits.ts';

/** A drawn family is one letter to whoever reads it, and up to seven code points: those of a whole name. */
const POINTS_MAX = NAME_MAX * 7;

/**
 * Emoji, joined ones and flags whole, as Unicode lists them; and what is read by nobody elsewhere: control, format and
 * bidi characters, half pairs, fillers and the empty Braille cell.
 */
const EMOJI_OR_UNSEEN = new RegExp(
  String.raw`(\p{RGI_Emoji})|[\p{C}\p{Default_Ignorable_Code_Point}\u2800]`,
  'gv',
);

/** A letter may carry marks, but not a tower of them that reaches into the lines around it. */
const TOWERS = /(\p{M}{3})\p{M}+/gu;

const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u;

const LETTERS = new Intl.Segmenter('fr', { granularity: 'grapheme' });

/** A name as it is kept: one writing of each letter, single spaces, nothing unseen. Null if no name is left, or too much. */
export function parseName(raw: string): string | null {
  const name = plain(raw);
  if (!SEEN.test(name) || Array.from(name).length > POINTS_MAX) return null;
  return lengthOf(name) <= NAME_MAX ? name : null;
}

/** What can be seen of a text, in one writing of each letter. */
export function plain(raw: string): string {
  return raw
    .replace(/\s+/g, ' ')
    .replace(EMOJI_OR_UNSEEN, (_, emoji: string | undefined) => emoji ?? '')
    .normalize('NFC')
    .replace(TOWERS, '$1')
    .replace(/ +/g, ' ')
    .trim();
}

/** As people count: a letter with its accents is one. */
export function lengthOf(name: string): number {
  return [...LETTERS.segment(name)].length;
}
