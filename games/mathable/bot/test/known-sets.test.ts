import { expect, test } from 'vitest';
import { emptyCodeSet, insertCode, makeCode, removeCode } from '../compact/code.ts';
import { addSet, findSet, forgetSets, knownSets } from '../turn/known-sets.ts';
import { rngOf } from './random-play.ts';

test('finds every set again after growing, in whatever order it was built, and forgets all at once', () => {
  const rng = rngOf(1);
  const known = knownSets(4);
  const wanted = new Map<string, number>();
  for (let value = 0; value < 3000; value++) {
    const codes = randomCodes();
    if (findSet(known, setOf(codes)) >= 0) continue;
    addSet(known, setOf(codes), value, codes[0] ?? 0, 0);
    wanted.set(codes.join(' '), value);
  }
  expect(known.used).toBe(wanted.size);
  for (const [key, value] of wanted) {
    const entry = findSet(known, setOf(rng.shuffle(key.split(' ').map(Number))));
    expect(known.value[entry]).toBe(value);
  }
  forgetSets(known);
  for (const key of wanted.keys()) expect(findSet(known, setOf(key.split(' ').map(Number)))).toBe(-1);

  function randomCodes(): number[] {
    return Array.from({ length: 1 + rng.int(7) }, () => makeCode(32 + rng.int(200), rng.int(46)));
  }
});

test('a set is as it was after a placement is added and removed', () => {
  const set = setOf([900, 40, 512]);
  const before = structuredClone(set);
  for (const code of [1, 600, 16_000]) {
    insertCode(set, code);
    removeCode(set, code);
    expect(set).toEqual(before);
  }
});

function setOf(codes: readonly number[]): ReturnType<typeof emptyCodeSet> {
  const set = emptyCodeSet();
  for (const code of codes) insertCode(set, code);
  return set;
}
