/** MH-11: is what somebody typed the answer? Case, accents and small typing errors are forgiven. */
import key from '../data/key.json' with { type: 'json' };
import type { Family } from './cards.ts';

/** Stands in the key before a spelling in which nothing is forgiven: a number, a formula, a very short word. */
export const EXACT = '=';

/** Both languages together: whoever reads French may answer in English. */
export function isAccepted(said: string, family: Family, card: number): boolean {
  return fits(said, key[family][card - 1] ?? '');
}

/** Is this one of the spellings of an entry of the key, `tangente|tangent`, or nearly one? */
export function fits(said: string, entry: string): boolean {
  const typed = normalise(said);
  return entry
    .split('|')
    .some(spelling =>
      spelling.startsWith(EXACT)
        ? typed === spelling.slice(EXACT.length)
        : typed === spelling || isSlip(typed, spelling),
    );
}

/** The accepted spellings of a question, as they stand in the key. */
export function spellingsOf(family: Family, card: number): string[] {
  const spellings = key[family][card - 1]?.split('|') ?? [];
  return spellings.map(spelling => (spelling.startsWith(EXACT) ? spelling.slice(EXACT.length) : spelling));
}

/** Digits and whatever calculates. */
const SIGNS = /[\p{Nd}\p{No}\p{Sm}\p{Sc}√π/^%°′()*]/u;

export function hasSigns(text: string): boolean {
  return SIGNS.test(text);
}

/** One writing for all that are the same but for case, accents, spaces and the keys of a keyboard. */
export function normalise(text: string): string {
  const plain = text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replace(/(?<=\p{L})[-‐‑](?=\p{L})|['’ʼ`]/gu, ' ')
    .replace(/[-‐‑–]/g, '−')
    .replace(/(?<=\d),(?=\d)/g, '.')
    .replace(/[.…?]+\s*$/, '');
  return hasSigns(plain) ? plain.replace(/\s/g, '') : plain.replace(/\s+/g, ' ').trim();
}

/** One edit from five letters, two from nine. A prefix that makes the opposite of a word is no slip. */
function isSlip(typed: string, spelling: string): boolean {
  const letters = spelling.match(/\p{L}/gu)?.length ?? 0;
  const forgiven = letters >= 9 ? 2 : letters >= 5 ? 1 : 0;
  if (Math.abs(typed.length - spelling.length) > forgiven || hasSigns(typed)) return false;
  return edits(typed, spelling) <= forgiven && !isOpposite(typed, spelling);
}

/** `uncountable` for `countable`, `finite` for `infinite`. */
function isOpposite(typed: string, spelling: string): boolean {
  const [said, meant] = [typed.split(' '), spelling.split(' ')];
  return meant.some((word, i) => {
    const other = said[i] ?? '';
    return (
      /^(a|in|im|ir|un|non|dis)$/.test(before(other, word)) ||
      /^(in|im|ir|un|non|dis)$/.test(before(word, other))
    );
  });
}

/** What a word has before another that ends it; nothing if it does not end so. */
function before(word: string, ending: string): string {
  return word.endsWith(ending) ? word.slice(0, word.length - ending.length) : '';
}

/** The fewest letters to add, drop, change, or swap with their neighbour. */
function edits(from: string, to: string): number {
  let last: number[] = [];
  let above = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 0; row < from.length; row++) {
    const line = [row + 1];
    for (let column = 0; column < to.length; column++) {
      const changed = (above[column] ?? 0) + (from[row] === to[column] ? 0 : 1);
      const one = Math.min(changed, (above[column + 1] ?? 0) + 1, (line[column] ?? 0) + 1);
      const isSwap = row > 0 && column > 0 && from[row] === to[column - 1] && from[row - 1] === to[column];
      line.push(isSwap ? Math.min(one, (last[column - 1] ?? 0) + 1) : one);
    }
    last = above;
    above = line;
  }
  return above.at(-1) ?? 0;
}
