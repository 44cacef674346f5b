/** How signs are written and typed; a division with `:` as French schools do, or with `÷`. */
import type { Facts } from '#contract/game.ts';
import type { Language } from '#text/catalogue.ts';
import type { Words } from '#text/words.ts';
import { printed, type Sign, type Token } from '../rules/tokens.ts';

export const DIVISIONS = [':', '÷'] as const;
export type Division = (typeof DIVISIONS)[number];

/** What a language writes, unless its reader chose otherwise. */
export const USUAL = { fr: ':', en: '÷' } as const satisfies Record<Language, Division>;

export function printToken(token: Token, division: Division): string {
  return token === ':' ? division : printed(token);
}

/** Tokens that fit on a line of a phone. */
const SHORT = 7;

/** `9 × 2 = 18`: not broken over two lines, unless it is long, and then behind an `=`. */
export function printChain(tokens: readonly Token[], division: Division): string {
  const isLong = tokens.length > SHORT;
  return tokens
    .map((token, i) => {
      const gap = i === 0 ? '' : isLong && tokens[i - 1] === '=' ? ' ' : '\u00A0';
      return gap + printToken(token, division);
    })
    .join('');
}

/** The rules write `:` in their facts, and nothing else in them holds a colon. Sentences may ask for the sign itself. */
export function withDivision(facts: Facts, division: Division): Facts {
  const write = (fact: Facts[string]): Facts[string] => {
    if (typeof fact === 'string') return fact.replaceAll(':', division);
    return typeof fact === 'number' ? fact : fact.map(one => withDivision(one, division));
  };
  const written = Object.entries(facts).map(([name, fact]) => [name, write(fact)] as const);
  return { ...Object.fromEntries(written), division };
}

/** The same words, in which what the lesson says writes a division as its reader does. */
export function writeDivision(words: Words, division: Division): Words {
  return {
    ...words,
    label: (key, facts = {}) =>
      words.label(key, key.startsWith('learn.') ? withDivision(facts, division) : facts),
  };
}

/** The signs as any keyboard has them. */
export const SIGN_KEYS: Readonly<Record<string, Sign>> = {
  '+': '+',
  '-': '-',
  '−': '-',
  x: 'x',
  X: 'x',
  '*': 'x',
  '×': 'x',
  ':': ':',
  '/': ':',
  '÷': ':',
  '=': '=',
};
