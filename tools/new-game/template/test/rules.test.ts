import { expect, test } from 'vitest';
import { rngFor } from '#kernel/rng.ts';
import { testSeed } from '#kernel/test/laws.ts';
import { game } from '../rules/index.ts';
import { takerOf } from '../rules/tricks.ts';
import type { State } from '../rules/types.ts';

const MIDDLE: State = {
  hands: [
    [2, 9],
    [4, 7, 11],
  ],
  spare: [1, 12],
  tricks: [
    [
      { seat: 0, card: 6 },
      { seat: 1, card: 8 },
    ],
    [
      { seat: 1, card: 3 },
      { seat: 0, card: 5 },
    ],
    [{ seat: 0, card: 10 }],
  ],
};

test('[NG-1] five cards each, two face down; a card that is not in hand is refused', () => {
  const { hands, spare } = game.setup({}, 2, rngFor(testSeed(1), 0));
  expect([hands.map(hand => hand.length), spare.length]).toEqual([[5, 5], 2]);
  expect(game.check(game.view(MIDDLE, 1), { kind: 'lay', card: 2 })).toEqual({
    ok: false,
    rule: 'NG-1',
    facts: { card: 2 },
  });
});

test('[NG-2] whoever can follow odd or even does so', () => {
  expect([...game.moves(game.view(MIDDLE, 1))]).toEqual([{ kind: 'lay', card: 4 }]);
  expect(game.check(game.view(MIDDLE, 1), { kind: 'lay', card: 7 })).toMatchObject({ rule: 'NG-2' });
});

test.each([
  [[10, 4, 12], 2],
  [[10, 11, 12], 2],
  [[3, 12, 8], 0],
])('[NG-3] of %j, seat %i takes the trick', (cards, taker) => {
  expect(takerOf(cards.map((card, seat) => ({ seat, card })))).toBe(taker);
});

test('[NG-3] whoever took the last trick begins the next', () => {
  const { tricks, ...rest } = MIDDLE;
  expect(game.status({ ...rest, tricks: tricks.slice(0, 1) })).toMatchObject({ turn: { seats: [1] } });
});

test('[NG-4] most tricks win', () => {
  const { tricks } = MIDDLE;
  const end = { hands: [[], []], spare: [1, 12], tricks: tricks.slice(0, 1) };
  expect(game.status(end)).toMatchObject({ outcome: { ranks: [2, 1], scores: [0, 1] } });
});
