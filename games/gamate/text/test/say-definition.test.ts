import { describe, expect, test } from 'vitest';
import { makeWords } from '#text/words.ts';
import type { Definition } from '../../rules/definition.ts';
import { readDefinition } from '../../rules/notation.ts';
import { PLAIN_BIDS } from '../../rules/trumps.ts';
import en from '../en.json' with { type: 'json' };
import fr from '../fr.json' with { type: 'json' };
import { sayDefinition, sayTrumps } from '../say-definition.ts';

const french = makeWords('fr', fr);
const english = makeWords('en', en);

function read(text: string): Definition {
  const definition = readDefinition(text);
  if (definition === null) throw new Error(`not a definition: ${text}`);
  return definition;
}

describe('[GA-5] plain definitions', () => {
  test.each([
    ['multiples 6', 'multiples de 6', 'les 8 multiples de 6'],
    ['odd', 'impairs', 'les 24 impairs'],
    ['green', 'vert', 'les 16 verts'],
    ['violet', 'violet', 'les 8 violets'],
    ['only green', 'vert exclusif', 'les 4 exclusivement verts'],
    ['only red', 'rouge exclusif', 'le seul nombre exclusivement rouge'],
    ['only black', 'noir exclusif', 'aucun nombre exclusivement noir'],
    ['run 4 12', 'de 4 à 12', 'les 9 nombres de 4 à 12'],
  ])('%s in French', (text, spoken, trumps) => {
    expect(sayDefinition(read(text), french)).toBe(spoken);
    expect(sayTrumps(read(text), french)).toBe(trumps);
  });

  test.each([
    ['multiples 6', 'multiples of 6', 'the 8 multiples of 6'],
    ['odd', 'odd', 'the 24 odd numbers'],
    ['green', 'green', 'the 16 green numbers'],
    ['only green', 'green only', 'the 4 numbers that are only green'],
    ['only red', 'red only', 'the one number that is only red'],
    ['only black', 'black only', 'no number that is only black'],
    ['run 4 12', 'from 4 to 12', 'the 9 numbers from 4 to 12'],
  ])('%s in English', (text, spoken, trumps) => {
    expect(sayDefinition(read(text), english)).toBe(spoken);
    expect(sayTrumps(read(text), english)).toBe(trumps);
  });

  test.each([french, english])('no two of the 846 sound alike ($language)', words => {
    const spoken = PLAIN_BIDS.map(bid => sayDefinition(bid, words));
    expect(new Set(spoken).size).toBe(846);
    expect(spoken.filter(text => /[[{]/.test(text))).toEqual([]);
  });
});

describe('[GA-6] combined definitions', () => {
  test.each([
    ['green and odd', 'vert et impairs', 'les 9 nombres verts et impairs'],
    ['not red', 'non rouge', 'les 24 nombres non rouges'],
    [
      'multiples 3 or run 4 12',
      'multiples de 3 ou de 4 à 12',
      'les 22 nombres multiples de 3 ou compris entre 4 et 12',
    ],
    ['not (odd or red)', 'non (impairs ou rouge)', 'aucun nombre non (impair ou rouge)'],
    [
      '(multiples 4 or yellow) and not black',
      '(multiples de 4 ou jaune) et non noir',
      'les 8 nombres (multiples de 4 ou jaunes) et non noirs',
    ],
    [
      'multiples 7 and multiples 5',
      'multiples de 7 et multiples de 5',
      'le seul nombre multiple de 7 et multiple de 5',
    ],
  ])('%s in French', (text, spoken, trumps) => {
    expect(sayDefinition(read(text), french)).toBe(spoken);
    expect(sayTrumps(read(text), french)).toBe(trumps);
  });

  test.each([
    ['green and odd', 'green and odd', 'the 9 numbers that are green and odd'],
    ['not multiples 2', 'not multiples of 2', 'the 24 numbers that are not multiples of 2'],
    ['not (odd or red)', 'not (odd or red)', 'no number that is not (odd or red)'],
    ['odd and not only green', 'odd and not green only', 'the 20 numbers that are odd and not only green'],
    [
      'multiples 7 and multiples 5',
      'multiples of 7 and multiples of 5',
      'the one number that is a multiple of 7 and a multiple of 5',
    ],
  ])('%s in English', (text, spoken, trumps) => {
    expect(sayDefinition(read(text), english)).toBe(spoken);
    expect(sayTrumps(read(text), english)).toBe(trumps);
  });

  test.each([
    ['red or (blue and odd)', 'red or blue and odd'],
    ['red or (blue or odd)', 'red or blue or odd'],
    ['red and (blue or odd)', 'red and (blue or odd)'],
    ['not (not red)', 'not (not red)'],
    ['not (red and not odd)', 'not (red and not odd)'],
  ])('%s has brackets only where they matter', (text, spoken) => {
    expect(sayDefinition(read(text), english)).toBe(spoken);
  });
});
