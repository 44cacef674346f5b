import { expect, test } from 'vitest';
import type { Turn } from '#contract/game.ts';
import { isAside, isAsked } from '../asked.ts';

const all: Turn = { mode: 'all', seats: [0, 1], may: { seats: [0, 1, 2], kinds: ['remark'] } };

test('whoever has chosen is no longer asked', () => {
  expect(isAsked({ turn: all, chosen: [0] }, 0)).toBe(false);
  expect(isAsked({ turn: all, chosen: [0] }, 1)).toBe(true);
  expect(isAsked({ turn: all, chosen: [] }, 2)).toBe(false);
  expect(isAsked({ turn: null, chosen: [] }, 0)).toBe(false);
});

test('a remark is made in passing; a choice is not, nor what changes the turn', () => {
  expect(isAside(all, all, { seat: 2, move: { kind: 'remark' } })).toBe(true);
  expect(isAside(all, all, { seat: 0, move: { kind: 'bid' } })).toBe(false);
  expect(isAside(all, { ...all, seats: [1] }, { seat: 2, move: { kind: 'remark' } })).toBe(false);
  expect(isAside(all, null, { seat: 2, move: { kind: 'remark' } })).toBe(false);
});
