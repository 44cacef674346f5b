import { describe, expect, test } from 'vitest';
import type { Chair } from '#table/local-table.ts';
import { eyesOf, inOrder, makeEyes, parseEyes } from '../eyes.ts';

const person: Chair = { kind: 'person', name: '' };
const bot: Chair = { kind: 'bot', level: 3 };

describe('before the end', () => {
  test('a person among bots sees their own hand and no other', () => {
    expect(eyesOf([bot, person, bot], false)).toEqual([1]);
  });

  test('several persons of one device see what lies on the table', () => {
    expect(eyesOf([person, person], false)).toEqual(['spectator']);
  });

  test('an address that asks for another hand is not obeyed', () => {
    expect(parseEyes('1', eyesOf([bot, person], false))).toBe(1);
    expect(parseEyes('spectator', eyesOf([bot, person], false))).toBe(1);
  });
});

describe('after the end', () => {
  test('all hands are open, one’s own first', () => {
    expect(eyesOf([bot, person, bot], true)).toEqual([1, 0, 2, 'spectator']);
    expect(eyesOf([person, person], true)).toEqual(['spectator', 0, 1]);
  });

  test('the list reads in the order of the seats', () => {
    expect(inOrder(eyesOf([bot, person, bot], true))).toEqual([0, 1, 2, 'spectator']);
  });

  test('what the address says is read back', () => {
    const allowed = eyesOf([bot, person, bot], true);
    for (const viewer of allowed) expect(parseEyes(makeEyes(viewer), allowed)).toBe(viewer);
    for (const text of [null, '0', '4', 'x']) expect(parseEyes(text, allowed)).toBe(1);
  });
});
