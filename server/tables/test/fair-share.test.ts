import { expect, test } from 'vitest';
import type { ListedRecord } from '../../store/records.ts';
import { fairShare } from '../fair-share.ts';

const NOW = 10_000_000;

function table(id: string, host: string, more: Partial<ListedRecord> = {}): ListedRecord {
  return { id, host, createdAt: NOW - 1000, persons: [], ...more };
}

function order(
  tables: readonly ListedRecord[],
  {
    from = {},
    here = [],
  }: { readonly from?: Record<string, string>; readonly here?: readonly string[] } = {},
): string[] {
  const known = { from: (id: string) => from[id], isHere: (who: string) => here.includes(who), now: NOW };
  return fairShare(tables, known).map(({ id }) => id);
}

test('a crowd of one address has its turn as one: whoever is alone comes among the first', () => {
  const crowd = Array.from({ length: 150 }, (_, i) => table(`crowd ${i}`, `guest ${i % 5}`));
  const from = Object.fromEntries(crowd.map(({ id }) => [id, 'one address']));
  const real = table('real', 'Zoé', { createdAt: NOW - 500_000 });
  expect(order([...crowd, real], { from, here: ['Zoé'] }).indexOf('real')).toBe(0);
  expect(order([...crowd, real], { from, here: crowd.map(({ host }) => host) }).indexOf('real')).toBe(1);
  // Where nobody knows the address, each host has a turn.
  expect(order([...crowd, real]).indexOf('real')).toBeLessThan(6);
});

test('of one host, and among hosts, where somebody is comes first, and then the newest', () => {
  const tables = [
    table('a1', 'a', { createdAt: NOW - 3 }),
    table('a2', 'a', { createdAt: NOW - 2, persons: ['b'] }),
    table('c1', 'c', { createdAt: NOW - 1 }),
  ];
  expect(order(tables)).toEqual(['c1', 'a2', 'a1']);
  expect(order(tables, { here: ['b'] })).toEqual(['a2', 'c1', 'a1']);
});

test('where nobody has been for a while comes last, whosever it is', () => {
  const old = { createdAt: NOW - 3_600_000 };
  const tables = [table('left', 'a', old), table('kept', 'b', old), table('c1', 'c'), table('c2', 'c')];
  expect(order(tables, { here: ['b'] })).toEqual(['kept', 'c1', 'c2', 'left']);
});
