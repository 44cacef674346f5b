import { describe, expect, test } from 'vitest';
import type { Card } from '../../rules/cards.ts';
import { game } from '../../rules/index.ts';
import type { State, View } from '../../rules/types.ts';
import { cardsOf, posed, position, step } from '../../test/position.ts';
import {
  backFrom,
  type Considered,
  consideredIn,
  familiesNotHeld,
  moveOf,
  NOTHING,
  othersOf,
  promptOf,
  rowsOf,
  touchCard,
  touchDiscovery,
} from '../choice.ts';

const start = position({ hands: ['euler agnesi calculus zero', 'cauchy', 'gauss'], stock: 'turing boole' });
const see = (state: State, seat: number | 'spectator' = 0): View => game.view(state, seat);
const handOf = (state: State, seat = 0): readonly Card[] => state.hands[seat] ?? [];

describe('the hand as a grid', () => {
  test('[MH-6] has a row for each family that may be called, with what is missing in its place', () => {
    const rows = rowsOf(see(start), handOf(start));
    expect(rows.map(({ family }) => family)).toEqual(['analysts', 'arithmeticians']);
    expect(rows[0]?.places.map(({ is }) => is)).toEqual([
      'missing',
      'missing',
      'held',
      'held',
      'missing',
      'missing',
      'held',
    ]);
    expect(familiesNotHeld(see(start), handOf(start))).toEqual([
      'algebraists',
      'astronomers',
      'geometers',
      'logicians',
      'probabilists',
    ]);
  });

  test('[MH-6] with nothing but jokers shows every family', () => {
    const jokers = position({ hands: ['bourbaki', 'euler', 'gauss'], stock: 'turing' });
    expect(rowsOf(see(jokers), handOf(jokers))).toHaveLength(7);
    expect(familiesNotHeld(see(jokers), handOf(jokers))).toEqual([]);
  });

  test('[MH-6] a card that lies face up is no longer to be called, and a family that lies there whole is gone', () => {
    const table = position({
      hands: ['calculus zero', 'cauchy', 'gauss'],
      posed: [posed(1, 'analysts:5 scribe'), posed(2, 'geometers geometers:d')],
    });
    const rows = rowsOf(see(table), handOf(table));
    expect(rows[0]?.places.map(({ is }) => is)).toEqual([
      'face up',
      'face up',
      'face up',
      'face up',
      'face up',
      'missing',
      'held',
    ]);
    expect(familiesNotHeld(see(table), handOf(table))).not.toContain('geometers');
  });

  test('[MH-13] in the simplified form has no place for discoveries', () => {
    const simple = position({ hands: ['euler', 'cauchy', 'gauss'], config: { form: 'simplified' } });
    expect(rowsOf(see(simple), handOf(simple))[0]?.places).toHaveLength(6);
  });

  test('every card that it offers may be called, and no other', () => {
    const view = see(start);
    const offered = rowsOf(view, handOf(start)).flatMap(({ places }) => places.map(({ card }) => card));
    const legal = [...game.moves(view)].flatMap(move => (move.kind === 'call' ? [move.card] : []));
    expect(offered.toSorted()).toEqual([...new Set(legal)].sort());
  });
});

describe('a call', () => {
  const hand = handOf(start);

  test('begins with a card that is missing; touched again it is put back', () => {
    const taken = touchCard(NOTHING, 'cauchy', hand);
    expect(taken).toEqual({ tag: 'card', card: 'cauchy', isCalled: true });
    expect(touchCard(taken, 'cauchy', hand)).toEqual(NOTHING);
    expect(backFrom(taken, hand)).toEqual(NOTHING);
  });

  test('[MH-6] a card that one holds is called only by those who mean to bluff', () => {
    const own = touchCard(NOTHING, 'euler', hand);
    expect(own).toEqual({ tag: 'card', card: 'euler', isCalled: false });
    expect(backFrom({ tag: 'card', card: 'euler', isCalled: true }, hand)).toEqual(own);
    expect(backFrom(own, hand)).toEqual(NOTHING);
  });
});

describe('what confirming would play', () => {
  test.each<[Considered, unknown]>([
    [NOTHING, null],
    [{ tag: 'card', card: 'euler', isCalled: true }, null],
    [
      { tag: 'pose', cards: cardsOf('geometers') },
      { kind: 'pose', cards: cardsOf('geometers') },
    ],
    [
      { tag: 'discoveries', cards: ['zero'] },
      { kind: 'discoveries', cards: ['zero'] },
    ],
    [
      { tag: 'choose', choice: 2 },
      { kind: 'choose', choice: 2 },
    ],
    [{ tag: 'type', text: '  ' }, null],
    [
      { tag: 'type', text: ' 42 ' },
      { kind: 'type', text: '42' },
    ],
    [
      { tag: 'counter', with: 'super' },
      { kind: 'counter', with: 'super' },
    ],
  ])('%j', (considered, move) => {
    expect(moveOf(considered)).toEqual(move);
  });

  test('a hint is considered, but of a question it says nothing', () => {
    expect(consideredIn({ kind: 'call', card: 'euler', from: 1 })).toEqual({
      tag: 'card',
      card: 'euler',
      isCalled: true,
    });
    expect(consideredIn({ kind: 'counter', with: 'joker' })).toEqual({ tag: 'counter', with: 'joker' });
    expect(consideredIn({ kind: 'choose', choice: 1 })).toEqual(NOTHING);
    expect(consideredIn({ kind: 'type', text: '42' })).toEqual(NOTHING);
  });
});

test('discoveries are taken up and put back, in their order', () => {
  const two = touchDiscovery(['zero'], 'calculus');
  expect(two).toEqual(['calculus', 'zero']);
  expect(touchDiscovery(two, 'zero')).toEqual(['calculus']);
});

test('others come in the order of the seats, from the next one on', () => {
  expect(othersOf(see(start, 1))).toEqual([2, 0]);
  expect(othersOf(see(start, 'spectator'))).toEqual([0, 1, 2]);
});

test('a question is the same until something happens', () => {
  const called = step(start, { 0: 'call cauchy 1' });
  expect(promptOf(see(start))).toBe(promptOf(see(start)));
  expect(promptOf(see(called))).not.toBe(promptOf(see(start)));
});
