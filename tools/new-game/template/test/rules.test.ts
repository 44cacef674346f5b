import { expect, test } from 'vitest';
import { rngFor } from '#kernel/rng.ts';
import { testSeed } from '#kernel/test/laws.ts';
import { game } from '../rules/index.ts';

const start = game.setup({}, 2, rngFor(testSeed(1), 0));

function lay(
  ...cards: readonly number[]
): readonly { seat: number; move: { kind: 'lay'; card: number }; elapsedMs: number; by: 'player' }[] {
  return cards.map((card, seat) => ({ seat, move: { kind: 'lay', card }, elapsedMs: 0, by: 'player' }));
}

test('[NG-1] three cards each, two face down; a card that is not in hand is refused', () => {
  expect([start.hands.map(hand => hand.length), start.stock.length]).toEqual([[3, 3], 2]);
  expect(game.check(game.view(start, 0), { kind: 'lay', card: 99 })).toEqual({
    ok: false,
    rule: 'NG-1',
    facts: { card: 99 },
  });
});

test('[NG-2] all cards of a round are turned over together', () => {
  const [a = 0, b = 0] = start.hands.map(hand => hand[0]);
  const next = game.apply(start, lay(a, b), rngFor(testSeed(1), 1));
  expect(game.view(next, 'spectator').rounds).toEqual([[a, b]]);
});

test('[NG-3] most rounds win', () => {
  const state = {
    hands: [[], []],
    stock: [1, 8],
    rounds: [
      [2, 3],
      [7, 4],
      [5, 6],
    ],
  };
  expect(game.status(state)).toMatchObject({ outcome: { ranks: [2, 1], scores: [1, 2] } });
});
