import { describe, expect, test } from 'vitest';
import { rngFor } from '#kernel/rng.ts';
import { testSeed } from '#kernel/test/laws.ts';
import {
  ALL_CARDS,
  cardsInPlay,
  indexOf,
  isCard,
  SETS,
  SIZES,
  setOf,
  sizeOf,
  sorted,
} from '../rules/cards.ts';
import { game } from '../rules/index.ts';
import { DISPLAY } from '../rules/setup.ts';
import type { Move, State } from '../rules/types.ts';
import { ask, playOut, position } from './position.ts';
import vectors from './vectors/scoring.json' with { type: 'json' };

const config = { talk: 'silent' } as const;

function deal(seats: number, n = 1): State {
  return game.setup(config, seats, rngFor(testSeed(n), 0));
}

describe('[MY-1] the dolls', () => {
  test('70 cards, ten sets of seven, each once', () => {
    expect([SETS.length, SIZES.length, ALL_CARDS.length, new Set(ALL_CARDS).size]).toEqual([10, 7, 70, 70]);
    expect([ALL_CARDS[0], ALL_CARDS[69]]).toEqual(['A1', 'J7']);
  });

  test('a card is written by set and number, and read so', () => {
    for (const [index, card] of ALL_CARDS.entries()) {
      expect(`${setOf(card)}${sizeOf(card)}`).toBe(card);
      expect(indexOf(card)).toBe(index);
    }
    for (const wrong of ['', 'A', 'A0', 'A8', 'K1', 'a1', '1A', 'A11', 7, null])
      expect(isCard(wrong)).toBe(false);
  });

  test.each([
    // Such a list does not come from JSON, but from the device's store.
    ['a hole', Object.assign([], { 1: 'A2' })],
    ['holes only', Object.assign([], { length: 2 })],
    ['a list in the list', [['A1'], 'A2']],
    ['too many cards', ALL_CARDS.slice(0, 15)],
  ])('a list with %s is no choice of cards', (_, cards) => {
    for (const kind of ['display', 'offer']) expect(game.parseMove({ kind, cards })).toBeNull();
  });

  test('a card named twice is refused', () => {
    const refusal = { ok: false, rule: 'MY-1', facts: { case: 'double', card: 'A1' } };
    const choosing = position({ hands: ['A1 A2', 'B1'], round: 0, phase: { tag: 'display' } });
    expect(ask(choosing, 0, 'display A1 A1')).toEqual(refusal);
    const offering = position({
      hands: ['B1 B2', 'A1 A2'],
      phase: { tag: 'offer', active: 0, middle: 'B3' },
    });
    expect(ask(offering, 1, 'offer A1 A1')).toEqual(refusal);
  });
});

describe('[MY-2] the sets in play', () => {
  test.each([
    [3, 4],
    [4, 2],
    [5, 0],
  ])('%i players: %i complete sets stay in the box, and all know which', (seats, removed) => {
    const state = deal(seats);
    expect(state.removed).toHaveLength(removed);
    expect(SETS.length - removed).toBe(vectors.setsInPlay[String(seats) as '3']);
    for (const viewer of [0, 1, 'spectator'] as const)
      expect(game.view(state, viewer).removed).toEqual(state.removed);
  });

  test.each([2, 3, 4, 5])('%i players: exactly 14 cards each, all of the sets that are left', seats => {
    const state = deal(seats);
    const all = [...state.deck, ...state.hands.flat()];
    expect(sorted(all)).toEqual(cardsInPlay(state.removed));
    expect(all).toHaveLength(vectors.cardsPerPlayer * seats);
  });

  test('chance says which', () => {
    const seen = new Set(Array.from({ length: 60 }, (_, n) => deal(3, n).removed).flat());
    expect(seen.size).toBe(10);
  });

  test('a card of a set in the box is refused as such', () => {
    const state = position({
      hands: ['A1 A2', 'B1 B2'],
      removed: ['J'],
      round: 0,
      phase: { tag: 'display' },
    });
    const refusal = { ok: false, rule: 'MY-2', facts: { card: 'J7', set: 'J' } };
    expect(ask(state, 0, 'display A1 J7')).toEqual(refusal);
    const present = position({ hands: ['A1 A2', 'B1 B2'], removed: ['J'] });
    expect(ask(present, 0, 'present J7')).toEqual(refusal);
  });
});

describe('[MY-3] the first player', () => {
  const dealt = (starter: '1' | '2' | '5' | undefined, n: number): State =>
    game.setup({ ...config, ...(starter && { starter }) }, 4, rngFor(testSeed(n), 0));

  test('is whom the table chose; the same cards are dealt', () => {
    for (let n = 0; n < 10; n++) {
      const { config: _, first, ...chance } = dealt(undefined, n);
      const { config: chosen, first: second, ...same } = dealt('2', n);
      expect([chosen.starter, second, same]).toEqual(['2', 1, chance]);
      // Nobody sits there: chance decides.
      expect(dealt('5', n).first).toBe(first);
    }
  });

  test('by chance, everybody comes first now and then', () => {
    const seats = Array.from({ length: 40 }, (_, n) => dealt(undefined, n).first);
    expect(new Set(seats).size).toBe(4);
  });
});

describe('[MY-3] the first display', () => {
  test('six cards each, then everyone chooses two', () => {
    const state = deal(4);
    expect(state.hands.map(hand => hand.length)).toEqual([6, 6, 6, 6]);
    expect(game.status(state)).toEqual({ tag: 'playing', turn: { mode: 'all', seats: [0, 1, 2, 3] } });
    // 6 choose 2.
    expect([...game.moves(game.view(state, 2))]).toHaveLength(15);
  });

  const choosing = position({
    hands: ['A1 A2 A3', 'B1 B2 B3', 'C1 C2 C3'],
    deck: 'E1 E2 E3 E4 E5 E6',
    round: 0,
    first: 1,
    phase: { tag: 'display' },
  });

  test.each([
    ['display A1', { case: 'count', need: 2, got: 1, round: 0 }],
    ['display A1 A2 A3', { case: 'count', need: 2, got: 3, round: 0 }],
    ['display A1 B1', { case: 'held', card: 'B1' }],
  ])('%s is refused', (move, facts) => {
    expect(ask(choosing, 0, move)).toEqual({ ok: false, rule: 'MY-3', facts });
  });

  test('all are revealed together, and the first player begins', () => {
    const shown = playOut(choosing, [{ 0: 'display A1 A2', 1: 'display B1 B3', 2: 'display C2 C3' }]);
    expect(game.view(shown, 'spectator').displays).toEqual([
      ['A1', 'A2'],
      ['B1', 'B3'],
      ['C2', 'C3'],
    ]);
    expect([shown.round, shown.first, shown.phase]).toEqual([1, 1, { tag: 'present', active: 1 }]);
  });

  test('anybody may be first player', () => {
    expect(new Set(Array.from({ length: 40 }, (_, n) => deal(5, n).first)).size).toBe(5);
  });
});

describe('[MY-4] drawing', () => {
  test.each([2, 3, 4, 5])(
    '%i players: always six in hand for the exchanges, and nothing left at the end',
    seats => {
      let state = deal(seats, seats);
      const seen: { round: number; hand: number; display: number }[] = [];
      for (
        let i = 1, status = game.status(state);
        status.tag === 'playing';
        status = game.status(state), i++
      ) {
        const commits = status.turn.seats.map(seat => {
          const move: Move = game.fallback(game.view(state, seat));
          return { seat, move, elapsedMs: 0, by: 'bot' as const };
        });
        state = game.apply(state, commits, rngFor(testSeed(seats), i));
        if (state.phase.tag === 'present' && state.phase.active === state.first) {
          for (const [seat, hand] of state.hands.entries())
            seen.push({ round: state.round, hand: hand.length, display: state.displays[seat]?.length ?? 0 });
        }
      }
      const flow = vectors.handFlow.filter(one => one.round !== undefined);
      const expected = flow.flatMap(({ round, handDuringTrades: hand }) =>
        Array.from({ length: seats }, () => ({ round, hand, display: DISPLAY[round - 1] })),
      );
      expect(seen).toEqual(expected);
      expect([state.deck, state.hands.map(hand => hand.length)]).toEqual([
        [],
        Array.from({ length: seats }, () => 1),
      ]);
    },
  );
});
