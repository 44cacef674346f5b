/** MH-11: is what somebody typed the answer? Case, accents and small typing errors are forgiven. */
import key from '../data/key.json' with { type: 'json' };
import type { Family } from './cards.ts';
import { formulaOf } from './formula.ts';
import { type Quantity, quantitiesIn } from './quantity.ts';

/** Stands in the key before a spelling in which nothing is forgiven: a number, a formula, a very short word. */
export const EXACT = '=';
/** Stands in the key before a wrong choice that is only a few letters away: `déduction` is no slip of `induction`. */
export const RIVAL = '!';
/** Stands in the key before a number: `#12`, `#1/6%` for a chance, `#29e` where the twenty-ninth will do. */
export const NUMBER = '#';
/** Stands in the key before a word that may be said with the number: `~centimetre`. */
export const UNIT = '~';

/** Both languages together: whoever reads French may answer in English. */
export function isAccepted(said: string, family: Family, card: number): boolean {
  return fits(said, key[family][card - 1] ?? '');
}

/** Is this one of the spellings of an entry of the key, `tangente|tangent`, nearly one, or the number it names? */
export function fits(said: string, entry: string): boolean {
  const parts = entry.split('|');
  return isOneOf(said, parts) || isOneOf(said.replace(OPENING, ''), parts);
}

/** What people say before any answer: `je crois que c’est`, `I think it’s`, `peut-être`, `answer:`. */
const OPENING =
  /^\s*(?:(?:je (?:crois|pense|dirais)|i (?:think|believe|guess|would say)|i['’]d say)(?: que| that)?[\s:,]+)?(?:(?:peut[- ][êe]tre|probablement|sans doute|maybe|perhaps|probably|r[ée]ponse|answer|la r[ée]ponse est|the answer is)[\s:,]+)?(?:(?:c['’ ]est|ce sont|it['’ ]?s|it is|they are)\s+)?/i;

function isOneOf(said: string, parts: readonly string[]): boolean {
  const rivals = parts.filter(isRival).map(rival => bareOf(rival.slice(RIVAL.length)));
  const typed = bareOf(normalise(said));
  return (
    isNumber(said, parts) ||
    parts.some(spelling => {
      if (isRival(spelling) || isNumeric(spelling)) return false;
      if (spelling.startsWith(EXACT)) return isExactly(said, spelling.slice(EXACT.length));
      return typed === bareOf(spelling) || isSlip(typed, bareOf(spelling), rivals);
    })
  );
}

/** The accepted spellings of a question, as they stand in the key. */
export function spellingsOf(family: Family, card: number): string[] {
  const parts = key[family][card - 1]?.split('|') ?? [];
  const spellings = parts.filter(part => !isRival(part) && !isNumeric(part));
  return spellings.map(spelling => (spelling.startsWith(EXACT) ? spelling.slice(EXACT.length) : spelling));
}

function isExactly(said: string, spelling: string): boolean {
  return bareOf(normalise(said)) === bareOf(spelling) || formulaOf(said) === formulaOf(spelling);
}

/** Is it the number of the entry, in figures or in words, with its unit or without? */
function isNumber(said: string, parts: readonly string[]): boolean {
  const numbers = parts.filter(part => part.startsWith(NUMBER)).map(part => part.slice(NUMBER.length));
  if (numbers.length === 0) return false;
  const units = parts.filter(part => part.startsWith(UNIT)).map(part => part.slice(UNIT.length));
  const known = numbers.some(number => number.endsWith('%')) ? [...units, ...CHANCE] : units;
  return quantitiesIn(said).some(
    quantity =>
      quantity.words.every(word => known.includes(word)) && numbers.some(number => isSame(quantity, number)),
  );
}

/** What may be said with a chance: `une chance sur six`, `a probability of 1/6`. */
const CHANCE = ['chance', 'probabilite', 'probability', 'odd'];

function isSame({ value, form }: Quantity, number: string): boolean {
  const [, wanted, mark] = /^(-?\d+(?:\/\d+)?)([%e]?)$/.exec(number) ?? [];
  if (wanted === undefined) return false;
  switch (form) {
    case 'count':
      return value === wanted || (mark === '%' && isRounded(value, wanted, 1));
    case 'ordinal':
      return mark === 'e' && value === wanted;
    case 'percent':
      return mark === '%' && isRounded(value, wanted, 100);
  }
}

/** Is a number a share, times one or a hundred, in full or rounded to three figures or more? 66.7 per cent are 2/3. */
function isRounded(value: string, share: string, times: 1 | 100): boolean {
  const [above = 0, below = 1] = value.split('/').map(Number);
  const [part = 0, whole = 1] = share.split('/').map(Number);
  if (above * whole === times * part * below) return true;
  const decimals = [1, 2, 3, 4, 5, 6].find(digits => 10 ** digits % below === 0);
  if (decimals === undefined || decimals < (times === 1 ? 3 : 1)) return false;
  return Math.abs(above / below - (times * part) / whole) <= 0.5 / 10 ** decimals;
}

/** Without the little words before an answer: `the tangent`, `he was a judge`, `pour étudier`. */
function bareOf(text: string): string {
  return text.replace(LEAD, '');
}

const SAID = '(?:il|elle|it|he|she) (?:est devenue?|est|etait|is|was|became|s)|they (?:are|were)';
const BEFORE =
  'l|la|le|les|une?|des?|du|d|aux?|the|an?|sa|ses|son|her|his|' +
  'avec|by|dans|en|for|from|in|of|on|par|pour|sur|to|with';
const LEAD = new RegExp(`^(?:(?:${SAID}) )?(?:(?:${BEFORE}) )*(?=.)`);

function isNumeric(part: string): boolean {
  return part.startsWith(NUMBER) || part.startsWith(UNIT);
}

function isRival(part: string): boolean {
  return part.startsWith(RIVAL);
}

/** Digits and whatever calculates. */
const SIGNS = /[\p{Nd}\p{No}\p{Sm}\p{Sc}√π/^%°′()*]/u;

export function hasSigns(text: string): boolean {
  return SIGNS.test(text);
}

/** One writing for all that are the same but for case, accents, spaces and the keys of a keyboard. */
export function normalise(text: string): string {
  const plain = text
    .replaceAll('≠', '<>')
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replace(/["“”«»]/g, '')
    // I.B.M., Mt. Everest.
    .replace(/(?<=\p{L})\.(?=\p{L}|\s|$)/gu, '')
    .replace(/(?<=\p{L})[-‐‑](?=\p{L})|['’ʼ`]/gu, ' ')
    .replace(/[-‐‑–]/g, '−')
    .replace(/(?<=\d),(?=\d)/g, '.')
    .replace(/[\s.…?!,;:]+$/, '');
  return hasSigns(plain) ? plain.replace(/\s/g, '') : plain.replace(/\s+/g, ' ').trim();
}

/** What is as near to a wrong choice is no slip, nor is another beginning, which makes another word of it. */
function isSlip(typed: string, spelling: string, rivals: readonly string[]): boolean {
  const most = forgiven(spelling);
  if (Math.abs(typed.length - spelling.length) > most || hasSigns(typed)) return false;
  const slips = edits(typed, spelling);
  return (
    slips <= most &&
    typed[0] === spelling[0] &&
    !isOpposite(typed, spelling) &&
    !rivals.some(rival => edits(lastWords(typed, rival), rival) <= slips)
  );
}

/** One edit from five letters, two from nine. Little words do not count: the Moon is no noon for having an article. */
export function forgiven(spelling: string): number {
  const letters = spelling
    .split(' ')
    .filter(word => word.length > LITTLE_WORD)
    .join('').length;
  return letters >= 9 ? 2 : letters >= 5 ? 1 : 0;
}

/** `the`, `une`, `par`. */
const LITTLE_WORD = 3;

/** As many words as the other text has, so that `by deduction` is seen to be `deduction`. */
export function lastWords(text: string, other: string): string {
  return text.split(' ').slice(-other.split(' ').length).join(' ');
}

/** `uncountable` for `countable`, `efficient` for `coefficient`, `deceleration` for `acceleration`. */
function isOpposite(typed: string, spelling: string): boolean {
  const [said, meant] = [typed.split(' '), spelling.split(' ')];
  return meant.some((word, i) => {
    const other = said[i];
    if (other === undefined) return false;
    return (
      /^(?:a$|..)/.test(before(other, word)) ||
      before(word, other).length > 1 ||
      (other !== word && EXCHANGED.test(other) && EXCHANGED.test(word) && other.slice(2) === word.slice(2))
    );
  });
}

/** One of these in the place of another makes another word. */
const EXCHANGED = /^(ac|de|en|in|re)/;

/** What a word has before another that ends it; nothing if it does not end so. */
function before(word: string, ending: string): string {
  return word.endsWith(ending) ? word.slice(0, word.length - ending.length) : '';
}

/** The fewest letters to add, drop, change, or swap with their neighbour. */
export function edits(from: string, to: string): number {
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
