import { expect, test } from 'vitest';
import type { SeatInfo, TableInfo } from '#protocol/table-info.ts';
import { chairsOf, namesIn } from '../chairs.ts';

const person = (name: string): SeatInfo => ({
  kind: 'person',
  player: { id: name, name, face: 7 },
  isHere: false,
  isReady: true,
  handedOver: null,
  awaySince: null,
});
const info = { seats: [person('Inès'), { kind: 'bot', level: 4 }, person('')] } as unknown as TableInfo;

test('who sat where, as the table says', () => {
  expect(chairsOf(3, info, ['x', 'y', 'z'])).toEqual([
    { kind: 'person', name: 'Inès', face: 7 },
    { kind: 'bot', level: 4 },
    { kind: 'person', name: '', face: 7 },
  ]);
});

test('without the table, the names beside the match', () => {
  const names = namesIn({ players: ['Inès', 7] });
  expect(chairsOf(3, null, names).map(chair => (chair.kind === 'person' ? chair.name : null))).toEqual([
    'Inès',
    '',
    '',
  ]);
});

test.each([null, {}, { players: 'Inès' }])('%j names nobody', file => {
  expect(namesIn(file)).toEqual([]);
});
