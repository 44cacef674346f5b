/** Why a card: what can still go on it, and how often the contract then stands. */
import type { Candidate } from '#contract/bot.ts';
import type { CounselScene } from '#contract/counsel.ts';
import type { Facts } from '#contract/game.ts';
import { type Card, isMute, PACK, withoutOne } from '../rules/cards.ts';
import { deedFor } from '../rules/tricks.ts';
import type { Move, View } from '../rules/types.ts';
import type { ReviewWords } from '../text/words.ts';

type Played = Extract<Move, { readonly card: Card }>;

/** Cards that one names, before one only counts them. */
const NAMED = 4;

export function whyPlay(
  view: View,
  { move, facts }: Candidate<Move>,
  { words }: CounselScene,
  other?: Candidate<Move>,
): string {
  const { label }: ReviewWords = words;
  const sentences: string[] = [];
  if ('card' in move && move.kind !== 'renounce' && isFollowed(view)) {
    const over = coveringCards(view, move);
    const instead = other !== undefined && 'card' in other.move ? coveringCards(view, other.move) : null;
    // Only where it speaks for the card.
    const isReason = over !== null && (instead === null || over.length < instead.length);
    if (isReason) sentences.push(label('counsel.over', coverFacts(move.card, over)));
    if (isReason && instead !== null && other !== undefined)
      sentences.push(label('counsel.over-other', coverFacts(cardOf(other.move), instead)));
  }
  if ('card' in move && move.kind === 'renounce')
    sentences.push(label('counsel.renounce', renounceFacts(view)));
  const [made, rival] = [chanceIn(view, facts), chanceIn(view, other?.facts)];
  if (made !== null && (rival === null || made > rival))
    sentences.push(
      label('counsel.made', {
        made,
        role: isDefence(view) ? 'defence' : 'attack',
        ...(rival === null ? {} : { rival }),
      }),
    );
  return sentences.join(' ');
}

/** In how many of a hundred imagined deals whoever plays has what they want. */
function chanceIn(view: View, facts: Facts | undefined): number | null {
  const made = facts?.['made'];
  if (typeof made !== 'number') return null;
  return isDefence(view) ? 100 - made : made;
}

function isDefence({ me, contract }: View): boolean {
  return me !== 'spectator' && contract !== null && contract.declarer % 2 !== me % 2;
}

function cardOf(move: Move): Card {
  return 'card' in move ? move.card : 0;
}

/** Whether a hand that is not seen plays after this card. */
function isFollowed({ hands, trick, phase }: View): boolean {
  const played = trick.map(({ hand }) => hand);
  const mine = phase.tag === 'follow' ? [phase.hand] : [];
  return hands.some((hand, seat) => hand === null && ![...played, ...mine].includes(seat));
}

/** GA-14: the cards out of sight that may go on this one, mutes apart; null for a card that is not on the pile. */
function coveringCards(
  { hands, tricks, trick, contract, announced }: View,
  move: Played,
): readonly Card[] | null {
  if (contract === null || announced === null || move.kind === 'renounce') return null;
  const seen = [...[...tricks, trick].flat().map(({ card }) => card), ...hands.flatMap(hand => hand ?? [])];
  const unseen = seen.reduce<readonly Card[]>(withoutOne, PACK);
  return unseen.filter(card => deedFor(card, move.card, contract, announced.way) !== null);
}

function coverFacts(card: Card, over: readonly Card[]): Facts {
  const numbers = over.filter(one => !isMute(one));
  return {
    card,
    count: numbers.length,
    cards: numbers.length > NAMED ? [] : numbers.map(one => ({ text: String(one) })),
    named: numbers.length > NAMED ? 'no' : 'yes',
    mutes: over.length - numbers.length,
  };
}

/** GA-16: what a renounced card is worth to the other camp, if it wins. */
function renounceFacts({ contract, phase }: View): Facts {
  const hand = phase.tag === 'follow' ? phase.hand : 0;
  const isAttack = contract !== null && contract.declarer % 2 === hand % 2;
  return { points: (isAttack ? 4 : 2) * (contract?.isOpposed === true ? 2 : 1) };
}
