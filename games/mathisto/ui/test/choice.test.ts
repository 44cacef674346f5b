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
  familyTaken,
  heldFamilies,
  mayCallFrom,
  missingOf,
  moveOf,
  NOTHING,
  othersOf,
  promptOf,
  touchCard,
  touchDiscovery,
  touchFamily,
} from '../choice.ts';

const start = position({ hands: ['euler agnesi calculus zero', 'cauchy', 'gauss'], stock: 'turing boole' });
const see = (state: State, seat: number | 'spectator' = 0): View => game.view(state, seat);
const handOf = (state: State, seat = 0): readonly Card[] => state.hands[seat] ?? [];

describe('the hand by families', () => {
  test('holds people in their order and the discovery last; the others are listed apart', () => {
    expect(heldFamilies(handOf(start))).toEqual([
      { family: 'analysts', cards: ['euler', 'agnesi', 'calculus'] },
      { family: 'arithmeticians', cards: ['zero'] },
    ]);
    expect(familiesNotHeld(see(start), handOf(start))).toEqual([
      'algebraists',
      'astronomers',
      'geometers',
      'logicians',
      'probabilists',
    ]);
  });

  test('[MH-6] one may call from a family one holds something of; with nothing but jokers, from any', () => {
    expect(mayCallFrom(handOf(start), 'analysts')).toBe(true);
    expect(mayCallFrom(handOf(start), 'logicians')).toBe(false);
    const jokers = position({ hands: ['bourbaki', 'euler', 'gauss'], stock: 'turing' });
    expect(heldFamilies(handOf(jokers))).toEqual([]);
    expect(familiesNotHeld(see(jokers), handOf(jokers))).toHaveLength(7);
    expect(mayCallFrom(handOf(jokers), 'logicians')).toBe(true);
  });

  test('[MH-6] a card that lies face up is no longer missing, and a family that lies there whole is gone', () => {
    const table = position({
      hands: ['calculus zero', 'cauchy', 'gauss'],
      posed: [posed(1, 'analysts:5 scribe'), posed(2, 'geometers geometers:d')],
    });
    expect(missingOf(see(table), handOf(table), 'analysts')).toEqual(['kovalevskaya']);
    expect(missingOf(see(table), handOf(table), 'geometers')).toEqual([]);
    expect(familiesNotHeld(see(table), handOf(table))).not.toContain('geometers');
  });

  test('[MH-13] in the simplified form no discovery is missing', () => {
    const simple = position({ hands: ['euler', 'cauchy', 'gauss'], config: { form: 'simplified' } });
    expect(missingOf(see(simple), handOf(simple), 'analysts')).toHaveLength(5);
  });

  test('what is held and what is missing may be called, and nothing else', () => {
    const view = see(start);
    const hand = handOf(start);
    const offered = heldFamilies(hand).flatMap(({ family, cards }) =>
      cards.concat(missingOf(view, hand, family)),
    );
    const legal = [...game.moves(view)].flatMap(move => (move.kind === 'call' ? [move.card] : []));
    expect(offered.toSorted()).toEqual([...new Set(legal)].sort());
  });
});

describe('a call', () => {
  const hand = handOf(start);
  const analysts: Considered = { tag: 'family', family: 'analysts', isBluff: false };

  test('begins with a family; touched again it is put back', () => {
    expect(touchFamily(NOTHING, 'analysts')).toEqual(analysts);
    expect(touchFamily(analysts, 'analysts')).toEqual(NOTHING);
    expect(touchFamily({ tag: 'card', card: 'cauchy' }, 'analysts')).toEqual(NOTHING);
    expect(touchFamily(analysts, 'arithmeticians')).toEqual({
      tag: 'family',
      family: 'arithmeticians',
      isBluff: false,
    });
    expect(familyTaken(analysts)).toBe('analysts');
    expect(backFrom(analysts, hand)).toEqual(NOTHING);
  });

  test('goes on with a card that is missing; touched again it is put back to its family', () => {
    const taken = touchCard(analysts, 'cauchy', hand);
    expect(taken).toEqual({ tag: 'card', card: 'cauchy' });
    expect(familyTaken(taken)).toBe('analysts');
    expect(touchCard(taken, 'cauchy', hand)).toEqual(analysts);
    expect(backFrom(taken, hand)).toEqual(analysts);
  });

  test('[MH-6] a card that one holds is called only by those who mean to bluff', () => {
    const bluff: Considered = { ...analysts, isBluff: true };
    const own = touchCard(bluff, 'euler', hand);
    expect(own).toEqual({ tag: 'card', card: 'euler' });
    expect(backFrom(own, hand)).toEqual(bluff);
    expect(backFrom(bluff, hand)).toEqual(analysts);
  });
});

describe('what confirming would play', () => {
  test.each<[Considered, unknown]>([
    [NOTHING, null],
    [{ tag: 'card', card: 'euler' }, null],
    [
      { tag: 'pose', cards: cardsOf('geometers') },
      { kind: 'pose', cards: cardsOf('geometers') },
    ],
    [
      { tag: 'discoveries', cards: ['zero'] },
      { kind: 'discoveries', cards: ['zero'] },
    ],
    [
      { tag: 'choose', choice: 2, text: 'Euler' },
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
    expect(consideredIn({ kind: 'call', card: 'euler', from: 1 })).toEqual({ tag: 'card', card: 'euler' });
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
