import { must } from '#kernel/must.ts';
import { COLOURS, type Colour } from '../data/symbols.ts';
import type { Definition } from './definition.ts';
import { MOST_TERMS, parseDefinition } from './parse-definition.ts';

/** Words of the notation, each with all its spellings, English first. Accents do not matter. */
const WORDS = {
  multiples: ['multiples', 'multiple'],
  odd: ['odd', 'impair', 'impairs'],
  colour: ['colour', 'color', 'couleur'],
  only: ['only', 'seul', 'seule', 'seulement', 'exclusif', 'exclusive'],
  run: ['run', 'suite'],
  and: ['and', 'et'],
  or: ['or', 'ou'],
  not: ['not', 'non'],
} as const;
type Word = keyof typeof WORDS;

const COLOUR_NAMES: Readonly<Record<Colour, readonly string[]>> = {
  red: ['red', 'rouge'],
  blue: ['blue', 'bleu', 'bleue'],
  green: ['green', 'vert', 'verte'],
  yellow: ['yellow', 'jaune'],
  violet: ['violet', 'violette', 'purple'],
  black: ['black', 'noir', 'noire'],
};

/** Said between the words that matter: "multiples of 6", "from 4 to 12", "de 4 à 12". */
const FILLERS: ReadonlySet<string> = new Set(['of', 'de', 'from', 'to', 'a']);

/** More than any definition within the limits needs. */
const MOST_TOKENS = 16 * MOST_TERMS;
/** Brackets and nots are read one inside the other. */
const MOST_NESTING = 40;

/**
 * `multiples 6`, `odd`, `colour red` or just `red`, `only green`, `run 4 12` or just `4 12`, joined by `and`, `or`,
 * `not` and brackets; `not` binds tightest, then `and`. Null if it says nothing, or more than anybody may say at once.
 */
export function readDefinition(text: string): Definition | null {
  const tokens = tokensOf(text);
  if (tokens === null || tokens.length > MOST_TOKENS) return null;
  const reader = new Reader(tokens);
  const read = reader.joined('or', 0);
  return read === null || !reader.isAtEnd() ? null : parseDefinition(read);
}

/** The canonical English writing: every combination inside another has its brackets. */
export function writeDefinition(definition: Definition): string {
  switch (definition.is) {
    case 'multiples':
      return `multiples ${definition.of}`;
    case 'odd':
      return 'odd';
    case 'colour':
    case 'only':
      return `${definition.is} ${definition.colour}`;
    case 'run':
      return `run ${definition.from} ${definition.to}`;
    case 'not':
      return `not ${writeTerm(definition.term)}`;
    case 'and':
    case 'or':
      return definition.terms.map(writeTerm).join(` ${definition.is} `);
  }
}

function writeTerm(definition: Definition): string {
  const text = writeDefinition(definition);
  return definition.is === 'and' || definition.is === 'or' ? `(${text})` : text;
}

/** Lower case, without accents and fillers; null if there is a sign that the notation does not know. */
function tokensOf(text: string): readonly string[] | null {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  if (/[^a-z\d()\s]/.test(plain)) return null;
  return (plain.match(/[a-z]+|\d+|[()]/g) ?? []).filter(token => !FILLERS.has(token));
}

function isDigits(token: string | undefined): boolean {
  return token !== undefined && /^\d+$/.test(token);
}

class Reader {
  readonly #tokens: readonly string[];
  #at = 0;

  constructor(tokens: readonly string[]) {
    this.#tokens = tokens;
  }

  isAtEnd(): boolean {
    return this.#at === this.#tokens.length;
  }

  /** One or more terms with the same word between them. */
  joined(is: 'and' | 'or', depth: number): Definition | null {
    const terms: Definition[] = [];
    do {
      const term = is === 'or' ? this.joined('and', depth) : this.#term(depth);
      if (term === null) return null;
      terms.push(term);
    } while (this.#takes(is));
    return terms.length === 1 ? must(terms[0]) : { is, terms };
  }

  #term(depth: number): Definition | null {
    if (depth > MOST_NESTING) return null;
    if (this.#takes('not')) {
      const term = this.#term(depth + 1);
      return term === null ? null : { is: 'not', term };
    }
    if (this.#peek() === '(') {
      this.#at++;
      const inner = this.joined('or', depth + 1);
      return inner !== null && this.#next() === ')' ? inner : null;
    }
    return this.#plain();
  }

  #plain(): Definition | null {
    if (this.#takes('odd')) return { is: 'odd' };
    if (this.#takes('multiples')) {
      const of = this.#number();
      return of === null ? null : { is: 'multiples', of };
    }
    if (this.#takes('run') || isDigits(this.#peek())) {
      const [from, to] = [this.#number(), this.#number()];
      return from === null || to === null ? null : { is: 'run', from, to };
    }
    const isOnly = this.#takes('only');
    if (!isOnly) this.#takes('colour');
    const name = this.#next();
    const colour = COLOURS.find(one => name !== undefined && COLOUR_NAMES[one].includes(name));
    if (colour === undefined) return null;
    // The sheet says it behind: "vert exclusif".
    return isOnly || this.#takes('only') ? { is: 'only', colour } : { is: 'colour', colour };
  }

  #number(): number | null {
    const token = this.#next();
    return isDigits(token) ? Number(token) : null;
  }

  #takes(word: Word): boolean {
    const token = this.#peek();
    const spellings: readonly string[] = WORDS[word];
    if (token === undefined || !spellings.includes(token)) return false;
    this.#at++;
    return true;
  }

  #peek(): string | undefined {
    return this.#tokens[this.#at];
  }

  #next(): string | undefined {
    return this.#tokens[this.#at++];
  }
}
