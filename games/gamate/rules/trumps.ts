import { type Refusal, refused } from '#contract/game.ts';
import { canonical } from '#kernel/fingerprint.ts';
import { must } from '#kernel/must.ts';
import { COLOURS, coloursOf } from '../data/symbols.ts';
import { type Card, HIGHEST } from './cards.ts';
import type { Definition, Plain } from './definition.ts';
import { countTerms, depthOf, MOST_DEPTH, MOST_TERMS } from './parse-definition.ts';
import type { Config, Rule } from './types.ts';

/** GA-5: as few and as many numbered cards as a definition may make trumps. */
const LEAST_TRUMPS = 2;
const MOST_TRUMPS = 24;
/** GA-5: multiples of these. */
export const LEAST_DIVISOR = 2;
export const MOST_DIVISOR = 8;

const NUMBERS: readonly Card[] = Array.from({ length: HIGHEST }, (_, i) => i + 1);

/** By card; a mute is 0 and never a trump. */
const tables = new WeakMap<Definition, readonly boolean[]>();

export function isTrump(definition: Definition, card: Card): boolean {
  let table = tables.get(definition);
  if (table === undefined) {
    table = [false, ...NUMBERS.map(n => fits(definition, n))];
    tables.set(definition, table);
  }
  return table[card] === true;
}

/** The trumps, from the lowest. */
export function trumpsOf(definition: Definition): readonly Card[] {
  return NUMBERS.filter(n => isTrump(definition, n));
}

function fits(definition: Definition, n: number): boolean {
  switch (definition.is) {
    case 'multiples':
      return n % definition.of === 0;
    case 'odd':
      return n % 2 === 1;
    case 'colour':
      return COLOURS_OF[n]?.includes(definition.colour) === true;
    case 'only':
      return COLOURS_OF[n]?.length === 1 && COLOURS_OF[n][0] === definition.colour;
    case 'run':
      return definition.from <= n && n <= definition.to;
    case 'not':
      return !fits(definition.term, n);
    case 'and':
      return definition.terms.every(term => fits(term, n));
    case 'or':
      return definition.terms.some(term => fits(term, n));
  }
}

const COLOURS_OF = [0, ...NUMBERS].map(coloursOf);

/** GA-6, GA-7: whether two definitions count as the same when spoken. */
export function sameTerms(a: Definition, b: Definition): boolean {
  return termsText(a) === termsText(b);
}

/** A long auction asks again and again for what was said before. */
const texts = new WeakMap<Definition, string>();

/** One text for all definitions that count as the same. */
export function termsText(definition: Definition): string {
  let text = texts.get(definition);
  if (text === undefined) {
    text = canonical(normalForm(definition));
    texts.set(definition, text);
  }
  return text;
}

/** GA-6: no double negation, nothing nested in its like, nothing twice, in order; and nothing else. */
export function normalForm(definition: Definition): Definition {
  switch (definition.is) {
    case 'not': {
      const term = normalForm(definition.term);
      return term.is === 'not' ? term.term : { is: 'not', term };
    }
    case 'and':
    case 'or': {
      const { is } = definition;
      const flat = definition.terms.map(normalForm).flatMap(term => (term.is === is ? term.terms : [term]));
      const byText = new Map(flat.map(term => [canonical(term), term]));
      const terms = [...byText.keys()].sort().map(text => must(byText.get(text)));
      // Said twice, a term is still one term: "odd and odd" is "odd".
      return terms.length === 1 ? must(terms[0]) : { is, terms };
    }
    default:
      return definition;
  }
}

/** GA-5, GA-6: why nobody may propose this; null if one may. */
export function faultOf(definition: Definition, definitions: Config['definitions']): Refusal<Rule> | null {
  if (definitions === 'plain' && isCombined(definition)) return refused('GA-6', { case: 'off' });
  const long = tooLong(definition);
  if (long !== null) return long;
  const count = trumpsOf(definition).length;
  const limits = { count, least: LEAST_TRUMPS, most: MOST_TRUMPS };
  const bad = termsOf(definition).find(term => !isWellFormed(term));
  if (bad?.is === 'multiples') return refused('GA-5', { case: 'multiples', of: bad.of, ...limits });
  if (bad?.is === 'run') return refused('GA-5', { case: 'run', from: bad.from, to: bad.to, ...limits });
  if (count < LEAST_TRUMPS) return refused('GA-5', { case: 'few', ...limits });
  return count > MOST_TRUMPS ? refused('GA-5', { case: 'many', ...limits }) : null;
}

/** GA-6: no more terms, and no deeper, than one can say. */
function tooLong(definition: Definition): Refusal<Rule> | null {
  const [count, depth] = [countTerms(definition), depthOf(definition)];
  if (count > MOST_TERMS) return refused('GA-6', { case: 'terms', count, most: MOST_TERMS });
  return depth > MOST_DEPTH ? refused('GA-6', { case: 'depth', count: depth, most: MOST_DEPTH }) : null;
}

function isCombined(definition: Definition): boolean {
  return definition.is === 'and' || definition.is === 'or' || definition.is === 'not';
}

/** The plain terms that a definition is made of. */
function termsOf(definition: Definition): readonly Plain[] {
  switch (definition.is) {
    case 'not':
      return termsOf(definition.term);
    case 'and':
    case 'or':
      return definition.terms.flatMap(termsOf);
    default:
      return [definition];
  }
}

/** Limits of 2 and 24 are for the whole; a term must only be one of the kinds that GA-5 lists. */
function isWellFormed(term: Plain): boolean {
  switch (term.is) {
    case 'multiples':
      return LEAST_DIVISOR <= term.of && term.of <= MOST_DIVISOR;
    case 'run':
      return 1 <= term.from && term.from < term.to && term.to <= HIGHEST;
    case 'odd':
    case 'colour':
    case 'only':
      return true;
  }
}

/** All that GA-5 allows: 846 of them. */
export const PLAIN_BIDS: readonly Plain[] = allPlain().filter(plain => faultOf(plain, 'plain') === null);

function allPlain(): Plain[] {
  const divisors = Array.from({ length: MOST_DIVISOR - LEAST_DIVISOR + 1 }, (_, i) => LEAST_DIVISOR + i);
  return [
    ...divisors.map((of): Plain => ({ is: 'multiples', of })),
    { is: 'odd' },
    ...COLOURS.map((colour): Plain => ({ is: 'colour', colour })),
    ...COLOURS.map((colour): Plain => ({ is: 'only', colour })),
    ...NUMBERS.flatMap(from => NUMBERS.slice(from).map((to): Plain => ({ is: 'run', from, to }))),
  ];
}
