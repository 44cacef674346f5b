import { isInt, isRecord } from '#contract/json.ts';
import { COLOURS } from '../data/symbols.ts';
import type { Definition } from './definition.ts';

/** GA-6, on a screen: more than anybody says in one breath. */
export const MOST_TERMS = 12;
/** How deep and, or, not may be nested; a plain definition is 0 deep. */
export const MOST_DEPTH = 6;
/** What is longer still is read, and refused with a sentence; but nothing that could hurt a reader. */
const TERMS_READ = 4 * MOST_TERMS;
const DEPTH_READ = 4 * MOST_DEPTH;
/** Above every number that anybody would say; whether it is allowed is for the rules to say. */
const MOST_NUMBER = 9999;

export function parseDefinition(raw: unknown): Definition | null {
  const definition = parse(raw, 0);
  return definition !== null && countTerms(definition) <= TERMS_READ ? definition : null;
}

export function countTerms(definition: Definition): number {
  switch (definition.is) {
    case 'not':
      return countTerms(definition.term);
    case 'and':
    case 'or':
      return definition.terms.reduce((sum, term) => sum + countTerms(term), 0);
    default:
      return 1;
  }
}

export function depthOf(definition: Definition): number {
  switch (definition.is) {
    case 'not':
      return 1 + depthOf(definition.term);
    case 'and':
    case 'or':
      return 1 + Math.max(...definition.terms.map(depthOf));
    default:
      return 0;
  }
}

export function isNumber(raw: unknown): raw is number {
  return isInt(raw, 0, MOST_NUMBER) && !Object.is(raw, -0);
}

function parse(raw: unknown, depth: number): Definition | null {
  if (!isRecord(raw)) return null;
  switch (raw['is']) {
    case 'multiples':
      return isNumber(raw['of']) ? { is: 'multiples', of: raw['of'] } : null;
    case 'odd':
      return { is: 'odd' };
    case 'colour':
    case 'only': {
      const colour = COLOURS.find(one => one === raw['colour']);
      return colour === undefined ? null : { is: raw['is'], colour };
    }
    case 'run': {
      const { from, to } = raw;
      return isNumber(from) && isNumber(to) ? { is: 'run', from, to } : null;
    }
    case 'not': {
      const term = depth < DEPTH_READ ? parse(raw['term'], depth + 1) : null;
      return term === null ? null : { is: 'not', term };
    }
    case 'and':
    case 'or': {
      const terms = depth < DEPTH_READ ? parseTerms(raw['terms'], depth + 1) : null;
      return terms === null ? null : { is: raw['is'], terms };
    }
    default:
      return null;
  }
}

function parseTerms(raw: unknown, depth: number): readonly Definition[] | null {
  if (!Array.isArray(raw) || raw.length < 2 || raw.length > TERMS_READ) return null;
  const terms: Definition[] = [];
  for (const one of raw) {
    const term = parse(one, depth);
    if (term === null) return null;
    terms.push(term);
  }
  return terms;
}
