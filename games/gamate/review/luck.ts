/** What a hand was worth that somebody was dealt, and what the open hand showed: by the tricks that cards promise. */

import { strokeOf } from '#bots/luck.ts';
import { type QuickRandom, quickRandom } from '#bots/quick-random.ts';
import type { Seat } from '#contract/game.ts';
import type { Change, Stroke } from '#contract/review.ts';
import type { Rng } from '#contract/rng.ts';
import { must } from '#kernel/must.ts';
import { bestPoints } from '../bot/prospects.ts';
import { allBids, type Bid, bidOf, tricksOf, weigh } from '../bot/strength.ts';
import { deal, handIn, type Outlook, outlookOf } from '../bot/worlds.ts';
import type { Card } from '../rules/cards.ts';
import { floorOf } from '../rules/check.ts';
import { campOf, partnerOf } from '../rules/seats.ts';
import type { Contract, Gamate, View } from '../rules/types.ts';

/** Deals tried for one world, as the best bot does. */
const TRIES = 4;
/** Worlds of this kind cost little, and much is chance in them. */
const MORE = 6;
/** Of bids that are very much alike, a run and the next one, every so many are enough. */
const EVERY = 6;

export function luck({ seat, before, after }: Change<Gamate>, worlds: number, rng: Rng): Stroke | null {
  const random = quickRandom(rng);
  if (after.phase.tag === 'over') return null;
  if (isNewDeal(before, after)) return dealt(after, seat, worlds, random);
  const isShown = before !== null && before.dummy === null && after.dummy !== null;
  // Nobody learns anything from their own hand.
  if (!isShown || after.contract === null || seat === after.dummy) return null;
  return shown({ before, after, contract: after.contract }, seat, worlds, random);
}

function isNewDeal(before: View | null, { calls, past }: View): boolean {
  return before === null || (calls.length === 0 && past.length > before.past.length);
}

type Hands = readonly (readonly Card[] | Uint8Array)[];

function handsIn(outlook: Outlook): Hands {
  return [0, 1, 2, 3].map(seat => Uint8Array.from(handIn(outlook, seat)));
}

function dealt(after: View, seat: Seat, worlds: number, random: QuickRandom): Stroke {
  const mine = outlookOf(after);
  const anybody = outlookOf({ ...after, hands: after.hands.map(() => null) });
  const bids = allBids().filter((_, at) => at % EVERY === 0);
  let outlook = mine;
  const stroke = strokeOf({
    count: MORE * worlds,
    deal: () => {
      outlook = mine;
      deal(outlook, 1, random);
    },
    redraw: () => {
      outlook = anybody;
      deal(outlook, 1, random);
    },
    lead: () => promiseOf(handsIn(outlook), bids, seat, floorOf({ ...after, contract: null })),
  });
  return { ...stroke, facts: { what: 'deal', cards: (after.hands[seat] ?? []).join(' ') } };
}

/** For the camp of a seat: the better contract is played, whoever has it. */
function promiseOf(hands: Hands, bids: readonly Bid[], seat: Seat, floor: number): number {
  const most = [0, 1].map(camp => bids.reduce((best, bid) => Math.max(best, tricksFor(hands, camp, bid)), 0));
  const [ours, theirs] = [must(most[campOf(seat)]), must(most[1 - campOf(seat)])];
  return ours >= theirs ? bestPoints(ours, floor) : -bestPoints(theirs, floor);
}

/** GA-10, GA-11: the declarer sees both hands of the camp and chooses the way. */
function tricksFor(hands: Hands, seat: Seat, { up, down }: Bid): number {
  const both = (weights: Bid['up']): number =>
    weigh(must(hands[seat]), weights) + weigh(must(hands[partnerOf(seat)]), weights);
  return tricksOf(Math.max(both(up), both(down)));
}

interface Shown {
  readonly before: View;
  readonly after: View;
  readonly contract: Contract;
}

/** GA-10: the open hand, beside the hands that it might have been. */
function shown({ before, after, contract }: Shown, seat: Seat, worlds: number, random: QuickRandom): Stroke {
  const now = outlookOf(after);
  const then = outlookOf({ ...after, hands: before.hands });
  const bid = bidOf(contract.trumps);
  const sign = campOf(contract.declarer) === campOf(seat) ? 1 : -1;
  const stake = contract.isOpposed ? 2 : 1;
  let outlook = now;
  const stroke = strokeOf({
    count: MORE * worlds,
    deal: () => {
      outlook = now;
      deal(outlook, TRIES, random);
    },
    redraw: () => {
      outlook = then;
      deal(outlook, TRIES, random);
    },
    lead: () => {
      const tricks = tricksFor(handsIn(outlook), contract.declarer, bid);
      return sign * stake * bestPoints(tricks, floorOf({ ...after, contract }));
    },
  });
  return { ...stroke, facts: { what: 'dummy', cards: (after.hands[after.dummy ?? 0] ?? []).join(' ') } };
}
