import { expect, test } from 'vitest';
import { quickRandom } from '#bots/quick-random.ts';
import type { Card } from '../../rules/cards.ts';
import { ALL_CARDS, cardsInPlay } from '../../rules/cards.ts';
import { poolOf } from '../../rules/check.ts';
import { toCard, toCode } from '../code.ts';
import { type Holding, holds } from '../holding.ts';
import { emptyGame } from '../quick-game.ts';
import { deal, outlookOf } from '../worlds.ts';
import { positions, rngOf } from './random-play.ts';

test.each([2, 3, 5])('compact worlds agree with what a player has seen, with %d players', seats => {
  const world = emptyGame();
  for (const { view, seed } of positions(seats, 4)) {
    deal(outlookOf(view, 2, rngOf(seed)), quickRandom(rngOf(seed, 1)), world);
    const held = world.held.slice(0, seats).map(list);
    const shown = world.shown.slice(0, seats).map(list);
    const me = view.me as number;
    expect(new Set(held[me])).toEqual(new Set(poolOf(view, me)));
    expect(shown.map(cards => new Set(cards))).toEqual(view.displays.map(cards => new Set(cards)));
    expect(held.map((cards, seat) => cards.length - (shown[seat]?.length ?? 0))).toEqual(view.handSizes);
    for (const [seat, cards] of shown.entries())
      expect(cards.every(card => holds(world.held[seat] as Holding, toCode(card)))).toBe(true);
    const deck = [...world.deck.subarray(0, world.deckSize)].map(toCard);
    const middle = 'middle' in view.phase ? [view.phase.middle] : [];
    expect([...held.flat(), ...deck, ...middle].sort()).toEqual(cardsInPlay(view.removed).sort());
  }
});

function list(holding: Holding): Card[] {
  return ALL_CARDS.filter(card => holds(holding, toCode(card)));
}
