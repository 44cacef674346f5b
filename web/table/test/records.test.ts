import { expect, test } from 'vitest';
import type { Level } from '#contract/bot.ts';
import type { Chair } from '#table/local-table.ts';
import type { Kept } from '../../offline/store.ts';
import { nextRival, talliesIn } from '../records.ts';

const ME: Chair = { kind: 'person', name: '' };
const bot = (level: Level): Chair => ({ kind: 'bot', level });

function played(chairs: readonly Chair[], ranks?: readonly number[], game = 'mathable'): Kept {
  const over = ranks !== undefined;
  return { id: '', game, chairs, file: {}, steps: 1, over, updated: 0, ...(over && { ranks }) };
}

const MATHABLE = { id: 'mathable' };

test('one’s record against each character', () => {
  const matches = [
    played([ME, bot(2)], [1, 2]),
    played([bot(2), ME], [1, 2]),
    played([ME, bot(2), bot(4)], [2, 3, 1]),
    // Shared, not over, of another game, and with somebody else at the same device.
    played([ME, bot(1)], [1, 1]),
    played([ME, bot(2)]),
    played([ME, bot(2)], [1, 2], 'calculator'),
    played([ME, { kind: 'person', name: 'Zoé' }, bot(2)], [1, 2, 3]),
  ];
  expect([...talliesIn(matches, MATHABLE)]).toEqual([
    [2, { played: 3, won: 2 }],
    [4, { played: 1, won: 0 }],
    [1, { played: 1, won: 0 }],
  ]);
});

test('what a bot won in one’s place is nobody’s victory', () => {
  const won = played([ME, bot(2)], [1, 2]);
  const entries = (by: string) => ({
    entries: [
      { seat: 0, by },
      { seat: 1, by: 'bot' },
    ],
  });
  expect([...talliesIn([{ ...won, file: entries('bot') }], MATHABLE)]).toEqual([]);
  expect([...talliesIn([{ ...won, file: entries('player') }], MATHABLE)]).toEqual([
    [2, { played: 1, won: 1 }],
  ]);
});

test('a partner is no opponent', () => {
  const rubber = played([ME, bot(3), bot(2), bot(1)], [1, 2, 1, 2], 'gamate');
  expect([...talliesIn([rubber], { id: 'gamate', partners: true }).keys()]).toEqual([3, 1]);
});

test.each<[beaten: readonly Level[], next: Level | null]>([
  [[], null],
  [[1], 2],
  [[2], 3],
  [[3, 1], 4],
  [[5], null],
])('whoever has beaten %j plays %j next', (beaten, next) => {
  const matches = [played([ME, bot(5)], [2, 1]), ...beaten.map(level => played([ME, bot(level)], [1, 2]))];
  expect(nextRival(talliesIn(matches, MATHABLE))).toBe(next);
});
