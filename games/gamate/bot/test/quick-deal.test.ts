import { describe, expect, test } from 'vitest';
import { quickRandom } from '#bots/quick-random.ts';
import { campOf } from '../../rules/seats.ts';
import type { Announcement, Contract, State } from '../../rules/types.ts';
import { type Order, orderOf } from '../../solver/order.ts';
import { RENOUNCE } from '../code.ts';
import { playOut } from '../playout.ts';
import { playOn } from '../policy.ts';
import { copyDeal, emptyDeal, give, play, type QuickDeal } from '../quick-deal.ts';
import { valueOf } from '../stakes.ts';
import { STYLE } from '../style.ts';
import { placeOf, tableOf } from '../worlds.ts';
import { EXTENDED, PLAIN, randomMove, rngOf, wholeMatch } from './random-play.ts';

describe('the compact deal', () => {
  test.each([PLAIN, EXTENDED])('plays as the rules do, card by card (%o)', config => {
    for (let seed = 0; seed < 12; seed++) {
      let quick: QuickDeal | undefined;
      for (const { state, move } of wholeMatch({ config, seed }, randomMove)) {
        const { contract, announced } = state;
        if (contract === null || announced === null) {
          if (quick !== undefined) expectResult(quick, state);
          quick = undefined;
          continue;
        }
        const order = orderOf(contract.trumps, announced.way);
        quick ??= dealOf(state, order);
        if (move.kind === 'lead') quick.next = move.hand;
        const expected = dealOf(state, order);
        if (move.kind === 'lead') expected.next = move.hand;
        expect(picture(quick)).toEqual(picture(expected));
        if ('card' in move)
          play(quick, placeOf(order, move.card) + (move.kind === 'renounce' ? RENOUNCE : 0));
      }
    }
  });

  test('every card is played, whoever plays', () => {
    for (let seed = 0; seed < 40; seed++) {
      const start = randomStart(seed);
      const deal = emptyDeal();
      copyDeal(start, deal);
      if (seed % 2 === 0) playOut(deal, quickRandom(rngOf(seed)));
      else playOn(deal, [STYLE, STYLE]);
      expect(deal.left).toBe(0);
      expect([...deal.low, ...deal.high, ...deal.mutes].every(one => one === 0)).toBe(true);
      expect((deal.tricks[0] as number) + (deal.tricks[1] as number)).toBe(13);
    }
  });
});

/** The deal is over: the rules' result is the compact one. */
function expectResult(quick: QuickDeal, { past }: State): void {
  const last = past.at(-1);
  if (last?.tag !== 'played') throw new Error('not a played deal');
  const { contract, announced, winner, points } = last;
  const declarer = campOf(contract.declarer);
  const value = valueOf(quick, { announced: announced.tricks, isOpposed: contract.isOpposed, declarer });
  expect(value).toBe(winner === declarer ? points : -points);
}

function dealOf(state: State, order: Order): QuickDeal {
  const deal = tableOf(state, order);
  for (const [seat, hand] of state.hands.entries())
    for (const card of hand) give(deal, seat, placeOf(order, card));
  return deal;
}

/** `taker` and `pile` mean something only while a trick is being played. */
function picture({ taker, top, ...deal }: QuickDeal): unknown {
  return deal.played === 0 ? deal : { ...deal, taker, top };
}

function randomStart(seed: number): QuickDeal {
  for (const { state } of wholeMatch({ config: PLAIN, seed }, randomMove)) {
    const { contract, announced }: { contract: Contract | null; announced: Announcement | null } = state;
    if (contract !== null && announced !== null)
      return dealOf(state, orderOf(contract.trumps, announced.way));
  }
  throw new Error('no deal was played');
}
