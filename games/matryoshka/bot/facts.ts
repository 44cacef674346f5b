/** Why a choice is good or bad, for hints and reviews. */

import type { Facts, Seat } from '#contract/game.ts';
import { must } from '#kernel/must.ts';
import { bestDisplay } from '../rules/best-display.ts';
import type { Card } from '../rules/cards.ts';
import { poolOf } from '../rules/check.ts';
import { DISPLAY } from '../rules/setup.ts';
import type { Move, View } from '../rules/types.ts';
import { toCode } from './code.ts';
import { POINTS_NOW } from './final.ts';
import { gainOf, holdingOf, lossOf, swapGain, worthOf } from './holding.ts';

/**
 * Points are those that cards would score if all of them were displayed now. `gain`: what one's own cards gain
 * by the choice; of an offer, if it is taken. `other`: what the display of the player who gets the card gains,
 * and `seat` is that player; of a card put in the middle, the one who would gain most.
 */
export function teller(view: View, me: Seat): (move: Move) => Facts {
  const { phase, round, displays } = view;
  const pool = poolOf(view, me);
  const held = holdingOf(pool.map(toCode));
  const shown = displays.map(display => holdingOf(display.map(toCode)));
  const most = phase.tag === 'display' ? bestDisplay(pool, DISPLAY[round]).total : 0;
  const other = (seat: Seat, card: Card): number => gainOf(must(shown[seat]), toCode(card), POINTS_NOW);

  return move => {
    switch (move.kind) {
      case 'remark':
        return {};
      case 'display':
        return { points: worthOf(holdingOf(move.cards.map(toCode)), POINTS_NOW), most };
      case 'present': {
        const others = displays.flatMap((_, seat) => (seat === me ? [] : [seat]));
        const seat = others.reduce((best, one) =>
          other(one, move.card) > other(best, move.card) ? one : best,
        );
        const gain = 0 - lossOf(held, toCode(move.card), POINTS_NOW);
        return { card: move.card, gain, seat: seat + 1, other: other(seat, move.card) };
      }
      case 'offer': {
        if (phase.tag !== 'offer') return {};
        const { active, middle } = phase;
        const gains = move.cards.map(card => swapGain(held, toCode(card), toCode(middle), POINTS_NOW));
        return {
          cards: move.cards.join(' '),
          middle,
          gain: Math.min(...gains),
          seat: active + 1,
          other: Math.max(...move.cards.map(card => other(active, card))),
        };
      }
      case 'take': {
        if (phase.tag !== 'take') return {};
        const partner = phase.offers.findIndex(cards => cards?.includes(move.card) === true);
        const gain = gainOf(held, toCode(move.card), POINTS_NOW);
        return { card: move.card, gain, seat: partner + 1, other: other(partner, phase.middle) };
      }
    }
  };
}
