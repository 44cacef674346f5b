/** Whether a deal can stand as a file says it does; if so, the deal for the solver. */
import { type Facts, type Refusal, refused } from '#contract/game.ts';
import { type Card, isBrisque, isMute, MUTES } from '../../rules/cards.ts';
import { campOf, otherCamp, SEATS } from '../../rules/seats.ts';
import { deedFor, topOf } from '../../rules/tricks.ts';
import { faultOf, isTrump } from '../../rules/trumps.ts';
import type { Camp, Play, Rule } from '../../rules/types.ts';
import type { Deal } from '../../solver/solve.ts';
import type { TerminalLabel } from '../../text/words.ts';
import type { DealFile } from './deal-file.ts';
import { badAnnouncement, badCounts, type Camps } from './figures.ts';

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
  const refusal =
    faultOf(file.trumps, 'extended') ?? badAnnouncement(file.announced, file.isOpposed) ?? badTaken(file);
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

/** GA-1, GA-14 to GA-16: what was taken so far, with what is still to be seen. */
function badTaken(file: DealFile): Refusal<Rule> | null {
  const { hands, trick, declarer } = file;
  const camp = campOf(declarer);
  const seen = [...hands.flat(), ...trick.map(({ card }) => card)].filter(isBrisque).length;
  const left = hands[seatAt(file, trick.length)]?.length ?? 0;
  const camps = { declarer: takenBy(file, camp), defence: takenBy(file, otherCamp(camp)) };
  return badCounts(camps, { left, seen }) ?? badLeader(file, camps);
}

function takenBy({ tricks, brisques, renounced }: DealFile, camp: Camp): Camps['declarer'] {
  return { tricks: tricks[camp], brisques: brisques[camp], renounced: renounced[camp] };
}

/** GA-11, GA-15: declarer's camp leads first; after that, who took the trick before. */
function badLeader({ leader, declarer }: DealFile, camps: Camps): Refusal<Rule> | null {
  const isDeclarers = campOf(leader) === campOf(declarer);
  const done = camps.declarer.tricks + camps.defence.tricks;
  if (done === 0) return isDeclarers ? null : refused('GA-11', { case: 'lead' });
  const taken = isDeclarers ? camps.declarer.tricks : camps.defence.tricks;
  return taken > 0 ? null : refused('GA-15', { case: 'leader', seat: leader + 1 });
}
