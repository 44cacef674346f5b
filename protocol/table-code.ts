/**
 * A short name for a table, to be said aloud: four syllables, two and two, as `moki-rati`. The id of a table begins
 * with its code, so that whoever knows the one has the other; the rest of the id is what nobody can guess.
 */
export const CONSONANTS = 'bdfklmnprstv';
/** Without `e`, which French does not always sound, and `u`, which sounds otherwise in English. */
export const VOWELS = 'aio';

export const SYLLABLES: readonly string[] = CONSONANTS.split('').flatMap(consonant =>
  VOWELS.split('').map(vowel => consonant + vowel),
);
const CODE = new RegExp(`^(?:[${CONSONANTS}][${VOWELS}]){4}$`);
const LENGTH = 8;

/** `draw(n)` draws a number below n. */
export function drawCode(draw: (below: number) => number): string {
  return drawSyllables(draw, LENGTH / 2);
}

/** A word of so many; none comes twice. */
export function drawSyllables(draw: (below: number) => number, count: number): string {
  const left = [...SYLLABLES];
  return Array.from({ length: count }, () => left.splice(draw(left.length), 1)[0]).join('');
}

/** However somebody typed it: `Moki Rati`, `MOKI-RATI`. Null if it is no code. */
export function parseCode(typed: string): string | null {
  const code = typed.toLowerCase().replaceAll(/[^a-z]/g, '');
  return CODE.test(code) ? code : null;
}

/** `moki-rati`, as it is shown and said. */
export function sayCode(code: string): string {
  return `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`;
}

/** The code of the table with this id; null for one that has none. */
export function codeOf(id: string): string | null {
  return id[LENGTH] === '-' ? parseCode(id.slice(0, LENGTH)) : null;
}
