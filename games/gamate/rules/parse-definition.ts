import { isInt, isRecord } from '#contract/json.ts';
import { COLOURS } from '../data/symbols.ts';
import type { Definition } from './definition.ts';

/** GA-6 sets no limit, a wire must: more than anybody says in one breath, and nothing that can hurt a reader. */
export const MOST_TERMS = 12;
/** How deep and, or, not may be nested; a plain definition is 0 deep. */
export const MOST_DEPTH = 6;
/** Above every number that anybody would say; whether it is allowed is for the rules to say. */
const MOST_NUMBER = 9999;

export function parseDefinition(raw: unknown): Definition | null {
  const definition = parse(raw, 0);
  return definition !== null && countTerms(definition) <= MOST_TERMS ? definition : null;
}

function countTerms(definition: Definition): number {
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
      const term = depth < MOST_DEPTH ? parse(raw['term'], depth + 1) : null;
      return term === null ? null : { is: 'not', term };
    }
    case 'and':
    case 'or': {
      const terms = depth < MOST_DEPTH ? parseTerms(raw['terms'], depth + 1) : null;
      return terms === null ? null : { is: raw['is'], terms };
    }
    default:
      return null;
  }
}

function parseTerms(raw: unknown, depth: number): readonly Definition[] | null {
  if (!Array.isArray(raw) || raw.length < 2 || raw.length > MOST_TERMS) return null;
  const terms: Definition[] = [];
  for (const one of raw) {
    const term = parse(one, depth);
    if (term === null) return null;
    terms.push(term);
  }
  return terms;
}
