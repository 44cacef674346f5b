import { expect, test } from 'vitest';
import { codeOf, drawCode, parseCode, sayCode } from '../table-code.ts';

const first = (): number => 0;
const last = (below: number): number => below - 1;

test('a code can be said: syllables, none of which comes twice', () => {
  expect(drawCode(first)).toBe('babiboda');
  expect(drawCode(last)).toBe('vovivato');
});

test.each([
  ['moki-rati', 'mokirati'],
  [' Moki  Rati ', 'mokirati'],
  ['MOKIRATI', 'mokirati'],
  ['moki', null],
  ['moki-rati-so', null],
  ['hello you', null],
  ['', null],
])('%j is typed for %j', (typed, code) => {
  expect(parseCode(typed)).toBe(code);
});

test('what is said is read back, and stands at the front of an id', () => {
  const code = drawCode(last);
  expect(parseCode(sayCode(code))).toBe(code);
  expect(codeOf(`${code}-x7_Yz`)).toBe(code);
  expect(codeOf('x7_YzAb3-Qq')).toBeNull();
  expect(codeOf(`${code}x`)).toBeNull();
});
