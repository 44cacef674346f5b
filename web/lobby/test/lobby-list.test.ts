import { expect, test } from 'vitest';
import type { LobbyTable, MyTable } from '#protocol/table-info.ts';
import { follow, NOTHING_YET, othersTables, ownTables } from '../lobby-list.ts';

function table(id: string, more: Partial<LobbyTable> = {}): LobbyTable {
  return {
    id,
    game: 'mathable',
    config: {},
    status: 'open',
    clock: { kind: 'none' },
    seats: [{ kind: 'empty' }],
    createdAt: 1,
    ...more,
  };
}

function own(id: string, more: Partial<MyTable> = {}): MyTable {
  return { ...table(id), seat: 0, isAsked: false, endedAt: null, outcome: null, ...more };
}

test('the list is followed: whole, changed, left', () => {
  const whole = follow(NOTHING_YET, { t: 'lobby', tables: [table('a'), table('b')] });
  expect(othersTables(whole, 'open').map(({ id }) => id)).toEqual(['a', 'b']);
  const begun = follow(whole, { t: 'lobby-change', id: 'a', table: table('a', { status: 'playing' }) });
  expect(othersTables(begun, 'open').map(({ id }) => id)).toEqual(['b']);
  expect(othersTables(begun, 'playing').map(({ id }) => id)).toEqual(['a']);
  const left = follow(begun, { t: 'lobby-change', id: 'b', table: null });
  expect(othersTables(left, 'open')).toEqual([]);
});

test('what is about something else changes nothing', () => {
  const lobby = follow(NOTHING_YET, { t: 'lobby', tables: [table('a')] });
  expect(follow(lobby, { t: 'done', id: 'x' })).toBe(lobby);
});

test('tables stand as the house gives them, and new ones before them', () => {
  const tables = [table('a', { createdAt: 1 }), table('b', { createdAt: 2 })];
  const lobby = follow(NOTHING_YET, { t: 'lobby', tables });
  const more = follow(lobby, { t: 'lobby-change', id: 'c', table: table('c') });
  const changed = follow(more, { t: 'lobby-change', id: 'b', table: table('b', { game: 'gamate' }) });
  expect(othersTables(changed, 'open').map(({ id, game }) => [id, game])).toEqual([
    ['c', 'mathable'],
    ['a', 'mathable'],
    ['b', 'gamate'],
  ]);
});

test('a table of one’s own stands among one’s own only', () => {
  const lobby = { tables: [table('a'), table('b')], mine: [own('a')] };
  expect(othersTables(lobby, 'open').map(({ id }) => id)).toEqual(['b']);
  expect(ownTables(lobby).map(({ id }) => id)).toEqual(['a']);
});

test('of one’s own, those that wait for oneself come first, and those that are over not at all', () => {
  const mine = [
    own('open', { createdAt: 3 }),
    own('asked', { status: 'playing', isAsked: true, createdAt: 1 }),
    own('over', { status: 'over', createdAt: 4 }),
    own('stopped', { status: 'stopped', createdAt: 5 }),
  ];
  expect(ownTables({ mine }).map(({ id }) => id)).toEqual(['asked', 'open']);
});
