import { expect, test } from 'vitest';
import { isBrisque } from '../../rules/cards.ts';
import { campOf } from '../../rules/seats.ts';
import { orderOf } from '../../solver/order.ts';
import { solve } from '../../solver/solve.ts';
import { randomDeal } from '../../solver/test/random-deal.ts';
import { solvedValue } from '../finish.ts';
import { freshDeal, give } from '../quick-deal.ts';
import { placeOf } from '../worlds.ts';
import { rngOf } from './random-play.ts';

test('the end of a compact deal is worth what the solver says of it', () => {
  for (let seed = 0; seed < 200; seed++) {
    const left = 1 + (seed % 4);
    const deal = randomDeal(rngOf(seed, left), left);
    const order = orderOf(deal.trumps, deal.way);
    const quick = freshDeal(order, deal.leader);
    quick.left = left;
    quick.tricks.set(deal.tricks);
    quick.brisques.set(deal.brisques);
    quick.renounced.set(deal.renounced);
    for (const [seat, hand] of deal.hands.entries())
      for (const card of hand) give(quick, seat, placeOf(order, card));
    const { announced, isOpposed } = deal;
    const value = solvedValue(quick, { announced, isOpposed, declarer: campOf(deal.declarer) }, 1_000_000);
    expect(solve(deal)).toMatchObject({ tag: 'solved', value });
  }
});

test('a deal that is too much work is not solved', () => {
  const deal = randomDeal(rngOf(1), 6);
  expect(deal.hands.flat().some(isBrisque)).toBe(true);
  const order = orderOf(deal.trumps, deal.way);
  const quick = freshDeal(order, deal.leader);
  quick.left = 6;
  for (const [seat, hand] of deal.hands.entries())
    for (const card of hand) give(quick, seat, placeOf(order, card));
  expect(solvedValue(quick, { announced: 7, isOpposed: false, declarer: 0 }, 50)).toBe(null);
});
