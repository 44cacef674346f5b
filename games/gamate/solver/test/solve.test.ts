import { describe, expect, test } from 'vitest';
import { cardsOf, trumps } from '../../test/position.ts';
import { after } from '../after.ts';
import { type Deal, type Solved, solve } from '../solve.ts';
import { exhaustivePlays, exhaustiveValue } from './exhaustive.ts';
import { randomDeal, rngOf } from './random-deal.ts';

describe('the solver', () => {
  // With four tricks left trying everything takes a second, and three cards on the table make it bearable.
  test.each([
    { left: 1, count: 300, onTable: [0, 1, 2, 3] },
    { left: 2, count: 400, onTable: [0, 1, 2, 3] },
    { left: 3, count: 60, onTable: [1, 2, 3] },
    { left: 4, count: 1, onTable: [3] },
  ])('agrees with a search of everything, $left tricks from the end', ({ left, count, onTable }) => {
    for (let seed = 0; seed < count; seed++) {
      const deal = randomDeal(rngOf(seed, left), left, onTable[seed % onTable.length]);
      const { value, plays } = solved(deal);
      const key = ({ card, deed }: { card: number; deed: string }): string => `${card} ${deed}`;
      const known = exhaustivePlays(deal);
      expect(new Map(plays.map(play => [key(play), play.value]))).toEqual(
        new Map(known.map(play => [key(play), play.value])),
      );
      expect(value).toBe(exhaustiveValue(deal, known));
    }
  });

  test('keeps its word: the value stays to the end if everybody plays the best', () => {
    for (let seed = 0; seed < 12; seed++) {
      let deal = randomDeal(rngOf(seed, 8), 5, seed % 4);
      const { value } = solved(deal);
      while (deal.hands.some(({ length }) => length > 0)) {
        const now = solved(deal);
        expect(now.value).toBe(value);
        const [best] = now.plays;
        if (best === undefined) throw new Error('no play');
        deal = after(deal, best);
      }
      expect(solved(deal)).toEqual({ tag: 'solved', value, plays: [], nodes: 0 });
    }
  });

  test('takes the same work for the same question, whatever was solved before', () => {
    const deals = [5, 6, 5].map((left, seed) => randomDeal(rngOf(seed, 10), left));
    const first = deals.map(deal => solve(deal));
    expect(deals.toReversed().map(deal => solve(deal))).toEqual(first.toReversed());
  });

  test('it does not matter where the table stands', () => {
    for (let seed = 0; seed < 30; seed++) {
      const deal = randomDeal(rngOf(seed, 9), 4, seed % 4);
      for (const by of [1, 2, 3]) expect(solved(turned(deal, by)).value).toBe(solved(deal).value);
    }
  });

  test('[GA-16] every point is counted: a last trick worth 38, and doubled 76', () => {
    // As in the rule book: 7 tricks as announced, 3 brisques, 4 cards renounced by the defenders.
    const deal: Deal = {
      hands: ['48', '2', '3', '5'].map(cardsOf),
      trumps: trumps('multiples 6'),
      way: 'up',
      announced: 7,
      isOpposed: false,
      declarer: 0,
      leader: 0,
      trick: [],
      tricks: [6, 6],
      brisques: [2, 2],
      renounced: [0, 2],
    };
    expect(solved(deal).value).toBe(38);
    expect(solved({ ...deal, isOpposed: true }).value).toBe(76);
  });

  test('says so when it is too much', () => {
    expect(solve(randomDeal(rngOf(1), 13))).toEqual({ tag: 'too-big', nodes: 0 });
    expect(solve(randomDeal(rngOf(1), 6), { nodes: 1000 })).toEqual({ tag: 'too-big', nodes: 1000 });
  });
});

function solved(deal: Deal): Extract<Solved, { tag: 'solved' }> {
  const found = solve(deal);
  if (found.tag !== 'solved') throw new Error('too big');
  return found;
}

/** Everybody moves so many seats on. */
function turned(deal: Deal, by: number): Deal {
  const seat = (one: number): number => (one + by) % 4;
  const pair = (counts: Deal['tricks']): Deal['tricks'] => (by % 2 === 0 ? counts : [counts[1], counts[0]]);
  return {
    ...deal,
    hands: deal.hands.map((_, at) => deal.hands[(at + 4 - by) % 4] ?? []),
    declarer: seat(deal.declarer),
    leader: seat(deal.leader),
    trick: deal.trick.map(play => ({ ...play, hand: seat(play.hand) })),
    tricks: pair(deal.tricks),
    brisques: pair(deal.brisques),
    renounced: pair(deal.renounced),
  };
}
