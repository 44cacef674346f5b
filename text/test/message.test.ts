import { expect, test, vi } from 'vitest';
import type { Facts } from '#contract/game.ts';
import type { Language } from '../catalogue.ts';
import { MessageError, parseMessage } from '../message.ts';
import { makeWords } from '../words.ts';

function say(
  message: string,
  facts: Facts = {},
  language: Language = 'en',
  more: Record<string, string> = {},
): string {
  return makeWords(language, { rules: {}, refusals: {}, labels: { message, ...more } }).label(
    'message',
    facts,
  );
}

test('a fact takes the place of its name', () => {
  expect(say('{name} plays {tile}.', { name: 'Zoé', tile: 12 })).toBe('Zoé plays 12.');
});

test('numbers are written as the language writes them, with a true minus', () => {
  expect(say('{n}', { n: -1234.5 }, 'en')).toBe('−1,234.5');
  expect(say('{n}', { n: -1234.5 }, 'fr')).toBe('−1\u202F234,5');
});

test('nought has no sign, and nobody reads three hundred digits', () => {
  expect(say('{n}', { n: -0 })).toBe('0');
  expect(say('{n}', { n: 999_999_999_999_999 })).toBe('999,999,999,999,999');
  expect(say('{n}', { n: 1e308 })).toBe('1E308');
  expect(say('{n}', { n: -1.5e300 }, 'fr')).toBe('−1,5E300');
});

test('an apostrophe is an apostrophe', () => {
  expect(say("it's {n}, isn't it?", { n: 1 })).toBe("it's 1, isn't it?");
});

test.each([
  { n: 0, en: 'none', fr: 'aucun' },
  { n: 1, en: '1 tile', fr: '1 jeton' },
  { n: 2, en: '2 tiles', fr: '2 jetons' },
  { n: 1000, en: '1,000 tiles', fr: '1\u202F000 jetons' },
])('plural of $n', ({ n, en, fr }) => {
  expect(say('{n, plural, =0 {none} one {# tile} other {# tiles}}', { n }, 'en')).toBe(en);
  expect(say('{n, plural, =0 {aucun} one {# jeton} other {# jetons}}', { n }, 'fr')).toBe(fr);
});

test('French counts 0 as one, English as many', () => {
  const message = '{n, plural, one {one} other {many}}';
  expect(say(message, { n: 0 }, 'fr')).toBe('one');
  expect(say(message, { n: 0 }, 'en')).toBe('many');
});

test('a select picks its case; an absent fact is "none"', () => {
  const message = '{operator, select, + {a sum} x {a product} none {nothing} other {something}}';
  expect(say(message, { operator: '+' })).toBe('a sum');
  expect(say(message, { operator: 'x' })).toBe('a product');
  expect(say(message, { operator: '?' })).toBe('something');
  expect(say(message)).toBe('nothing');
});

test('cases nest, and # is the number of the nearest plural', () => {
  const message = '{a, plural, other {# {b, plural, other {#}} {s, select, other {#}}}}';
  expect(say(message, { a: 1, b: 2, s: 'x' })).toBe('1 2 1');
});

test('# outside a plural is just a sign', () => {
  expect(say('#{n}', { n: 3 })).toBe('#3');
});

test('a list is put into words entry by entry, and entries see the facts around them', () => {
  const more = { line: '{a} is not {tile}' };
  const facts = { tile: 8, lines: [{ a: 7 }, { a: 1 }, { a: 12 }] };
  expect(say('{lines, list, line}.', facts, 'en', more)).toBe('7 is not 8; 1 is not 8; 12 is not 8.');
  expect(say('{lines, list, line}', facts, 'fr', more)).toBe(
    '7 is not 8\u202F; 1 is not 8\u202F; 12 is not 8',
  );
  expect(say('{lines, list, line, and}', facts, 'en', { line: '{a}' })).toBe('7, 1 and 12');
  expect(say('{lines, list, line, or}', facts, 'fr', { line: '{a}' })).toBe('7, 1 ou 12');
});

test('a fact that is missing shows its name', () => {
  expect(say('{name}')).toBe('{name}');
});

test('a key that is missing shows itself, and is an error in the console', () => {
  const complain = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(makeWords('en').label('no-such-key')).toBe('[no-such-key]');
  expect(complain).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('no-such-key'));
  complain.mockRestore();
});

test.each([
  '{',
  '}',
  '{}',
  '{n',
  'a } b',
  '{n, plural}',
  '{n, plural, one {x}}',
  '{n, plural, other {x}',
  '{n, plural, other x}',
  '{n, choice, other {x}}',
  '{n, select, other {{m}}',
  '{lines, list}',
  '{lines, list, key, but}',
])('refuses %s', message => {
  expect(() => parseMessage(message)).toThrow(MessageError);
});

test('the words of a game come before common ones', () => {
  const game = { rules: {}, refusals: {}, labels: { a: 'game' } };
  const common = { rules: {}, refusals: { 'table.over': 'Over.' }, labels: { a: 'common', b: 'common' } };
  const words = makeWords('en', game, common);
  expect([words.label('a'), words.label('b'), words.refusal('table.over', {})]).toEqual([
    'game',
    'common',
    'Over.',
  ]);
});
