import { allowed, type Refusal, refused, type Seat, type Verdict } from '#contract/game.ts';
import { must } from '#kernel/must.ts';
import { MOST_DEFINITIONS, tooManyAfter } from './auction.ts';
import { type Card, isMute } from './cards.ts';
import type { Definition } from './definition.ts';
import { TRICKS } from './score.ts';
import { partnerOf } from './seats.ts';
import { deedFor, topOf } from './tricks.ts';
import { faultOf, isTrump } from './trumps.ts';
import { actorOf } from './turn.ts';
import type { Announcement, Contract, Move, Phase, Rule, View, Way } from './types.ts';

/** GA-11: after an opposition. */
export const OPPOSED_FLOOR = 7;

/** May this viewer do this now? If not, which rule says so, and with what numbers. */
export function check(view: View, move: Move): Verdict<Rule> {
  const { phase } = view;
  if (phase.tag === 'over') return refused(phase.rule, { case: 'over' });
  const untimely = notAsked(view) ?? notTheMoment(phase.tag, move.kind);
  if (untimely !== null) return untimely;
  switch (move.kind) {
    case 'pass':
    case 'forfeit':
      return allowed;
    case 'bid':
      return checkBid(view, move.trumps);
    case 'oppose':
      return faultOf(move.trumps, view.config.definitions) ?? allowed;
    case 'announce':
      return checkAnnouncement(view, move);
    case 'lead':
      return checkLead(view, move);
    case 'force':
    case 'dodge':
    case 'cut':
    case 'renounce':
      return checkCard(view, move);
  }
}

/** GA-11: the fewest tricks that may be announced now. */
export function floorOf({ config, contract }: Pick<View, 'config' | 'contract'>): number {
  return contract?.isOpposed === true ? OPPOSED_FLOOR : Number(config.floor);
}

/** The hands that the next card may come from: two before the first lead, otherwise one. */
export function openHands({ phase, contract }: Pick<View, 'phase' | 'contract'>): readonly Seat[] {
  if (contract === null || (phase.tag !== 'lead' && phase.tag !== 'follow')) return [];
  return phase.hand === null ? [contract.declarer, partnerOf(contract.declarer)] : [phase.hand];
}

/** Is it this viewer who must act? */
function notAsked(view: View): Refusal<Rule> | null {
  const { me, dummy } = view;
  if (me === 'spectator') return refused('GA-3', { case: 'spectator' });
  const actor = actorOf(view);
  if (me === actor) return null;
  if (me === dummy) return refused('GA-10', { case: 'dummy' });
  return refused('GA-3', { case: 'turn', seat: (actor ?? 0) + 1 });
}

type Asked = Exclude<Phase['tag'], 'over'>;

/** Each moment asks one thing; the rule is that of what was done too early or too late. */
function notTheMoment(asked: Asked, kind: Move['kind']): Refusal<Rule> | null {
  switch (kind) {
    case 'pass':
      if (asked === 'auction' || asked === 'opposition') return null;
      return refused(RULE_OF[asked], { case: 'pass' });
    case 'bid':
      return asked === 'auction' ? null : refused('GA-7', { case: 'closed', asked });
    case 'oppose':
      return asked === 'opposition'
        ? null
        : refused('GA-9', { case: asked === 'auction' ? 'early' : 'late' });
    case 'announce':
      return asked === 'announce' ? null : refused('GA-11', { case: 'moment', asked });
    case 'forfeit':
      return asked === 'announce' ? null : refused('GA-12', { case: 'moment', asked });
    case 'lead':
      return asked === 'lead' ? null : refused('GA-13', { case: 'moment', asked });
    case 'force':
    case 'dodge':
    case 'cut':
    case 'renounce':
      return asked === 'follow' ? null : refused('GA-14', { case: 'moment', asked });
  }
}

/** What asks for something that a pass is not. */
const RULE_OF = { announce: 'GA-11', lead: 'GA-13', follow: 'GA-14' } as const;

function checkBid({ config, calls }: View, trumps: Definition): Verdict<Rule> {
  const fault = faultOf(trumps, config.definitions);
  if (fault !== null) return fault;
  return tooManyAfter(calls)(trumps) ? refused('GA-7', { case: 'many', most: MOST_DEFINITIONS }) : allowed;
}

function checkAnnouncement(view: View, { tricks }: Announcement): Verdict<Rule> {
  const floor = floorOf(view);
  if (tricks < floor) {
    return refused('GA-11', { case: view.contract?.isOpposed === true ? 'opposed' : 'floor', floor, tricks });
  }
  return tricks > TRICKS ? refused('GA-11', { case: 'most', most: TRICKS, tricks }) : allowed;
}

function checkLead(view: View, { hand, card }: Extract<Move, { kind: 'lead' }>): Verdict<Rule> {
  const open = openHands(view);
  if (!open.includes(hand)) {
    return open.length === 1
      ? refused('GA-13', { case: 'hand', hand: hand + 1, seat: must(open[0]) + 1 })
      : refused('GA-13', { case: 'foreign', hand: hand + 1 });
  }
  return view.hands[hand]?.includes(card) === true ? allowed : refused('GA-13', { case: 'held', card });
}

type Played = Extract<Move, { readonly kind: 'force' | 'dodge' | 'cut' | 'renounce' }>;

function checkCard(view: View, { kind, card }: Played): Verdict<Rule> {
  const { phase, contract, announced, trick } = view;
  const hand = phase.tag === 'follow' ? view.hands[phase.hand] : null;
  if (hand?.includes(card) !== true) return refused('GA-14', { case: 'held', card });
  const top = topOf(trick);
  if (kind === 'renounce' || top === null || contract === null || announced === null) return allowed;
  const deed = deedFor(card, top, contract, announced.way);
  return deed === kind
    ? allowed
    : refused('GA-14', { case: whyNot(kind, { card, top, contract, way: announced.way }), card, top });
}

interface OnPile {
  readonly card: Card;
  readonly top: Card;
  readonly contract: Contract;
  readonly way: Way;
}

/** Why this card does not force, dodge or cut: what it is, or what it would go on. */
function whyNot(kind: 'force' | 'dodge' | 'cut', { card, top, contract, way }: OnPile): string {
  if (kind === 'dodge') return 'not-a-mute';
  const trump = isTrump(contract.trumps, card);
  if (kind === 'cut') {
    if (!trump) return 'not-a-trump';
    return isMute(top) ? 'top-is-mute' : 'top-is-trump';
  }
  if (isMute(card)) return 'dodges';
  if (trump === isTrump(contract.trumps, top)) return way === 'up' ? 'lower' : 'higher';
  return trump ? 'cuts' : 'plain-on-trump';
}
