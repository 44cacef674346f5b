/** The last tricks of an imagined deal, solved instead of played. */

import { valueOfPosition } from '../solver/attempt.ts';
import { lowestBit } from '../solver/bits.ts';
import type { Position } from '../solver/position.ts';
import { HALF, type Place } from './code.ts';
import { NOTHING_PLAYED, type QuickDeal } from './quick-deal.ts';
import type { Stakes } from './stakes.ts';

const position = {
  hands: new Int32Array(4),
  mutes: new Int32Array(4),
  brisques: 0,
  cards: [],
  ...NOTHING_PLAYED,
};

/** For the declarer's camp, at the beginning of a trick; null if it is too much work. */
export function solvedValue(deal: QuickDeal, stakes: Stakes, nodes: number): number | null {
  const { low, high } = deal;
  position.hands.fill(0);
  position.mutes.set(deal.mutes);
  position.brisques = 0;
  let count = 0;
  const half = (words: Int32Array, from: Place): void => {
    let rest = (words[0] ?? 0) | (words[1] ?? 0) | (words[2] ?? 0) | (words[3] ?? 0);
    for (; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      const place = from + lowestBit(rest);
      if (place === deal.one || place === deal.last) position.brisques |= 1 << count;
      for (let seat = 0; seat < 4; seat++) {
        if (((words[seat] ?? 0) & bit) !== 0)
          position.hands[seat] = (position.hands[seat] ?? 0) | (1 << count);
      }
      count++;
    }
  };
  half(low, 0);
  half(high, HALF);
  position.next = deal.next;
  position.taker = deal.next;
  position.left = deal.left;
  const account = {
    ...stakes,
    tricks: deal.tricks,
    brisques: deal.brisques,
    renounced: deal.renounced,
  };
  return valueOfPosition(position satisfies Position, account, nodes);
}
