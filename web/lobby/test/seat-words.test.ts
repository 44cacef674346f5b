import { expect, test } from 'vitest';
import { FACES } from '#protocol/limits.ts';
import type { SeatInfo } from '#protocol/table-info.ts';
import { makeWords } from '#text/words.ts';
import { ANIMALS } from '#ui/faces/animals.tsx';
import en from '../../text/en.json' with { type: 'json' };
import online from '../../text/online/en.json' with { type: 'json' };
import who from '../../text/who/en.json' with { type: 'json' };
import { isAwaited, nameAt, tableTitle } from '../seat-words.ts';

const words = makeWords('en', en, online, who);
const EMPTY: SeatInfo = { kind: 'empty' };
const BOT: SeatInfo = { kind: 'bot', level: 4 };

const PRESENT = { isHere: true, isReady: true, handedOver: null, awaySince: null } as const;

function person(id: string, name: string): SeatInfo {
  return { kind: 'person', player: { id, name, face: 0 }, ...PRESENT };
}

test('a table is called by its game and by the others', () => {
  const seats = [person('a', 'Camille'), EMPTY, BOT];
  expect(tableTitle('Mathable', seats, words)).toBe('Mathable with Camille and Nougat');
  expect(tableTitle('Mathable', seats, words, 'a')).toBe('Mathable with Nougat');
  expect(tableTitle('Mathable', [EMPTY], words)).toBe('Mathable');
});

test('somebody who is gone has a word instead of a name', () => {
  expect(nameAt(person('a', ''), words)).toBe('Somebody');
  expect(nameAt(EMPTY, words)).toBeNull();
});

test('a rematch waits for the answer of whoever has not given it', () => {
  const later: SeatInfo = {
    kind: 'person',
    ...PRESENT,
    player: { id: 'a', name: 'Ann', face: 0 },
    isReady: false,
  };
  const seats = [later, person('b', 'Ben')];
  expect(isAwaited({ status: 'open', seats, seat: 0 })).toBe(true);
  expect(isAwaited({ status: 'open', seats, seat: 1 })).toBe(false);
  expect(isAwaited({ status: 'playing', seats, seat: 0 })).toBe(false);
});

test('there is a drawing and a name for every face', () => {
  expect(ANIMALS).toHaveLength(FACES);
  for (const animal of ANIMALS) expect(words.label(`me.face.${animal}`)).not.toContain('[');
});
