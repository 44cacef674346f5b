import { expect, test } from 'vitest';
import { AWAY } from '#protocol/limits.ts';
import type { SeatInfo, TableInfo } from '#protocol/table-info.ts';
import { seatsGone } from '../gone.ts';

const NOW = 10 * AWAY;
const table: TableInfo = {
  id: 't',
  game: 'mathable',
  config: {},
  status: 'playing',
  visibility: 'link',
  host: 'p0',
  seats: [person(0, null), person(1, NOW - AWAY), { kind: 'bot', level: 2 }, person(3, NOW - AWAY + 1)],
  clock: { kind: 'none' },
  chat: true,
  commitment: '',
  createdAt: 0,
  startedAt: 0,
  endedAt: null,
  step: 0,
  spectators: 0,
  stop: null,
  outcome: null,
  next: null,
  you: { seat: 0, isHost: true },
};

function person(
  seat: number,
  awaySince: number | null,
  handedOver: 'owner' | null = null,
): Extract<SeatInfo, { kind: 'person' }> {
  const player = { id: `p${seat}`, name: 'Inès', face: 0 };
  return { kind: 'person', player, isHere: awaySince === null, isReady: true, handedOver, awaySince };
}

test('who has been away for long is gone, and nobody else', () => {
  expect(seatsGone(table, NOW)).toEqual([1]);
  expect(seatsGone(table, NOW + 1)).toEqual([1, 3]);
});

test('nobody is gone from oneself, from a bot that plays on, or from a match that is over', () => {
  expect(seatsGone({ ...table, you: { seat: 1, isHost: false } }, NOW)).toEqual([]);
  expect(seatsGone({ ...table, seats: [person(0, null), person(1, 0, 'owner')] }, NOW)).toEqual([]);
  expect(seatsGone({ ...table, status: 'over' }, NOW)).toEqual([]);
});

test('in a slow game one may be away, and who looks on decides nothing', () => {
  expect(seatsGone({ ...table, clock: { kind: 'days', days: 3 } }, NOW)).toEqual([]);
  expect(seatsGone({ ...table, you: { seat: null, isHost: false } }, NOW)).toEqual([]);
});
