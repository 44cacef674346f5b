import type { Seat } from '#contract/game.ts';
import { tooManyAfter } from './auction.ts';
import type { Card } from './cards.ts';
import { floorOf, openHands } from './check.ts';
import { usualOr } from './combined.ts';
import type { Definition } from './definition.ts';
import { TRICKS } from './score.ts';
import { deedFor, topOf } from './tricks.ts';
import { PLAIN_BIDS } from './trumps.ts';
import { actorOf } from './turn.ts';
import { type Config, type Move, type View, WAYS } from './types.ts';

/** All that this viewer may do now; with combined definitions, all that is plain and a sample of the rest. */
export function moves(view: View): Move[] {
  const { me, phase } = view;
  if (me === 'spectator' || me !== actorOf(view)) return [];
  switch (phase.tag) {
    case 'auction': {
      const isTooMany = tooManyAfter(view.calls);
      const bids = definitions(view).filter(trumps => !isTooMany(trumps));
      return [{ kind: 'pass' }, ...bids.map((trumps): Move => ({ kind: 'bid', trumps }))];
    }
    case 'opposition':
      return [{ kind: 'pass' }, ...definitions(view).map((trumps): Move => ({ kind: 'oppose', trumps }))];
    case 'announce':
      return announcements(view);
    case 'lead':
      return openHands(view).flatMap(hand =>
        distinct(view, hand).map((card): Move => ({ kind: 'lead', hand, card })),
      );
    case 'follow':
      return distinct(view, phase.hand).flatMap(card => waysToPlay(view, card));
    case 'over':
      return [];
  }
}

/** Whether `moves` lists everything. */
export function isComplete({ definitions }: Config): boolean {
  return definitions === 'plain';
}

function definitions({ config, calls }: View): readonly Definition[] {
  return config.definitions === 'plain' ? PLAIN_BIDS : usualOr(calls.flatMap(({ trumps }) => trumps ?? []));
}

function announcements(view: View): Move[] {
  const floor = floorOf(view);
  const counts = Array.from({ length: TRICKS - floor + 1 }, (_, i) => floor + i);
  return [
    ...WAYS.flatMap(way => counts.map((tricks): Move => ({ kind: 'announce', way, tricks }))),
    { kind: 'forfeit' },
  ];
}

/** The cards of a hand; of several mutes one, for they are all the same. */
function distinct({ hands }: View, hand: Seat): Card[] {
  return [...new Set(hands[hand])];
}

/** GA-14: on the pile, if there is a way, and in front of oneself. */
function waysToPlay({ trick, contract, announced }: View, card: Card): Move[] {
  const top = topOf(trick);
  const renounce: Move = { kind: 'renounce', card };
  if (top === null || contract === null || announced === null) return [renounce];
  const deed = deedFor(card, top, contract, announced.way);
  return deed === null ? [renounce] : [{ kind: deed, card }, renounce];
}
