import { expect, test } from 'vitest';
import { quickRandom } from '#bots/quick-random.ts';
import { faceUp } from '../../rules/calling.ts';
import type { Card } from '../../rules/cards.ts';
import { FAMILIES, sorted } from '../../rules/cards.ts';
import { game } from '../../rules/index.ts';
import { cardsInPlay } from '../../rules/setup.ts';
import type { State } from '../../rules/types.ts';
import { luckyMove, rngOf, SIMPLIFIED, STRATEGIC, statesOf } from '../../test/imagine-play.ts';
import { FAMILY_SIZE, FIRST_JOKER, toCard, toCode } from '../code.ts';
import { deal, outlookOf } from '../outlook.ts';
import { playOn, playTurn } from '../policy.ts';
import { call, copyGame, emptyGame, heldBy, jokersOf, type QuickGame, receive } from '../quick-game.ts';

function handOf(table: QuickGame, seat: number): Card[] {
  const codes = FAMILIES.flatMap((_, family) =>
    [0, 1, 2, 3, 4, 5, 6]
      .filter(bit => ((heldBy(table, seat, family) >> bit) & 1) === 1)
      .map(bit => family * FAMILY_SIZE + bit),
  );
  const jokers = [0, 1]
    .filter(bit => ((jokersOf(table, seat) >> bit) & 1) === 1)
    .map(bit => FIRST_JOKER + bit);
  return [...codes, ...jokers].map(toCard);
}

function handsOf(table: QuickGame): Card[][] {
  return Array.from({ length: table.seats }, (_, seat) => handOf(table, seat));
}

function stockOf(table: QuickGame): Card[] {
  return [...table.stock.subarray(0, table.stockSize)].map(toCard);
}

/** The true state in the compact form. */
function compact(state: State): QuickGame {
  const table = emptyGame();
  table.seats = state.hands.length;
  for (const [seat, hand] of state.hands.entries())
    for (const card of hand) receive(table, seat, toCode(card));
  table.stock.set(state.stock.map(toCode));
  table.stockSize = state.stock.length;
  table.turn = state.phase.tag === 'turn' ? state.phase.seat : 0;
  return table;
}

test.each([
  ['strategic', STRATEGIC],
  ['simplified', SIMPLIFIED],
] as const)('compact worlds agree with what a player has seen: %s', (_, config) => {
  const world = emptyGame();
  for (const [step, state] of [...statesOf({ config, seats: 4, seed: 2 }, luckyMove, 200)].entries()) {
    if (step % 12 !== 0 || state.phase.tag === 'over') continue;
    for (const viewer of [0, 1, 2, 3]) {
      const random = quickRandom(rngOf(step, viewer));
      const outlook = outlookOf(game.view(state, viewer), step % 24 === 0 ? 'all' : 'nothing', random);
      for (let i = 0; i < 3; i++) {
        deal(outlook, random, world);
        expect(handOf(world, viewer)).toEqual(state.hands[viewer]);
        expect(handsOf(world).map(hand => hand.length)).toEqual(state.hands.map(hand => hand.length));
        expect([...world.sizes].slice(0, 4)).toEqual(state.hands.map(hand => hand.length));
        const all = [...handsOf(world).flat(), ...stockOf(world), ...faceUp(state)];
        expect(sorted(all)).toEqual(sorted(cardsInPlay(config)));
      }
    }
  }
});

test('[MH-7] [MH-8] [MH-9] a call in the compact form does what the rules do', () => {
  const calls = [1, 2, 3, 4, 5, 6].flatMap(seed => {
    const states = [...statesOf({ config: STRATEGIC, seats: 3, seed }, luckyMove, 160)];
    return states.flatMap((before, i) => {
      const after = states[i + 1];
      const made = after?.past[before.past.length];
      return after?.phase.tag === 'turn' && made?.kind === 'called' ? [{ before, after, made }] : [];
    });
  });
  expect(calls.length).toBeGreaterThan(200);
  for (const { before, after, made } of calls) {
    const table = compact(before);
    call(table, toCode(made.card), made.from);
    expect(handsOf(table)).toEqual(after.hands);
    expect(stockOf(table)).toEqual(after.stock);
    expect(after.phase).toEqual({ tag: 'turn', seat: table.turn });
  }
});

test('imagined games keep their cards, and end', () => {
  const start = emptyGame();
  const table = emptyGame();
  for (let seed = 0; seed < 40; seed++) {
    const random = quickRandom(rngOf(seed));
    const view = game.view(game.setup(STRATEGIC, 3 + (seed % 4), rngOf(seed)), 'spectator');
    deal(outlookOf(view, 'nothing', random), random, start);
    copyGame(start, table);
    for (let turn = 0; turn < 30 && !table.isOver; turn++) {
      playTurn(table, random);
      const inHands = handsOf(table);
      expect(new Set([...inHands.flat(), ...stockOf(table)]).size).toBe(
        inHands.flat().length + table.stockSize,
      );
      expect([...table.sizes].slice(0, table.seats)).toEqual(inHands.map(hand => hand.length));
    }
    playOn(table, random);
    expect(table.isOver).toBe(true);
    expect(table.posedCount).toBeGreaterThan(4);
  }
});
