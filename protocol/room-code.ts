/**
 * A short name for a room, to be said aloud and typed on a phone: a word of two syllables and a number, as `moki 42`.
 * The more rooms are open, the longer the number: see docs/decisions/016-the-room.md for what guessing comes to.
 */
import { CONSONANTS, drawSyllables, SYLLABLES, VOWELS } from './table-code.ts';

const SYLLABLES_EACH = 2;
const DIGITS = { least: 2, most: 6 };
const CODE = new RegExp(
  `^(?:[${CONSONANTS}][${VOWELS}]){${SYLLABLES_EACH}}\\d{${DIGITS.least},${DIGITS.most}}$`,
);
/** For each room that is open there are at least so many codes of the same length. */
const CODES_EACH = 100_000;
/** No syllable comes twice. */
const WORDS = SYLLABLES.length * (SYLLABLES.length - 1);

/** How long the number of a new code is, with so many rooms open already. */
export function digitsFor(open: number): number {
  const wanted = (CODES_EACH * (open + 1)) / WORDS;
  return Math.min(DIGITS.most, Math.max(DIGITS.least, Math.ceil(Math.log10(wanted))));
}

/** `draw(n)` draws a number below n. */
export function drawRoomCode(draw: (below: number) => number, open: number): string {
  const digits = digitsFor(open);
  return drawSyllables(draw, SYLLABLES_EACH) + String(draw(10 ** digits)).padStart(digits, '0');
}

/** However somebody typed it: `Moki 42`, `MOKI-42`. Null if it is no code. */
export function parseRoomCode(typed: string): string | null {
  const code = typed.toLowerCase().replaceAll(/[^a-z\d]/g, '');
  return CODE.test(code) ? code : null;
}

/** `MOKI 42`, as it is shown and said. */
export function sayRoomCode(code: string): string {
  const word = code.replace(/\d+$/, '');
  return `${word.toUpperCase()} ${code.slice(word.length)}`;
}
