/**
 * What to say in the auction, and whether to oppose: what each contract promises, in imagined worlds that agree
 * with what was bid.
 */

import { quickRandom } from '#bots/quick-random.ts';
import type { Facts, Seat } from '#contract/game.ts';
import type { Rng } from '#contract/rng.ts';
import { must } from '#kernel/must.ts';
import { check, floorOf } from '../rules/check.ts';
import type { Definition } from '../rules/definition.ts';
import { writeDefinition } from '../rules/notation.ts';
import { campOf, partnerOf } from '../rules/seats.ts';
import { isTrump, sameTerms, trumpsOf } from '../rules/trumps.ts';
import type { Contract, Move, View } from '../rules/types.ts';
import { errorOf, meanOf, noAverage, note, type Weighed } from './average.ts';
import type { Effort } from './effort.ts';
import { bestPoints } from './prospects.ts';
import { allBids, type Bid, bidOf, tricksAlone, tricksOf, weigh } from './strength.ts';
import { deal, handIn, type Outlook, outlookOf } from './worlds.ts';

/** Definitions of one's own that are looked at closer. */
const CLOSER_LOOK = 10;
/** At least so many worlds: here they take next to no time. */
const LEAST_WORLDS = 12;
/** In points: what it is worth that a word settles the auction. */
const SETTLED = 2;
/** A new word is as likely to come to nothing as not, once the other camp has one that it can settle on. */
const HEEDED = 0.5;

/** A word, and the contract that it leads to if nobody says anything else; null for none. */
interface Word {
  readonly move: Move;
  readonly contract: Contract | null;
  readonly bid: Bid | null;
  /** Whether the contract stands at once. */
  readonly isSettled: boolean;
}

/** Best first: to pass, to repeat what was spoken, and the best definitions of one's own. */
export function weighWords(view: View, me: Seat, effort: Effort, rng: Rng, against?: Move): Weighed[] {
  const words = wordsFor(view, me, against !== undefined && 'trumps' in against ? against.trumps : undefined);
  const outlook = outlookOf(view);
  const random = quickRandom(rng);
  const points = words.map(noAverage);
  const tricks = words.map(noAverage);
  for (let i = 0; i < Math.max(LEAST_WORLDS, effort.worlds); i++) {
    deal(outlook, effort.tries, random);
    for (const [at, { contract, bid }] of words.entries()) {
      if (contract === null || bid === null) continue;
      const expected = tricksIn(outlook, contract.declarer, bid);
      note(must(tricks[at]), expected);
      note(must(points[at]), pointsFor(view, me, contract, expected));
    }
  }
  const camp = campOf(me);
  // What the other camp could settle on next, if this word does not settle anything.
  const theirs = words.flatMap(({ contract, isSettled }, at) =>
    isSettled && contract !== null && campOf(contract.declarer) !== camp ? [meanOf(must(points[at]))] : [],
  );
  const valueOf = ({ move, isSettled }: Word, promised: number): number => {
    if (isSettled) return promised + SETTLED;
    if (move.kind !== 'bid' || theirs.length === 0) return promised;
    return HEEDED * promised + (1 - HEEDED) * Math.min(...theirs);
  };
  return words
    .map((word, at) => ({
      move: word.move,
      value: valueOf(word, meanOf(must(points[at]))),
      error: errorOf(must(points[at])),
      facts: factsOf(view, me, word, meanOf(must(tricks[at]))),
    }))
    .sort((a, b) => b.value - a.value);
}

/**
 * The definitions that one's own hand makes strongest, before anything is known of the partner's. Two or three numbers
 * as trumps can be as strong as many; but nobody can tell from them what one holds, or help.
 */
function ownBids(view: View, me: Seat, most: number): readonly { bid: Bid; tricks: number }[] {
  const hand = view.hands[me] ?? [];
  return allBids()
    .filter(({ trumps }) => {
      const mine = hand.filter(card => isTrump(trumps, card)).length;
      return mine >= LEAST_TRUMPS && mine >= LEAST_SHARE * trumpsOf(trumps).length;
    })
    .map(bid => ({ bid, tricks: tricksAlone(Math.max(weigh(hand, bid.up), weigh(hand, bid.down))) }))
    .sort((a, b) => b.tricks - a.tricks)
    .slice(0, most);
}

/** Of the trumps that one names one holds so many, and this part of all. */
const LEAST_TRUMPS = 4;
const LEAST_SHARE = 0.4;

function wordsFor(view: View, me: Seat, against?: Definition): Word[] {
  const { contract, calls } = view;
  const best = ownBids(view, me, CLOSER_LOOK).map(({ bid }) => bid);
  const isThere = against === undefined || best.some(({ trumps }) => sameTerms(trumps, against));
  const own = isThere ? best : [...best, bidOf(against)];
  if (view.phase.tag === 'opposition' && contract !== null) {
    const theirs = bidOf(contract.trumps);
    const oppose = (bid: Bid): Word => ({
      move: { kind: 'oppose', trumps: bid.trumps },
      contract: { trumps: bid.trumps, declarer: me, isOpposed: true },
      bid,
      isSettled: true,
    });
    const others = own.filter(bid => !sameTerms(bid.trumps, contract.trumps));
    return [pass(contract, theirs), ...[theirs, ...others].map(oppose)];
  }
  const spoken = calls.flatMap(({ seat, trumps }) =>
    trumps === null ? [] : [{ trumps, declarer: seat, isOpposed: false }],
  );
  const repeats = spoken.map(one => ({ contract: one, bid: bidOf(one.trumps) }));
  const last = repeats.at(-1);
  const isNew = ({ trumps }: Bid): boolean =>
    spoken.every(one => !sameTerms(one.trumps, trumps)) && check(view, { kind: 'bid', trumps }).ok;
  return [
    pass(last?.contract ?? null, last?.bid ?? null),
    ...repeats.map(({ contract: theirs, bid }): Word => {
      const { trumps } = bid;
      return { move: { kind: 'bid', trumps }, contract: theirs, bid, isSettled: true };
    }),
    ...own.filter(isNew).map((bid): Word => {
      const { trumps } = bid;
      const mine = { trumps, declarer: me, isOpposed: false };
      return { move: { kind: 'bid', trumps }, contract: mine, bid, isSettled: false };
    }),
  ];
}

function pass(contract: Contract | null, bid: Bid | null): Word {
  return { move: { kind: 'pass' }, contract, bid, isSettled: false };
}

/** The declarer chooses the better way, having seen both hands. */
function tricksIn(outlook: Outlook, declarer: Seat, { up, down }: Bid): number {
  const hands = [handIn(outlook, declarer), handIn(outlook, partnerOf(declarer))] as const;
  const weight = (weights: Bid['up']): number => weigh(hands[0], weights) + weigh(hands[1], weights);
  return tricksOf(Math.max(weight(up), weight(down)));
}

function pointsFor({ config }: View, me: Seat, contract: Contract, tricks: number): number {
  const points = bestPoints(tricks, floorOf({ config, contract })) * (contract.isOpposed ? 2 : 1);
  return campOf(contract.declarer) === campOf(me) ? points : -points;
}

/** `{ trumps: 'run 4 12', count: 9, mine: 5, tricks: 7.4 }`: trumps in the pack and in one's hand, tricks expected. */
function factsOf({ hands }: View, me: Seat, { contract, bid }: Word, tricks: number): Facts {
  if (contract === null || bid === null) return {};
  const { trumps } = bid;
  return {
    trumps: writeDefinition(trumps),
    count: trumpsOf(trumps).length,
    mine: (hands[me] ?? []).filter(card => isTrump(trumps, card)).length,
    declarer: contract.declarer + 1,
    tricks: Math.round(tricks * 10) / 10,
  };
}
