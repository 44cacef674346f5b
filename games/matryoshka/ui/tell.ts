/** What happened between two steps, as one would say it across the table. */
import type { Facts, Seat } from '#contract/game.ts';
import type { Words } from '#text/words.ts';
import { type Card, without } from '../rules/cards.ts';
import { totalOf } from '../rules/score.ts';
import type { PastView, View } from '../rules/types.ts';
import { sayRemark } from './remarks.ts';
import type { UiWords } from './words.ts';

/** Whom the sentences are for, and how the seats are called. */
export interface TellScene {
  readonly words: Words;
  readonly seatName: (seat: Seat) => string;
}

export function tell(before: View | null, after: View, { words, seatName }: TellScene): string[] {
  const say: Say = words.label;
  const who = (seat: Seat): Who => ({ who: seat === after.me ? 'you' : 'other', name: seatName(seat) });
  if (before === null) return tellOpening(after, say, who);
  return [
    ...after.past.slice(before.past.length).flatMap(past => tellPast(past, words, who)),
    ...tellRound(before, after, say, who),
    ...tellOpen(before, after, say, who),
    ...(after.phase.tag === 'over' && before.phase.tag !== 'over' ? [say('tell.over')] : []),
  ];
}

/** `B4 C2`: how cards stand in a sentence. */
export function listCards(cards: readonly Card[]): string {
  return cards.join(' ');
}

type Say = UiWords['label'];
type Who = { readonly who: 'you' | 'other'; readonly name: string };
type WhoIs = (seat: Seat) => Who;

/** MY-2, MY-3. */
function tellOpening({ removed, first, past }: View, say: Say, who: WhoIs): string[] {
  const sets = removed.map(text => ({ text }));
  const gone = sets.length === 0 ? [] : [say('tell.removed', { sets })];
  // Whoever joins late hears what is on the table from the table itself.
  return past.length > 0 ? gone : [...gone, say('tell.first', who(first))];
}

function tellPast(past: PastView, words: UiWords, who: WhoIs): string[] {
  const say: Say = words.label;
  switch (past.kind) {
    case 'displayed':
      return past.displays.map((cards, seat) =>
        say('tell.display', { ...who(seat), cards: listCards(cards), points: totalOf(cards) }),
      );
    case 'exchanged':
      return [say('tell.exchange', exchangeFacts(past, who))];
    case 'said':
      return [say('tell.said', { ...who(past.seat), sentence: sayRemark(past.remark, words) })];
  }
}

/** MY-5: what the partner gave is told to those who know it. */
function exchangeFacts(past: Extract<PastView, { kind: 'exchanged' }>, who: WhoIs): Facts {
  const { active, partner, middle, given } = past;
  const other = who(partner);
  const known: Facts = given === null ? {} : { given };
  return { ...who(active), partner: other.who, partnerName: other.name, middle, ...known };
}

/** MY-4: a new round begins; the viewer's own new cards are named. */
function tellRound(before: View, after: View, say: Say, who: WhoIs): string[] {
  if (after.round === before.round) return [];
  const { me, round, first } = after;
  const drawn: Facts =
    me === 'spectator' ? {} : { drawn: listCards(without(after.hands[me] ?? [], cardsOf(before, me))) };
  return [say('tell.round', { round, ...who(first), ...drawn })];
}

function cardsOf({ hands, displays }: View, seat: Seat): Card[] {
  return [...(hands[seat] ?? []), ...(displays[seat] ?? [])];
}

/** MY-5: what lies on the table now and did not before. */
function tellOpen(before: View, { phase, me }: View, say: Say, who: WhoIs): string[] {
  if (phase.tag === before.phase.tag) return [];
  if (phase.tag === 'offer') return [say('tell.present', { ...who(phase.active), middle: phase.middle })];
  if (phase.tag !== 'take') return [];
  const offers = phase.offers.flatMap((cards, seat) =>
    cards === null || cards.length === 0 || me !== phase.active
      ? []
      : [{ name: who(seat).name, cards: listCards(cards) }],
  );
  return [say('tell.offers', { ...who(phase.active), offers })];
}
