import { expect, test } from 'vitest';
import type { Level } from '#contract/bot.ts';
import type { Chair } from '#table/local-table.ts';
import { chairsFor } from '../chairs-for.ts';

const ME: Chair = { kind: 'person', name: '' };
const bot = (level: Level): Chair => ({ kind: 'bot', level });
const NOBODY: ReadonlyMap<number, Level> = new Map();

test.each<[string, readonly (Chair | null)[], number, readonly Chair[]]>([
  ['bots stay who they were', [ME, bot(4), bot(2)], 0, [ME, bot(4), bot(2)]],
  ['in the place of a bot, another takes one’s own', [ME, bot(3), bot(2)], 1, [bot(3), ME, bot(2)]],
  [
    'people give their places to bots who are not there yet',
    [{ kind: 'person', name: 'Inès', face: 3 }, { kind: 'person', name: 'Tom' }, bot(3), ME],
    3,
    [bot(2), bot(4), bot(3), ME],
  ],
  ['at a puzzle nobody sat', [null, null, null], 0, [ME, bot(3), bot(2)]],
  [
    'more seats than characters',
    [null, null, null, null, null, null, null],
    0,
    [ME, bot(3), bot(2), bot(4), bot(1), bot(5), bot(3)],
  ],
])('%s', (_, sat, seat, chairs) => {
  expect(chairsFor(sat, seat, NOBODY)).toEqual(chairs);
});

test('whoever was asked for comes', () => {
  expect(chairsFor([ME, bot(4), bot(2)], 0, new Map([[2, 5]]))).toEqual([ME, bot(4), bot(5)]);
});
