import { describe, expect, test } from 'vitest';
import { rngFor } from '#kernel/rng.ts';
import { testSeed } from '#kernel/test/laws.ts';
import { QUESTIONS, QUESTION_CARDS as WRITTEN } from '../data/questions.ts';
import {
  ALL_CARDS,
  cardsOf,
  DISCOVERY,
  FAMILIES,
  familyOf,
  indexOf,
  isCard,
  isDiscovery,
  isFamilyCard,
  isJoker,
  isPerson,
  JOKERS,
  PEOPLE,
  sorted,
} from '../rules/cards.ts';
import { game } from '../rules/index.ts';
import { cardsInPlay, QUESTION_CARDS } from '../rules/setup.ts';
import type { Config, State } from '../rules/types.ts';
import { ask, position, USUAL } from './position.ts';

function deal(seats: number, changed: Partial<Config> = {}, n = 1): State {
  return game.setup({ ...USUAL, ...changed }, seats, rngFor(testSeed(n), 0));
}

describe('[MH-1] the families', () => {
  test('seven, each of six people and one discovery, every card once', () => {
    expect(FAMILIES).toHaveLength(7);
    for (const family of FAMILIES) {
      expect(PEOPLE[family]).toHaveLength(6);
      expect(cardsOf(family)).toEqual([...PEOPLE[family], DISCOVERY[family]]);
      for (const card of cardsOf(family)) expect(familyOf(card)).toBe(family);
    }
    expect(new Set(FAMILIES.flatMap(cardsOf)).size).toBe(49);
  });

  test('a card is a person, a discovery or a joker, in the order of its family', () => {
    expect(ALL_CARDS).toHaveLength(51);
    for (const [index, card] of ALL_CARDS.entries()) {
      expect(indexOf(card)).toBe(index);
      expect([isPerson(card), isDiscovery(card), isJoker(card)].filter(Boolean)).toHaveLength(1);
    }
    expect(sorted(ALL_CARDS.toReversed())).toEqual(ALL_CARDS);
    for (const wrong of ['', 'Euler', 'analysts', 7, null, undefined, ['euler']])
      expect(isCard(wrong)).toBe(false);
  });

  test.each([
    ['pose geometers:5 euclid', { case: 'double', card: 'euclid' }],
    ['discoveries zero zero calculus pythagoras', { case: 'double', card: 'zero' }],
  ])('%s: a card named twice is refused', (move, facts) => {
    const state = position({ hands: ['geometers pythagoras zero calculus', 'euler', 'gauss'] });
    expect(ask(state, 0, move)).toEqual({ ok: false, rule: 'MH-1', facts });
  });

  test.each([
    // Such a list does not come from JSON, but from the device's store.
    ['a hole', Object.assign([], { 1: 'euler' })],
    ['holes only', Object.assign([], { length: 2 })],
    ['a list in the list', [['euler'], 'gauss']],
    ['too many cards', ALL_CARDS.slice(0, 9)],
    ['a card that does not exist', ['newton']],
  ])('a list with %s is no choice of cards', (_, cards) => {
    for (const kind of ['pose', 'discoveries']) expect(game.parseMove({ kind, cards })).toBeNull();
  });
});

describe('[MH-2] the jokers', () => {
  test('two, of no family, which nobody can call', () => {
    expect(JOKERS).toHaveLength(2);
    for (const joker of JOKERS) {
      expect(isFamilyCard(joker)).toBe(false);
      expect(game.parseMove({ kind: 'call', card: joker, from: 1 })).toBeNull();
    }
    expect(game.parseMove({ kind: 'call', card: 'zero', from: 1 })).toEqual({
      kind: 'call',
      card: 'zero',
      from: 1,
    });
  });

  test('one stands for a missing person', () => {
    const state = position({ hands: ['geometers bourbaki', 'euler', 'gauss'] });
    expect(ask(state, 0, 'pose geometers:5 bourbaki')).toEqual({ ok: true });
    expect(ask(state, 0, 'pose geometers bourbaki')).toEqual({
      ok: false,
      rule: 'MH-2',
      facts: { case: 'nobody' },
    });
  });

  test('never for a discovery', () => {
    const state = position({ hands: ['zero calculus pythagoras bourbaki', 'euler', 'gauss'] });
    expect(
      game.parseMove({ kind: 'discoveries', cards: ['zero', 'calculus', 'pythagoras', 'bourbaki'] }),
    ).toBeNull();
    expect([...game.moves(game.view(state, 0))].filter(({ kind }) => kind !== 'call')).toEqual([]);
  });
});

test('[MH-3] 27 question cards with a question for every family', () => {
  expect([QUESTION_CARDS, Object.keys(QUESTIONS)]).toEqual([WRITTEN, [...FAMILIES]]);
  expect(deal(3).pack.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 27 }, (_, i) => i + 1));
});

describe('[MH-4] the two forms', () => {
  test.each([
    ['strategic', 51, 7, 2],
    ['simplified', 42, 0, 0],
  ] as const)('%s: %i cards, with %i discoveries and %i jokers', (form, count, discoveries, jokers) => {
    const cards = cardsInPlay({ form });
    expect([cards.length, cards.filter(isDiscovery).length, cards.filter(isJoker).length]).toEqual([
      count,
      discoveries,
      jokers,
    ]);
    const { hands, stock } = deal(4, { form });
    expect(sorted([...hands.flat(), ...stock])).toEqual(cards);
  });

  test('strategic is the usual one; there is no third', () => {
    expect(game.parseConfig({})).toEqual(USUAL);
    expect(game.parseConfig({ form: 'simplified' })).toEqual({ ...USUAL, form: 'simplified' });
    for (const wrong of [{ form: 'long' }, { answers: 'loud' }, { record: 1 }, { starter: '7' }, null, []])
      expect(game.parseConfig(wrong)).toBeNull();
  });
});

describe('[MH-5] the deal', () => {
  test.each([3, 4, 5, 6])('%i players: seven cards each, the rest is the stock', seats => {
    for (const form of ['strategic', 'simplified'] as const) {
      const state = deal(seats, { form });
      expect(state.hands.map(hand => hand.length)).toEqual(Array.from({ length: seats }, () => 7));
      expect(state.stock).toHaveLength(cardsInPlay({ form }).length - 7 * seats);
      for (const hand of state.hands) expect(hand).toEqual(sorted(hand));
    }
  });

  test('cards and questions are shuffled', () => {
    const deals = Array.from({ length: 30 }, (_, n) => deal(3, {}, n));
    expect(new Set(deals.map(({ hands }) => String(hands[0]))).size).toBe(30);
    expect(new Set(deals.map(({ pack }) => pack.at(-1))).size).toBeGreaterThan(12);
  });

  test('chance names who starts, or the table does', () => {
    const starters = (starter: Config['starter'], seats: number): number[] =>
      [...new Set(Array.from({ length: 40 }, (_, n) => deal(seats, { starter }, n).starter))].sort(
        (a, b) => a - b,
      );
    expect(starters('random', 5)).toEqual([0, 1, 2, 3, 4]);
    expect(starters('1', 4)).toEqual([0]);
    expect(starters('4', 4)).toEqual([3]);
    // Nobody sits there: chance decides.
    expect(starters('6', 3)).toEqual([0, 1, 2]);
    expect(deal(4, { starter: '3' }).phase).toEqual({ tag: 'turn', seat: 2 });
  });
});
