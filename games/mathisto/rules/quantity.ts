/** MH-11: a number as people type it: in figures or words, with a sign, as a share, per cent, an ordinal, with a unit. */
import { cardinalOf, ordinalOf, partOf } from './number-words.ts';

export interface Quantity {
  /** In lowest terms: `7/2`, `-7`, `250000`. */
  readonly value: string;
  /** `the 8th` is no way to say how many, and 50 per cent is no 50. */
  readonly form: 'count' | 'ordinal' | 'percent';
  /** The words around it in one writing: `['degre']` for `270°`, `['centimetre']` for `28 cm`. Little words are left out. */
  readonly words: readonly string[];
}

/** The ways to read a text as one number: `9,999` may be a decimal or not. None if there is no number in it. */
export function quantitiesIn(text: string): readonly Quantity[] {
  const tokens = tokensOf(text);
  return tokens.flatMap((_, start) => {
    const found = expressionsAt(tokens, start);
    // The longest one: `two thirds`, not `two`.
    const end = Math.max(...found.map(one => one.end));
    const words = [...unitsIn(tokens.slice(0, start), LITTLE), ...unitsIn(tokens.slice(end), LITTLE_AFTER)];
    // What is left of a number when a part of it is taken away is none: the 7 of −7.
    if (words.some(word => /[\d/%+−]/.test(word))) return [];
    return found.filter(one => one.end === end).map(({ value, form }) => ({ value, form, words }));
  });
}

/** What stands before or after a number, without what says nothing. */
function unitsIn(tokens: readonly Token[], little: ReadonlySet<string>): string[] {
  return tokens.map(({ text }) => unitOf(text)).filter(word => !little.has(word));
}

interface Token {
  readonly text: string;
  /** Whether nothing stands between it and the one before. */
  readonly isGlued: boolean;
}

interface Expression {
  readonly value: string;
  readonly form: Quantity['form'];
  readonly end: number;
}

function tokensOf(text: string): Token[] {
  const plain = text
    .replace(/[¼-¾⅐-⅞]/gu, sign => ` ${sign.normalize('NFKD').replace('\u2044', '/')}`)
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('º', '°')
    .replace(/['’ʼ`]s\b/g, ' is')
    .replace(/['’ʼ`]/g, ' ')
    .replace(/(?<=\p{L})[-‐‑](?=\p{L})/gu, ' ')
    .replace(/(?<=\d)[-‐‑](?=\p{L})/gu, '')
    .replace(/\bn°/g, ' ')
    // n = 40
    .replace(/^\s*\p{L}\s*=/u, '')
    .replace(/[-‐‑–−]/g, '−')
    .replace(/\.{3}/g, '…')
    // 250 000: a space between groups of three figures.
    .replace(/(?<=(?:^|[^\d.,])\d{1,3}(?:\s\d{3})*)\s(?=\d{3}(?!\d))/gu, '');
  return [...plain.matchAll(/(?:\d+|(?<![\d.,])[.,](?=\d))(?:[.,]?\d+)*…?|\p{L}+|[^\s\p{L}\d]/gu)]
    .filter(([token]) => !/^[.,;:!?…"«»“”()]$/.test(token))
    .map(match => ({
      text: match[0],
      isGlued: match.index > 0 && !/\s/.test(plain[match.index - 1] ?? ' '),
    }));
}

/** A number with all that belongs to it, from a token on. */
function expressionsAt(tokens: readonly Token[], start: number): readonly Expression[] {
  const word = (at: number): string => tokens[at]?.text ?? '';
  const sign = SIGNS.get(word(start));
  if (sign !== undefined) {
    return SIGNS.has(word(start + 1))
      ? []
      : expressionsAt(tokens, start + 1).map(({ value, form, end }) => ({
          value: sign < 0 ? negative(value) : value,
          form,
          end,
        }));
  }
  const places = ordinals(tokens, start);
  // The twenty-fourth is no twenty quarters.
  const more = counts(tokens, start)
    .flatMap(count => [count].concat(longer(tokens, count)))
    .filter(({ end }) => places.every(place => place.end !== end));
  return [...more, ...places, ...shares(tokens, start)];
}

const SIGNS: ReadonlyMap<string, 1 | -1> = new Map([
  ['−', -1],
  ['moins', -1],
  ['minus', -1],
  ['negative', -1],
  ['negatif', -1],
  ['+', 1],
  ['plus', 1],
]);

/** How many words a number may have: `neuf cent quatre vingt dix neuf mille neuf cent quatre vingt dix neuf`. */
const LONGEST = 12;

/** Figures, or words for them. */
function counts(tokens: readonly Token[], start: number): Expression[] {
  const first = tokens[start]?.text ?? '';
  if (/^[.,]?\d/.test(first)) {
    return figures(first.replace(/^[.,]/, '0.')).map(value => ({ value, form: 'count', end: start + 1 }));
  }
  return spans(tokens, start).flatMap(({ words, end }) => {
    const value = cardinalOf(words);
    return value === undefined ? [] : [{ value: String(value), form: 'count' as const, end }];
  });
}

function ordinals(tokens: readonly Token[], start: number): Expression[] {
  const [first, second] = [tokens[start]?.text ?? '', tokens[start + 1]];
  if (/^\d+$/.test(first)) {
    const isOrdinal = second !== undefined && (second.isGlued ? ENDINGS : LOOSE_ENDINGS).test(second.text);
    return isOrdinal ? [{ value: String(Number(first)), form: 'ordinal', end: start + 2 }] : [];
  }
  return spans(tokens, start).flatMap(({ words, end }) => {
    const value = ordinalOf(words);
    return value === undefined ? [] : [{ value: String(value), form: 'ordinal' as const, end }];
  });
}

/** 29e, 29ème, 1er, 2nd, 29th. */
const ENDINGS = /^(?:e|er|ere|eme|ieme|nd|nde|rd|st|th)$/;
const LOOSE_ENDINGS = /^(?:eme|ieme|th)$/;

/** `la moitié`, `a third`, `half`, `fifty-fifty`: a share without a number before it. */
function shares(tokens: readonly Token[], start: number): Expression[] {
  const first = tokens[start]?.text ?? '';
  const from = /^(?:a|an|la|le)$/.test(first) ? start + 1 : start;
  const found = spans(tokens, from).flatMap(({ words, end }) => {
    const part = partOf(words);
    return part === undefined ? [] : [{ value: fraction(1, part), form: 'count' as const, end }];
  });
  const isEven = /^(?:50\/50|50−50|(fifty|cinquante|moitie) \1)$/.test(
    tokens
      .slice(start, start + (/^\d/.test(first) ? 3 : 2))
      .map(({ text }) => text)
      .join(/^\d/.test(first) ? '' : ' '),
  );
  return isEven
    ? [{ value: '1/2', form: 'count', end: start + (/^\d/.test(first) ? 3 : 2) }, ...found]
    : found;
}

/** What may follow a number and make another of it. */
function longer(tokens: readonly Token[], { value, end }: Expression): Expression[] {
  const word = (at: number): string => tokens[at]?.text ?? '';
  const found: Expression[] = [];
  const add = (to: string | undefined, by: number, form: Quantity['form'] = 'count'): void => {
    if (to !== undefined) found.push({ value: to, form, end: by });
  };
  // 50 %, 50 pour cent, 50 per cent, 50 percent.
  const sign = /^(?:%|pourcent|percent)$/.test(word(end)) ? 1 : undefined;
  const long = /^(?:pour|per) cents?$/.test(`${word(end)} ${word(end + 1)}`) ? 2 : sign;
  if (long !== undefined) add(value, end + long, 'percent');
  // 1/6, 1 sur 6, 1 chance sur 6, 1 in 6, one out of six.
  const over = overAt(tokens, end);
  if (over !== undefined) {
    for (const below of counts(tokens, over)) {
      // 50/50 is said of a half.
      if (value !== '50' || below.value !== '50') add(divided(value, below.value), below.end);
    }
  }
  // Two thirds, onze trente-sixièmes.
  for (const { words, end: after } of spans(tokens, end)) {
    const part = partOf(words);
    if (part !== undefined) add(divided(value, String(part)), after);
  }
  // 3 1/2, three and a half, trois et demi.
  if (/^\d+$/.test(word(end)) && word(end + 1) === '/' && /^\d+$/.test(word(end + 2))) {
    add(plus(value, fraction(Number(word(end)), Number(word(end + 2)))), end + 3);
  }
  const half = /^(?:(?:et demie?)|(?:and a half)) ?/.exec([0, 1, 2].map(i => word(end + i)).join(' '))?.[0];
  if (half !== undefined) add(plus(value, '1/2'), end + half.trim().split(' ').length);
  // Trois virgule cinq, three point one four.
  if (/^(?:virgule|point)$/.test(word(end))) {
    for (const decimals of decimalsAt(tokens, end + 1)) {
      add(figures(`${value}.${decimals.text}`).at(-1), decimals.end);
    }
  }
  return found;
}

/** Where what a share is taken of begins. */
function overAt(tokens: readonly Token[], at: number): number | undefined {
  const word = (i: number): string => tokens[i]?.text ?? '';
  const from = /^(?:chances?|fois|cas|cases?|times)$/.test(word(at)) ? at + 1 : at;
  if (word(from) === 'out' && word(from + 1) === 'of') return from + 2;
  if (from === at && word(at) === '/') return at + 1;
  return /^(?:sur|in|over)$/.test(word(from)) ? from + 1 : undefined;
}

/** Figures one by one, or a number: `un quatre`, `quatorze`, `vingt-cinq`. */
function decimalsAt(tokens: readonly Token[], at: number): { readonly text: string; readonly end: number }[] {
  const whole = counts(tokens, at).filter(({ value }) => /^\d+$/.test(value));
  let [text, end] = ['', at];
  for (;;) {
    const digit = cardinalOf([tokens[end]?.text ?? '']);
    if (digit === undefined || digit > 9) break;
    text += String(digit);
    end++;
  }
  return [
    ...whole.map(({ value, end: after }) => ({ text: value, end: after })),
    ...(text.length > 1 ? [{ text, end }] : []),
  ];
}

/** Runs of words from a token on. */
function spans(
  tokens: readonly Token[],
  start: number,
): { readonly words: readonly string[]; readonly end: number }[] {
  const found: { readonly words: readonly string[]; readonly end: number }[] = [];
  const words: string[] = [];
  for (let at = start; at < tokens.length && words.length < LONGEST; at++) {
    const word = tokens[at]?.text ?? '';
    if (!/^\p{L}/u.test(word)) break;
    words.push(word);
    // An “and” at either end belongs to something else.
    if (/^(?:et|and)$/.test(words[0] ?? '')) break;
    if (!/^(?:et|and)$/.test(word)) found.push({ words: [...words], end: at + 1 });
  }
  return found;
}

/** `9,999` is a thousand times more if the comma groups figures; `0,333…` goes on for ever. */
function figures(text: string): string[] {
  const digits = text.replace(/…$/, '');
  const [, whole = '', decimals] = /^(\d+)(?:[.,](\d+))?$/.exec(digits) ?? [];
  const found: string[] = [];
  if (/^\d{1,3}(?:[.,]\d{3})+$/.test(digits) && !digits.startsWith('0'))
    found.push(String(Number(digits.replace(/[.,]/g, ''))));
  if (whole.length > DIGITS || (decimals?.length ?? 0) > DIGITS || whole === '') return found;
  if (decimals === undefined) return text === digits ? [String(Number(whole))] : found;
  if (text === digits) return [...found, fraction(Number(whole + decimals), 10 ** decimals.length)];
  const [, once = '', again] = /^(\d*?)(\d)\2+$/.exec(decimals) ?? [];
  if (again === undefined) return found;
  const fixed = Number(whole + once);
  return [...found, fraction(9 * fixed + Number(again), 9 * 10 ** once.length)];
}

/** More figures than any answer has; products of two such numbers are still exact. */
const DIGITS = 7;

function fraction(above: number, below: number): string {
  if (below === 0) return 'none';
  const common = gcd(Math.abs(above), below);
  return below === common ? String(above / common) : `${above / common}/${below / common}`;
}

function parts(value: string): readonly [number, number] {
  const [above = '', below = '1'] = value.split('/');
  return [Number(above), Number(below)];
}

function divided(value: string, by: string): string | undefined {
  const [[a, b], [c, d]] = [parts(value), parts(by)];
  return c === 0 ? undefined : fraction(a * d, b * c);
}

function plus(value: string, other: string): string {
  const [[a, b], [c, d]] = [parts(value), parts(other)];
  return fraction(a * d + c * b, b * d);
}

function negative(value: string): string {
  return value === '0' ? value : `-${value}`;
}

function gcd(a: number, b: number): number {
  return b === 0 ? a || 1 : gcd(b, a % b);
}

/** One writing for a unit, whatever its language and its number. */
function unitOf(word: string): string {
  const single = word.length > 3 ? word.replace(/[sx]$/, '') : word;
  return UNITS.get(word) ?? UNITS.get(single) ?? single;
}

const UNITS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    annee: 'an ans year yr yrs',
    centimetre: 'cm centimeter',
    day: 'jour j',
    degre: '° degree deg degs',
    euro: '€ eur',
    heure: 'h hour hr hrs',
    kilometre: 'km kilometer',
    metre: 'm meter',
    minute: '′ min mins mn',
    seconde: '″ s sec secs second',
    stade: 'stadia stadium stadion stadiums',
  }).flatMap(([unit, others]) => others.split(' ').map(other => [other, unit] as const)),
);

/** They may stand around a number and say nothing. */
const LITTLE: ReadonlySet<string> = new Set(
  (
    'a about after again all an and answer approximately apre are around at au aux bout by c ca ce ceci ' +
    'cela chaque d dan de des dirai du each egal egale elle en encore environ equal est et etait every ' +
    'exactement exactly fait feront font get gives he il ils in is it its je just l la le les ma make ' +
    'multiplie multiplied my nombre number numero of on only par que reponse roughly say seul seule ' +
    'seulement she single soit sont still that the there they think total tou toujour tout un une ' +
    'vaut was y = ×'
  ).split(' '),
);

/** Twenty and one is no twenty: after a number these would go on with it. */
const LITTLE_AFTER: ReadonlySet<string> = new Set(
  [...LITTLE].filter(word => !/^(?:un|une|et|and)$/.test(word)),
);
