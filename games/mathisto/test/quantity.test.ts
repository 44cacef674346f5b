import { describe, expect, test } from 'vitest';
import { formulaOf } from '../rules/formula.ts';
import { cardinalOf, ordinalOf, partOf } from '../rules/number-words.ts';
import { quantitiesIn } from '../rules/quantity.ts';

describe('[MH-11] numbers in words', () => {
  test.each([
    ['zéro', 0],
    ['une', 1],
    ['dix-sept', 17],
    ['vingt et un', 21],
    ['soixante et onze', 71],
    ['septante-deux', 72],
    ['quatre-vingts', 80],
    ['quatre-vingt-un', 81],
    ['nonante-neuf', 99],
    ['cent', 100],
    ['deux cents', 200],
    ['neuf cent quatre-vingt-dix-neuf', 999],
    ['mille', 1000],
    ['deux cent cinquante mille', 250_000],
    ['twelve', 12],
    ['forty-two', 42],
    ['a hundred', 100],
    ['one hundred and one', 101],
    ['nine hundred ninety-nine', 999],
    ['two thousand and sixty-one', 2061],
    ['fourty', undefined],
    ['vingt trente', undefined],
    ['cent mille mille', undefined],
  ])('%s is %s', (text, value) => {
    expect(cardinalOf(wordsOf(text))).toBe(value);
  });

  test.each([
    ['premier', 1],
    ['seconde', 2],
    ['neuvième', 9],
    ['vingt et unième', 21],
    ['centième', 100],
    ['first', 1],
    ['twelfth', 12],
    ['twentieth', 20],
    ['twenty-ninth', 29],
    ['tenths', undefined],
  ])('%s is number %s', (text, value) => {
    expect(ordinalOf(wordsOf(text))).toBe(value);
  });

  test.each([
    ['demi', 2],
    ['tiers', 3],
    ['quarters', 4],
    ['trente-sixièmes', 36],
    ['thirds', 3],
    ['seconds', undefined],
  ])('%s are cut into %s', (text, value) => {
    expect(partOf(wordsOf(text))).toBe(value);
  });
});

describe('[MH-11] a number as it is typed', () => {
  test.each([
    ['250 000 stades', ['250000 count stade']],
    ['9,999', ['9999 count ', '9999/1000 count ']],
    ['0,999…', ['1 count ']],
    ['−7', ['-7 count ']],
    ['moins sept', ['-7 count ']],
    ['three and a half', ['7/2 count ']],
    ['une chance sur six', ['1/6 count ']],
    ['a probability of 1/6', ['1/6 count probability']],
    ['66,7 %', ['667/10 percent ']],
    ['50/50', ['1/2 count ']],
    ['le 29ème jour', ['29 ordinal day']],
    ['28cm', ['28 count centimetre']],
    ['plus de 12', ['12 count plu']],
    ['12 ou 13', []],
    ['un bateau', ['1 count bateau']],
    ['rien', []],
  ])('%s: %j above all', (text, read) => {
    const found = quantitiesIn(text).map(({ value, form, words }) => `${value} ${form} ${words.join(' ')}`);
    // What follows reads a part of the text, and leaves words over.
    expect(found.slice(0, Math.max(1, read.length))).toEqual(read);
  });
});

test.each([
  ['pi carré sur six', 'π²/6'],
  ['(pi^2)/6', 'π²/6'],
  ['the square root of 3', '√3'],
  ['sqrt(3)', '√3'],
  ['3 fois a', '3a'],
  ['a times 3', 'a×3'],
  ['≠', '<>'],
])('[MH-11] %s is read as the formula %s', (text, formula) => {
  expect(formulaOf(text)).toBe(formula);
});

function wordsOf(text: string): string[] {
  return text.normalize('NFD').replace(/\p{M}/gu, '').split(/[ -]/);
}
