import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noteDeal, witnessOf } from '../witness.ts';

let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('what was seen before the deal is remembered, and nothing of other tables', () => {
  noteDeal('one', { commitment: 'promise' });
  noteDeal('one', { entropy: 'mine' });
  expect(witnessOf('one')).toEqual({ commitment: 'promise', entropy: 'mine' });
  expect(witnessOf('two')).toEqual({});
});

test('a promise that changes later is compared with the first', () => {
  noteDeal('one', { commitment: 'promise' });
  noteDeal('one', { commitment: 'another' });
  expect(witnessOf('one').commitment).toBe('promise');
});

test('who sits down again adds anew', () => {
  noteDeal('one', { entropy: 'first' });
  noteDeal('one', { entropy: 'second' });
  expect(witnessOf('one').entropy).toBe('second');
});

test('a hundred tables are remembered, the latest', () => {
  for (let table = 0; table < 130; table++) noteDeal(`t${table}`, { commitment: `c${table}` });
  expect(witnessOf('t129')).toEqual({ commitment: 'c129' });
  expect(witnessOf('t30')).toEqual({ commitment: 'c30' });
  expect(witnessOf('t29')).toEqual({});
});

test.each(['{', 'null', '[1, [2, {}], ["one"], ["one", {"commitment": 3}]]'])(
  'a note that says %s is no witness, and does no harm',
  text => {
    kept.set('etagere.deals', text);
    expect(witnessOf('one')).toEqual({});
    noteDeal('one', { commitment: 'promise' });
    expect(witnessOf('one')).toEqual({ commitment: 'promise' });
  },
);

test('without storage nothing is remembered, and all the rest works', () => {
  vi.stubGlobal('localStorage', undefined);
  noteDeal('one', { commitment: 'promise' });
  expect(witnessOf('one')).toEqual({});
});
