/** What the rail says: what is asked of this hand, or who does what. */
import type { Facts, Seat } from '#contract/game.ts';
import { isMute } from '../../rules/cards.ts';
import { openHands } from '../../rules/check.ts';
import { takerOf, topOf } from '../../rules/tricks.ts';
import { isTrump, sameTerms, trumpsOf } from '../../rules/trumps.ts';
import { actorOf } from '../../rules/turn.ts';
import type { View } from '../../rules/types.ts';
import { sayDefinition } from '../../text/say-definition.ts';
import { type Choice, fitsOnPile, type Held, naturalWay, openAcross, type WayToPlay } from '../choice.ts';
import { nameCard } from '../names.ts';
import type { UiScene } from '../words.ts';

export interface AskedProps extends UiScene {
  readonly view: View;
  /** Whether something is asked of whoever looks on. */
  readonly live: boolean;
  readonly choice: Choice;
  readonly ways: readonly WayToPlay[];
}

export interface Asked {
  readonly headline: string;
  readonly line: string;
}

export function askedOf(props: AskedProps): Asked {
  const { view, live, choice, words } = props;
  const { label } = words;
  if (!live) return watching(props);
  switch (view.phase.tag) {
    case 'auction':
      return { headline: label('rail.auction'), line: lineOfBid(props) };
    case 'opposition':
      return { headline: label('rail.opposition'), line: lineOfBid(props) };
    case 'announce':
      return { headline: label('rail.announce'), line: lineOfAnnouncement(props) };
    case 'lead':
    case 'follow':
      return choice.held === null ? cardAsked(props) : cardTried(props, choice.held);
    case 'over':
      return watching(props);
  }
}

function watching({ view, words, seatName }: AskedProps): Asked {
  const { label } = words;
  const { phase, me, contract, dummy, tricks } = view;
  if (phase.tag === 'over') return { headline: label('ui.over'), line: '' };
  const name = seatName(actorOf(view) ?? 0);
  if (me !== 'spectator' && me === dummy && openAcross(view) === null)
    return {
      headline: label('ui.you-are-dummy'),
      line: label('ui.plays-dummy', { name: seatName(contract?.declarer ?? 0) }),
    };
  return {
    headline: label('ui.watch', { phase: phase.tag, trick: tricks.length + 1 }),
    line: label(`ui.watch-${phase.tag}`, { name }),
  };
}

function lineOfBid({ view, choice, words, seatName }: AskedProps): string {
  const { label } = words;
  const { phase, me, hands, calls, contract } = view;
  const { trumps } = choice;
  if (trumps === null)
    return phase.tag === 'opposition' && contract !== null
      ? label('rail.opposition.line', { name: seatName(contract.declarer) })
      : label('rail.auction.line');
  const said = sayDefinition(trumps, words);
  const before = phase.tag === 'auction' && calls.find(call => call.trumps && sameTerms(call.trumps, trumps));
  if (before)
    return label('rail.again', { trumps: said, name: seatName(before.seat), who: whoOf(view, before.seat) });
  const hand = me === 'spectator' ? [] : (hands[me] ?? []);
  return label('rail.chosen', {
    count: trumpsOf(trumps).length,
    held: hand.filter(card => isTrump(trumps, card)).length,
  });
}

/** What the two hands hold together; then what was chosen. */
function lineOfAnnouncement({ view, choice, words }: AskedProps): string {
  const { way, tricks } = choice;
  const { contract, hands, dummy } = view;
  if (contract === null || dummy === null) return '';
  if (way !== null && tricks !== null) return words.label('rail.announce.chosen', { way, tricks });
  const both = [...(hands[contract.declarer] ?? []), ...(hands[dummy] ?? [])];
  return words.label('ui.both-hands', {
    trumps: both.filter(card => isTrump(contract.trumps, card)).length,
    all: trumpsOf(contract.trumps).length,
    mutes: both.filter(isMute).length,
  });
}

function cardAsked({ view, words, seatName }: AskedProps): Asked {
  const { label } = words;
  const { phase, me, dummy, trick, hands } = view;
  const open = openHands(view);
  const [hand = 0] = open;
  const from = open.length > 1 ? 'either' : hand === me ? 'own' : hand === dummy ? 'dummy' : 'partner';
  const facts: Facts = { from, name: seatName(hand), mine: me === dummy ? 'dummy' : 'declarer' };
  const top = topOf(trick);
  if (phase.tag === 'lead' || top === null)
    return { headline: label('rail.lead', facts), line: label('rail.lead.line', facts) };
  return {
    headline: label('rail.follow', facts),
    line: label('rail.follow.line', {
      top: nameCard(top, words),
      name: seatName(takerOf(trick)),
      who: whoOf(view, takerOf(trick)),
      count: fitsOnPile(view, hands[hand] ?? []).length,
    }),
  };
}

/** What the card in hand would do, or why it does not go on the pile. */
function cardTried({ view, ways, words }: AskedProps, { card }: Held): Asked {
  const { label } = words;
  const { contract, announced, trick } = view;
  const natural = naturalWay(ways);
  const facts: Facts = { card, top: topOf(trick) ?? 'none' };
  if (natural === null) {
    const refusal = ways.find(({ deed }) => deed === 'force')?.verdict;
    return {
      headline: label('rail.play.none', facts),
      line: refusal === undefined || refusal.ok ? '' : words.refusal(refusal.rule, refusal.facts),
    };
  }
  const kind = contract !== null && isTrump(contract.trumps, card) ? 'trump' : 'plain';
  return {
    headline: label('rail.play', { ...facts, deed: natural.deed }),
    line: label('rail.play.line', {
      ...facts,
      deed: natural.deed,
      kind,
      ...(announced === null ? {} : { way: announced.way }),
    }),
  };
}

function whoOf({ me }: View, seat: Seat): string {
  return seat === me ? 'you' : 'other';
}
