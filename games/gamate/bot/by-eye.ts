/** Levels 1 and 2: players who look at their own cards and at the pile, and not always. */
import type { Seat } from '#contract/game.ts';
import type { Rng } from '#contract/rng.ts';
import type { Card } from '../rules/cards.ts';
import { floorOf } from '../rules/check.ts';
import type { Definition } from '../rules/definition.ts';
import { fallback } from '../rules/fallback.ts';
import { moves } from '../rules/moves.ts';
import { TRICKS } from '../rules/score.ts';
import { partnerOf } from '../rules/seats.ts';
import { isTrump, PLAIN_BIDS, sameTerms, trumpsOf } from '../rules/trumps.ts';
import type { Contract, Move, View } from '../rules/types.ts';

interface Character {
  /** In percent: to play a card without looking. */
  readonly careless: number;
  /** In percent: to speak up in the auction if the hand allows it. */
  readonly bold: number;
  /** How many more trumps than a fair share make a hand worth a bid, or an opposition. */
  readonly bids: number;
  readonly opposes: number;
  /** Tricks that it announces beyond the least, at most. */
  readonly hopes: number;
  /** Whether it thinks of runs. */
  readonly knowsRuns: boolean;
}

/** Likes a colour or a multiple, plays what comes to hand, and is often too hopeful. */
const BEGINNER: Character = { careless: 24, bold: 70, bids: 1.2, opposes: 9, hopes: 2, knowsRuns: false };
/** Counts trumps, and takes cheaply what can be taken. */
const CASUAL: Character = { careless: 8, bold: 90, bids: 1.2, opposes: 4.2, hopes: 1, knowsRuns: true };

export const CHARACTERS = { 1: BEGINNER, 2: CASUAL } as const;

export function chooseByEye(view: View, me: Seat, character: Character, rng: Rng): Move {
  switch (view.phase.tag) {
    case 'auction':
      return speak(view, me, character, rng);
    case 'opposition':
      return answer(view, me, character);
    case 'announce':
      return view.contract === null ? fallback(view) : announce(view, view.contract, character, rng);
    case 'lead':
    case 'follow': {
      if (rng.int(100) >= character.careless) return fallback(view);
      const all = moves(view);
      return all[rng.int(all.length)] ?? fallback(view);
    }
    case 'over':
      return fallback(view);
  }
}

function speak(view: View, me: Seat, { bold, bids, knowsRuns }: Character, rng: Rng): Move {
  const hand = view.hands[me] ?? [];
  const theirs = view.calls.findLast(({ seat, trumps }) => seat === partnerOf(me) && trumps !== null)?.trumps;
  if (theirs !== undefined && theirs !== null && surplus(hand, theirs) > 0)
    return { kind: 'bid', trumps: theirs };
  const isSpoken = (trumps: Definition): boolean =>
    view.calls.some(call => call.trumps !== null && sameTerms(call.trumps, trumps));
  // Whoever has spoken once waits for an answer.
  if (view.calls.some(({ seat, trumps }) => seat === me && trumps !== null)) return { kind: 'pass' };
  const best = favourite(hand, knowsRuns);
  if (best.surplus < bids || isSpoken(best.trumps) || rng.int(100) >= bold) return { kind: 'pass' };
  return { kind: 'bid', trumps: best.trumps };
}

function answer(view: View, me: Seat, { opposes, knowsRuns }: Character): Move {
  const best = favourite(view.hands[me] ?? [], knowsRuns);
  return best.surplus < opposes ? { kind: 'pass' } : { kind: 'oppose', trumps: best.trumps };
}

/** Up if the trumps of both hands are mostly high. */
function announce(view: View, { trumps, declarer }: Contract, { hopes }: Character, rng: Rng): Move {
  const cards = [...(view.hands[declarer] ?? []), ...(view.hands[partnerOf(declarer)] ?? [])];
  const all = trumpsOf(trumps);
  const middle = all[Math.floor(all.length / 2)] ?? 0;
  const mine = cards.filter(card => isTrump(trumps, card));
  const high = mine.filter(card => card >= middle).length;
  const tricks = Math.min(TRICKS, floorOf(view) + rng.int(hopes + 1));
  return { kind: 'announce', way: 2 * high >= mine.length ? 'up' : 'down', tricks };
}

/** The definition of which this hand holds most beyond a fair share. */
function favourite(hand: readonly Card[], knowsRuns: boolean): { trumps: Definition; surplus: number } {
  return PLAIN_BIDS.filter(({ is }) => knowsRuns || is !== 'run')
    .map(trumps => ({ trumps, surplus: surplus(hand, trumps) }))
    .reduce((best, one) => (one.surplus > best.surplus ? one : best));
}

function surplus(hand: readonly Card[], trumps: Definition): number {
  return hand.filter(card => isTrump(trumps, card)).length - trumpsOf(trumps).length / 4;
}
