import { expect, test } from 'vitest';
import type { Chair } from '#table/local-table.ts';
import { seatNames } from '../../table/seat-names.ts';

const bot: Chair = { kind: 'bot', level: 4 };
const words = { label: (key: string, facts = {}): string => [key, ...Object.values(facts)].join(' ') };

function namesOf(chairs: readonly Chair[], eyes: number | 'spectator'): string[] {
  const nameOf = seatNames(chairs, words, eyes);
  return chairs.map((_, seat) => nameOf(seat));
}

test('a person without a name is "you" to themselves, and a seat to others', () => {
  const chairs: Chair[] = [{ kind: 'person', name: '' }, bot];
  expect(namesOf(chairs, 0)).toEqual(['table.you', 'bot.4.name']);
  expect(namesOf(chairs, 1)).toEqual(['seat 1', 'bot.4.name']);
  expect(namesOf(chairs, 'spectator')).toEqual(['seat 1', 'bot.4.name']);
});

test('several persons are called by name, or by their seats', () => {
  const chairs: Chair[] = [
    { kind: 'person', name: 'Inès' },
    { kind: 'person', name: '' },
  ];
  for (const eyes of [0, 1, 'spectator'] as const) expect(namesOf(chairs, eyes)).toEqual(['Inès', 'seat 2']);
});
