/** What can be chosen now, each with a first estimate from the view alone, in points. */
import type { Seat } from '#contract/game.ts';
import { poolOf } from '../rules/check.ts';
import { moves } from '../rules/moves.ts';
import { compareDisplays, totalOf } from '../rules/score.ts';
import { DISPLAY } from '../rules/setup.ts';
import type { Move, View } from '../rules/types.ts';
import { toCode } from './code.ts';
import type { Deed } from './deed.ts';
import { takeGain, tradeGain } from './final.ts';
import { holdingOf, worthOf } from './holding.ts';
import { offerLiking, pairLiking, presentLiking } from './policy.ts';
import { heldBy, pullOf, type QuickGame } from './quick-game.ts';
import { moodIn, type Style } from './style.ts';
import { publicGame } from './worlds.ts';

export interface Option {
  readonly move: Move;
  readonly deed: Deed;
  readonly worth: number;
}

/** The table as the viewer sees it: all of its own cards, and of the others what they display. */
export function tableOf(view: View, me: Seat): QuickGame {
  return publicGame(
    view,
    view.displays.map((display, seat) => (seat === me ? poolOf(view, me) : display).map(toCode)),
  );
}

/** Best first. Empty where this seat is not asked. */
export function findOptions(view: View, me: Seat, style: Style): Option[] {
  const table = tableOf(view, me);
  return moves(view)
    .flatMap(move => optionOf(view, me, move, table, style) ?? [])
    .sort((a, b) => b.worth - a.worth);
}

function optionOf(view: View, me: Seat, move: Move, table: QuickGame, style: Style): Option | null {
  const { phase } = view;
  const mood = moodIn(style, view.round);
  switch (move.kind) {
    case 'remark':
      return null;
    case 'display': {
      const shown = holdingOf(move.cards.map(toCode));
      return { move, deed: { kind: 'display', shown }, worth: worthOf(shown, mood.hopes) };
    }
    case 'present': {
      const code = toCode(move.card);
      return { move, deed: { kind: 'present', code }, worth: presentLiking(table, me, code, mood) };
    }
    case 'offer': {
      if (phase.tag !== 'offer') return null;
      const middle = toCode(phase.middle);
      const codes = move.cards.map(toCode);
      const [code = 0, other] = codes;
      const worth =
        other === undefined
          ? offerLiking(table, code, tradeGain(heldBy(table, me), code, middle, view.round, mood.hopes), mood)
          : pairLiking(table, me, { pair: [code, other], middle }, mood);
      return { move, deed: { kind: 'offer', codes, middle }, worth };
    }
    case 'take': {
      if (phase.tag !== 'take') return null;
      const given = toCode(move.card);
      const middle = toCode(phase.middle);
      const partner = phase.offers.findIndex(cards => cards?.includes(move.card) === true);
      const envy = mood.deny * pullOf(table, partner, middle, mood.hopes);
      return {
        move,
        deed: { kind: 'take', partner, middle, given },
        worth: takeGain(heldBy(table, me), given, view.round, mood.hopes) - envy,
      };
    }
  }
}

/** MY-6, MY-11: the last display is exact; of equal totals the one with the longest runs. */
export function findLastDisplays(view: View): Option[] {
  return moves(view)
    .flatMap(move => (move.kind === 'display' ? [move] : []))
    .sort((a, b) => compareDisplays(a.cards, b.cards))
    .map(move => ({
      move,
      deed: { kind: 'display', shown: holdingOf(move.cards.map(toCode)) },
      worth: totalOf(move.cards),
    }));
}

export function isLastDisplay({ phase, round }: View): boolean {
  return phase.tag === 'display' && round === DISPLAY.length - 1;
}
