/** How much a camp can score from here on if both camps see all cards and play their best: alpha-beta. */
import type { Seat } from '#contract/game.ts';
import { countBits, highestBit, lowestBit } from './bits.ts';
import { FAIL, type Goal } from './goal.ts';
import { bestAt, isKnown, key, leastAt, mostAt, newSearch, slotOf, store } from './memory.ts';
import type { Position } from './position.ts';
import { reachOf } from './reach.ts';

/** A play in one number: the card's bit number, or that of a mute; RENOUNCE is added if it is renounced. */
export type PlayCode = number;
export const MUTE_CODE = 32;
export const RENOUNCE = 64;

export interface Search {
  /** Every play that differs from the others: of cards that are the same but for their names, the weakest. */
  readonly plays: () => PlayCode[];
  /** What the camp scores from this play on: exact if it lies between the limits, else on their side of them. */
  readonly after: (play: PlayCode, alpha: number, beta: number) => number;
  /** The same of whatever is best now. */
  readonly best: (alpha: number, beta: number) => number;
  /** How many plays were tried; beyond the limit, what `after` says is of no meaning. */
  readonly nodes: () => number;
}

/** Plays at one point of a deal: eight cards put and eight renounced, and a mute either way. */
const WIDTH = 20;

export function searchOf(position: Position, won: number, goal: Goal, limit: number): Search {
  const hands = position.hands.slice();
  const mutes = position.mutes.slice();
  const { brisques, left } = position;
  const { camp, trick, renounced, end } = goal;
  const reach = reachOf(goal, left, won);
  const lists = new Uint8Array(WIDTH * (4 * left + 1));
  /** By tricks to come: the lead that last made others needless there. */
  const leads = new Int32Array(left + 1).fill(-1);
  const mark = newSearch();
  let nodes = 0;

  /** The hand that plays next chooses. `tricks`: to come, this one included; `own`: those the camp has. */
  function choose(
    hand: Seat,
    played: number,
    top: number,
    taker: Seat,
    pile: number,
    tricks: number,
    own: number,
    alpha: number,
    beta: number,
  ): number {
    const from = (tricks * 4 - played) * WIDTH;
    const to = list(hand, played, top, from);
    if (played === 0) toFront(leads[tricks] ?? 0, from, to);
    const isOurs = (hand & 1) === camp;
    let best = isOurs ? FAIL : Number.MAX_SAFE_INTEGER;
    for (let i = from; i < to; i++) {
      const play = lists[i] ?? 0;
      const value = follow(hand, play, played, top, taker, pile, tricks, own, alpha, beta);
      if (isOurs ? value > best : value < best) best = value;
      if (isOurs && best > alpha) alpha = best;
      if (!isOurs && best < beta) beta = best;
      if (alpha >= beta) {
        if (played === 0) leads[tricks] = play;
        break;
      }
    }
    return best;
  }

  function follow(
    hand: Seat,
    play: PlayCode,
    played: number,
    top: number,
    taker: Seat,
    pile: number,
    tricks: number,
    own: number,
    alpha: number,
    beta: number,
  ): number {
    if (++nodes > limit) return FAIL;
    const code = play & 63;
    const bit = code === MUTE_CODE ? 0 : 1 << code;
    let gain = 0;
    if (play >= RENOUNCE) {
      if ((hand & 1) !== camp) gain = renounced;
    } else {
      taker = hand;
      top = bit === 0 ? -1 : code;
      if (bit === 0 || (bit & brisques) !== 0) pile++;
    }
    if (played === 3 && (taker & 1) === camp) {
      gain += trick + pile;
      own++;
    }
    // What is gained is beside the question from here on; all that is left below 0 is to fail or not to fail.
    const low = alpha < gain ? FAIL : alpha - gain;
    const high = beta <= gain ? FAIL + 1 : beta - gain;
    if (bit === 0) mutes[hand] = (mutes[hand] ?? 0) - 1;
    else hands[hand] = (hands[hand] ?? 0) ^ bit;
    const value =
      played === 3
        ? lead(taker, tricks - 1, own, low, high)
        : choose((hand + 1) & 3, played + 1, top, taker, pile, tricks, own, low, high);
    if (bit === 0) mutes[hand] = (mutes[hand] ?? 0) + 1;
    else hands[hand] = (hands[hand] ?? 0) ^ bit;
    return value === FAIL ? FAIL : value + gain;
  }

  /** The beginning of a trick. */
  function lead(hand: Seat, tricks: number, own: number, alpha: number, beta: number): number {
    if (tricks === 0) return end[own] ?? 0;
    let high = reach.most(tricks, own, (hand & 1) === camp, sureTricks(camp ^ 1));
    if (high < 0) return FAIL;
    high += brisquesLeft();
    if (high <= alpha) return high;
    let low = reach.least(tricks, own, sureTricks(camp));
    if (low >= beta) return low;
    if (tricks === 1) return choose(hand, 0, -1, hand, 0, 1, own, alpha, beta);

    writeKey(hand, tricks, own);
    const slot = slotOf();
    if (isKnown(slot)) {
      low = leastAt(slot);
      high = mostAt(slot);
      if (low >= beta || low === high) return low;
      if (high <= alpha) return high;
      leads[tricks] = bestAt(slot);
    }
    const [k0, k1, k2, k3] = [key[0], key[1], key[2], key[3]] as [number, number, number, number];
    const value = choose(hand, 0, -1, hand, 0, tricks, own, alpha, beta);
    if (nodes > limit) return FAIL;
    key[0] = k0;
    key[1] = k1;
    key[2] = k2;
    key[3] = k3;
    store(slot, value > alpha ? value : low, value < beta ? value : high, leads[tricks] ?? 0);
    return value;
  }

  /** Cards of one hand that no number of the other camp beats, but for those that its mutes may spoil. */
  function sureTricks(side: number): number {
    const theirs = (hands[side ^ 1] ?? 0) | (hands[side ^ 3] ?? 0);
    const above = theirs === 0 ? -1 : theirs < 0 ? 0 : -2 << highestBit(theirs);
    const most = Math.max(countBits((hands[side] ?? 0) & above), countBits((hands[side + 2] ?? 0) & above));
    return Math.max(0, most - (mutes[side ^ 1] ?? 0) - (mutes[side ^ 3] ?? 0));
  }

  function brisquesLeft(): number {
    const numbers = (hands[0] ?? 0) | (hands[1] ?? 0) | (hands[2] ?? 0) | (hands[3] ?? 0);
    const silent = (mutes[0] ?? 0) + (mutes[1] ?? 0) + (mutes[2] ?? 0) + (mutes[3] ?? 0);
    return silent + countBits(numbers & brisques);
  }

  /** Who owns each card from the weakest on, two bits each, then all the rest that makes a difference. */
  function writeKey(hand: Seat, tricks: number, own: number): void {
    const odd = (hands[1] ?? 0) | (hands[3] ?? 0);
    const upper = (hands[2] ?? 0) | (hands[3] ?? 0);
    let rest = odd | upper | (hands[0] ?? 0);
    let [low, high] = [0, 0];
    let places = 0;
    for (let i = 0; rest !== 0; i++) {
      const bit = rest & -rest;
      rest ^= bit;
      const owner = ((odd & bit) === 0 ? 0 : 1) | ((upper & bit) === 0 ? 0 : 2);
      if (i < 16) low |= owner << (2 * i);
      else high |= owner << (2 * (i - 16));
      if ((bit & brisques) !== 0) places = (places << 6) | (i + 1);
    }
    key[0] = low;
    key[1] = high;
    key[2] =
      (mutes[0] ?? 0) |
      ((mutes[1] ?? 0) << 3) |
      ((mutes[2] ?? 0) << 6) |
      ((mutes[3] ?? 0) << 9) |
      (hand << 12) |
      (tricks << 14) |
      (reach.shape(tricks, own) << 18);
    key[3] = places | (mark << 12);
  }

  /** Writes all plays that differ into `lists`, the likeliest to be good first; returns where they end. */
  function list(hand: Seat, played: number, top: number, from: number): number {
    const mine = hands[hand] ?? 0;
    const all = (hands[0] ?? 0) | (hands[1] ?? 0) | (hands[2] ?? 0) | (hands[3] ?? 0);
    const hasMute = (mutes[hand] ?? 0) > 0;
    const groups = weakestOfGroups(mine, all);
    let to = from;
    if (played === 0) {
      for (let rest = groups; rest !== 0; ) {
        const code = highestBit(rest);
        rest ^= 1 << code;
        lists[to++] = code;
      }
      if (hasMute) lists[to++] = MUTE_CODE;
      return to;
    }
    // A group that begins below the top card may reach above it.
    const above = top < 0 ? mine : top === 31 ? 0 : mine & (-2 << top);
    let rest = above === mine ? groups : weakestOfGroups(above, all);
    // Before others the strongest card is the likeliest to hold; the last hand needs no more than it takes.
    while (rest !== 0) {
      const code = played < 3 ? highestBit(rest) : lowestBit(rest);
      rest ^= 1 << code;
      lists[to++] = code;
    }
    if (hasMute) lists[to++] = MUTE_CODE;
    for (rest = groups; rest !== 0; rest &= rest - 1) lists[to++] = RENOUNCE | lowestBit(rest);
    if (hasMute) lists[to++] = RENOUNCE | MUTE_CODE;
    return to;
  }

  /**
   * Cards of one hand with no card of another hand between them have the same effect, brisques apart: the weakest
   * stands for all.
   */
  function weakestOfGroups(mine: number, all: number): number {
    let groups = 0;
    for (let rest = mine; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      const below = all & (bit - 1);
      const next = below === 0 ? 0 : 1 << highestBit(below);
      if ((next & mine) === 0 || ((bit | next) & brisques) !== 0) groups |= bit;
    }
    return groups;
  }

  function toFront(play: PlayCode, from: number, to: number): void {
    for (let i = from + 1; i < to; i++) {
      if (lists[i] !== play) continue;
      lists.copyWithin(from + 1, from, i);
      lists[from] = play;
      return;
    }
  }

  return {
    plays: () => {
      const to = list(position.next, position.played, position.top, 0);
      return [...lists.subarray(0, to)];
    },
    after: (play, alpha, beta) => {
      const { next, played, top, taker, pile } = position;
      return follow(next, play, played, top, taker, pile, left, won, alpha, beta);
    },
    best: (alpha, beta) => {
      const { next, played, top, taker, pile } = position;
      return choose(next, played, top, taker, pile, left, won, alpha, beta);
    },
    nodes: () => nodes,
  };
}
