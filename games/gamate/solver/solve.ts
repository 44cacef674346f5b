/** The exact result of the rest of a deal when all hands are known and both camps play their best. */

import type { Seat } from '#contract/game.ts';
import { must } from '#kernel/must.ts';
import { type Card, MUTE } from '../rules/cards.ts';
import { pointsOf } from '../rules/score.ts';
import { campOf, otherCamp } from '../rules/seats.ts';
import { deedFor, topOf } from '../rules/tricks.ts';
import type { Deed, Pair } from '../rules/types.ts';
import { attemptOf, pointsBy } from './attempt.ts';
import { FAIL } from './goal.ts';
import { type Deal, type Position, positionOf } from './position.ts';
import { MUTE_CODE, type PlayCode, RENOUNCE } from './search.ts';

export type { Deal } from './position.ts';

export interface SolvedPlay {
  readonly hand: Seat;
  readonly card: Card;
  readonly deed: Deed;
  readonly value: number;
}

export type Solved =
  | {
      readonly tag: 'solved';
      /** Points of the declarer's camp if it wins, minus those of the defenders if they win (GA-16). */
      readonly value: number;
      /** Every play that the rules allow, the best for the hand that plays first; none if no card is left. */
      readonly plays: readonly SolvedPlay[];
      /** Plays that were tried. */
      readonly nodes: number;
    }
  /** More cards or more work than the limits allow. */
  | { readonly tag: 'too-big'; readonly nodes: number };

export function solve(deal: Deal, limits = { nodes: Number.POSITIVE_INFINITY }): Solved {
  const position = positionOf(deal);
  if (position === null) return { tag: 'too-big', nodes: 0 };
  if (position.left === 0) return { tag: 'solved', value: valueAtEnd(deal), plays: [], nodes: 0 };
  const declarer = campOf(deal.declarer);
  const account = { ...deal, declarer, renounced: renouncedSoFar(deal) };
  const values = new Map<PlayCode, number>();
  let nodes = 0;
  for (const camp of [declarer, otherCamp(declarer)]) {
    const { search, valueOf } = attemptOf(camp, account, position, limits.nodes - nodes);
    for (const play of search.plays()) {
      if (values.has(play)) continue;
      const points = pointsBy((alpha, beta) => search.after(play, alpha, beta));
      if (nodes + search.nodes() > limits.nodes) return { tag: 'too-big', nodes: limits.nodes };
      if (points !== FAIL) values.set(play, valueOf(points));
    }
    nodes += search.nodes();
  }
  const plays = listPlays(deal, position, values);
  return { tag: 'solved', value: plays[0]?.value ?? 0, plays, nodes };
}

function renouncedSoFar({ renounced, trick }: Deal): Pair<number> {
  const now = trick.filter(({ deed }) => deed === 'renounce');
  const byOdd = now.filter(({ hand }) => campOf(hand) === 1).length;
  return [renounced[0] + now.length - byOdd, renounced[1] + byOdd];
}

function valueAtEnd(deal: Deal): number {
  const declarer = campOf(deal.declarer);
  const { winner, points } = pointsOf({ ...deal, declarer });
  return winner === declarer ? points : -points;
}

/** The search looks at one of several cards that are the same: here each card has its value. */
function listPlays(deal: Deal, position: Position, values: ReadonlyMap<PlayCode, number>): SolvedPlay[] {
  const { leader: hand, trumps, way } = deal;
  const top = topOf(deal.trick);
  const held = [...new Set(deal.hands[hand])];
  const plays = held.flatMap((card): SolvedPlay[] => {
    const put = top === null ? null : deedFor(card, top, { trumps }, way);
    const deeds: readonly Deed[] = top === null ? ['lead'] : put === null ? ['renounce'] : [put, 'renounce'];
    return deeds.map(deed => ({ hand, card, deed, value: valueOf(card, deed) }));
  });
  const sign = campOf(hand) === campOf(deal.declarer) ? -1 : 1;
  return plays.sort((a, b) => sign * (a.value - b.value));

  function valueOf(card: Card, deed: Deed): number {
    const extra = deed === 'renounce' ? RENOUNCE : 0;
    let code = extra + (card === MUTE ? MUTE_CODE : position.cards.indexOf(card));
    while (!values.has(code)) code--;
    return must(values.get(code));
  }
}
