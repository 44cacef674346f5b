import type { Words } from '#text/words.ts';
import type { Colour } from '../data/symbols.ts';
import type { Definition, Plain } from '../rules/definition.ts';
import { trumpsOf } from '../rules/trumps.ts';
import type { GameLabel } from './words.ts';

type Speech = Words<GameLabel>;

/** As it is spoken in the auction: `multiples of 6`, `green only`, `not (odd or red)`. */
export function sayDefinition(definition: Definition, words: Speech): string {
  return combine(definition, words, plain => sayPlain(plain, words));
}

/** What it makes trumps, with how many they are: `the 8 multiples of 6`. */
export function sayTrumps(definition: Definition, words: Speech): string {
  const { label } = words;
  const count = trumpsOf(definition).length;
  switch (definition.is) {
    case 'multiples':
      return label('trumps.all.multiples', { count, of: definition.of });
    case 'odd':
      return label('trumps.all.odd', { count });
    case 'colour':
    case 'only':
      return label(`trumps.all.${definition.is}`, { count, colour: hue(definition.colour, count, words) });
    case 'run':
      return label('trumps.all.run', { count, from: definition.from, to: definition.to });
    case 'not':
    case 'and':
    case 'or':
      return label('trumps.all.combined', {
        count,
        term: combine(definition, words, plain => describe(plain, count, words)),
      });
  }
}

/** Terms with and, or, not between them; not binds tightest, then and, so brackets are only where they matter. */
function combine(definition: Definition, words: Speech, sayTerm: (plain: Plain) => string): string {
  const { label } = words;
  switch (definition.is) {
    case 'not':
      return label('trumps.not', { term: say(definition.term, isCombined(definition.term)) });
    case 'and':
      return definition.terms
        .map(term => say(term, term.is === 'or'))
        .reduce((left, right) => label('trumps.and', { left, right }));
    case 'or':
      return definition.terms
        .map(term => say(term, false))
        .reduce((left, right) => label('trumps.or', { left, right }));
    default:
      return sayTerm(definition);
  }

  function say(term: Definition, isBracketed: boolean): string {
    const text = combine(term, words, sayTerm);
    return isBracketed ? label('trumps.group', { term: text }) : text;
  }
}

function isCombined({ is }: Definition): boolean {
  return is === 'and' || is === 'or' || is === 'not';
}

function sayPlain(plain: Plain, { label }: Speech): string {
  switch (plain.is) {
    case 'multiples':
      return label('trumps.say.multiples', { of: plain.of });
    case 'odd':
      return label('trumps.say.odd');
    case 'colour':
      return label(`colour.${plain.colour}`);
    case 'only':
      return label('trumps.say.only', { colour: label(`colour.${plain.colour}`) });
    case 'run':
      return label('trumps.say.run', { from: plain.from, to: plain.to });
  }
}

/** What is said of numbers, or of the only one: French agrees in number. */
function describe(plain: Plain, count: number, words: Speech): string {
  const { label } = words;
  const form = count > 1 ? 'are' : 'is';
  switch (plain.is) {
    case 'multiples':
      return label(`trumps.${form}.multiples`, { of: plain.of });
    case 'odd':
      return label(`trumps.${form}.odd`);
    case 'colour':
      return hue(plain.colour, count, words);
    case 'only':
      return label('trumps.is.only', { colour: hue(plain.colour, count, words) });
    case 'run':
      return label('trumps.is.run', { from: plain.from, to: plain.to });
  }
}

function hue(colour: Colour, count: number, { label }: Speech): string {
  return label(`${count > 1 ? 'colours' : 'colour'}.${colour}`);
}
