/** Whether a deal can stand as a file says it does; if so, the deal for the solver. */
import { type Facts, type Refusal, refused } from '#contract/game.ts';
import { type Card, isBrisque, isMute, MUTES, PACK } from '../../rules/cards.ts';
import { OPPOSED_FLOOR } from '../../rules/check.ts';
import { TRICKS } from '../../rules/score.ts';
import { SEATS } from '../../rules/seats.ts';
import { deedFor, topOf } from '../../rules/tricks.ts';
import { faultOf, isTrump } from '../../rules/trumps.ts';
import type { Camp, Play, Rule } from '../../rules/types.ts';
import type { Deal } from '../../solver/solve.ts';
import type { TerminalLabel } from '../../text/words.ts';
import type { DealFile } from './deal-file.ts';

type CheckedDeal =
  | { readonly tag: 'deal'; readonly deal: Deal }
  /** A rule forbids it: the definition, the announcement. */
  | { readonly tag: 'refused'; readonly refusal: Refusal<Rule> }
  /** The cards do not add up. */
  | { readonly tag: 'unreadable'; readonly key: TerminalLabel; readonly facts: Facts };

export function checkDeal(file: DealFile): CheckedDeal {
  const badCards = repeatedCard(file) ?? unevenHands(file);
  if (badCards !== null) return { tag: 'unreadable', ...badCards };
  const trick = trickOf(file);
  const refusal = faultOf(file.trumps, 'extended') ?? badAnnouncement(file) ?? badCounts(file);
  if (refusal !== null) return { tag: 'refused', refusal };
  if ('ok' in trick) return { tag: 'refused', refusal: trick };
  return { tag: 'deal', deal: { ...file, trick, leader: seatAt(file, trick.length) } };
}

type Trouble = { readonly key: TerminalLabel; readonly facts: Facts };

/** GA-1. */
function repeatedCard({ hands, trick }: DealFile): Trouble | null {
  const cards = [...hands.flat(), ...trick.map(({ card }) => card)];
  const mutes = cards.filter(isMute).length;
  const card = mutes > MUTES ? 0 : cards.find((one, at) => !isMute(one) && cards.indexOf(one) !== at);
  return card === undefined ? null : { key: 'command.solve.double', facts: { card } };
}

/** Whoever has played in this trick holds one card less than the others. */
function unevenHands(file: DealFile): Trouble | null {
  const { hands, trick } = file;
  const most = hands[seatAt(file, trick.length)]?.length ?? 0;
  if (most === 0) return { key: 'command.solve.over', facts: {} };
  for (let i = 0; i < SEATS.length; i++) {
    const seat = seatAt(file, i);
    const need = i < trick.length ? most - 1 : most;
    const got = hands[seat]?.length ?? 0;
    if (got !== need) return { key: 'command.solve.sizes', facts: { seat: seat + 1, need, got } };
  }
  return null;
}

/** The seat that plays so many cards after the leader. */
function seatAt({ leader }: DealFile, after: number): number {
  return (leader + after) % SEATS.length;
}

/** GA-13, GA-14. */
function trickOf(file: DealFile): readonly Play[] | Refusal<Rule> {
  const trick: Play[] = [];
  for (const { card, isRenounced } of file.trick) {
    const hand = seatAt(file, trick.length);
    const top = topOf(trick);
    if (top === null) {
      if (isRenounced) return refused('GA-13', { case: 'pass' });
      trick.push({ hand, card, deed: 'lead' });
      continue;
    }
    const deed = isRenounced ? 'renounce' : deedFor(card, top, file, file.way);
    if (deed === null) return refused('GA-14', { case: whyNot(file, card, top), card, top });
    trick.push({ hand, card, deed });
  }
  return trick;
}

function whyNot({ trumps, way }: DealFile, card: Card, top: Card): string {
  if (isTrump(trumps, top) && !isTrump(trumps, card)) return 'plain-on-trump';
  return way === 'up' ? 'lower' : 'higher';
}

/** GA-11. */
function badAnnouncement({ announced, isOpposed }: DealFile): Refusal<Rule> | null {
  const floor = isOpposed ? OPPOSED_FLOOR : 1;
  if (announced < floor)
    return refused('GA-11', { case: isOpposed ? 'opposed' : 'none', floor, tricks: announced });
  return announced > TRICKS ? refused('GA-11', { case: 'most', most: TRICKS, tricks: announced }) : null;
}

/** GA-15, GA-14, GA-1: thirteen tricks in all; whoever took one has put a card there; six brisques, four in a trick. */
function badCounts(file: DealFile): Refusal<Rule> | null {
  const { hands, trick, tricks, brisques, renounced } = file;
  const done = tricks[0] + tricks[1];
  const left = hands[seatAt(file, trick.length)]?.length ?? 0;
  if (done + left !== TRICKS) return refused('GA-15', { count: done + left, most: TRICKS });
  for (const camp of [0, 1] satisfies Camp[]) {
    const most = 2 * done - tricks[camp];
    if (renounced[camp] > most) return refused('GA-14', { case: 'renounced', count: renounced[camp], most });
    const inTricks = SEATS.length * tricks[camp];
    if (brisques[camp] > inTricks)
      return refused('GA-16', { case: 'brisques', count: brisques[camp], most: inTricks });
  }
  const seen = [...hands.flat(), ...trick.map(({ card }) => card)].filter(isBrisque).length;
  const count = seen + brisques[0] + brisques[1];
  const most = PACK.filter(isBrisque).length;
  return count > most ? refused('GA-1', { count, most }) : null;
}
