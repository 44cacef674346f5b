import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Json } from '#contract/json.ts';
import { edited, editsBetween } from '../edits.ts';

const json = fc.jsonValue({ maxDepth: 4 }) as fc.Arbitrary<Json>;

test('edits turn any value into any other, also after a journey as text', () => {
  fc.assert(
    fc.property(json, json, (before, after) => {
      const sent = JSON.parse(JSON.stringify(editsBetween(before, after)));
      const was = JSON.stringify(before);
      expect(JSON.stringify(sorted(edited(before, sent)))).toBe(JSON.stringify(sorted(after)));
      expect(JSON.stringify(before)).toBe(was);
    }),
  );
});

test('a field may be called as what every object inherits', () => {
  const before = { toString: [], constructor: 1 };
  expect(editsBetween(before, {})).toEqual([[['toString']], [['constructor']]]);
  expect(edited({}, editsBetween({}, before))).toEqual(before);
  expect(edited({ a: 1 }, editsBetween({ a: 1 }, { valueOf: 2 }))).toEqual({ valueOf: 2 });
});

test('what is the same needs no edit', () => {
  fc.assert(
    fc.property(json, value => {
      expect(editsBetween(value, structuredClone(value))).toEqual([]);
    }),
  );
});

test('a move on a board is a few words, whatever the size of the board', () => {
  const cells = Array.from({ length: 196 }, () => 0);
  const before = { step: 4, view: { cells, toMove: 0 } };
  const after = { step: 5, view: { cells: cells.with(77, 1), toMove: 1 } };
  expect(editsBetween(before, after)).toEqual([
    [['step'], 5],
    [['view', 'cells', 77], 1],
    [['view', 'toMove'], 1],
  ]);
});

test('a list grows by what is new, is cut to its length, and is sent anew when most of it has changed', () => {
  expect(editsBetween([1, 2], [1, 2, 3])).toEqual([[[2], 3]]);
  expect(editsBetween([1, 2, 3], [1, 2])).toEqual([[['length'], 2]]);
  const long = Array.from({ length: 12 }, (_, i) => i);
  expect(editsBetween({ hand: long }, { hand: long.slice(1) })).toEqual([[['hand'], long.slice(1)]]);
});

test('what is not touched stays the same object', () => {
  const before = { past: [{ a: 1 }], hands: [[1, 2], [3]] };
  const after = edited(before, [[['hands', 1, 0], 4]]) as typeof before;
  expect(after).toEqual({ past: [{ a: 1 }], hands: [[1, 2], [4]] });
  expect(after.past).toBe(before.past);
  expect(after.hands[0]).toBe(before.hands[0]);
  expect(before.hands[1]).toEqual([3]);
});

test('a key named like one of every object is a key like any other', () => {
  const after = edited({ a: 1 }, JSON.parse('[[["__proto__","polluted"],true]]')) as { polluted?: boolean };
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  expect(after).toMatchObject({ a: 1 });
});

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, one]) => [key, sorted(one)]),
  );
}
