/** What cards from the stock were worth: the next turns with them, and with others that might as well have come. */

import { strokeOf } from '#bots/luck.ts';
import { type QuickRandom, quickRandom } from '#bots/quick-random.ts';
import type { Seat } from '#contract/game.ts';
import type { Change, Stroke } from '#contract/review.ts';
import type { Rng } from '#contract/rng.ts';
import { BIT_OF, type Code, FAMILY_OF, FIRST_JOKER, toCode } from '../bot/code.ts';
import { leadFrom } from '../bot/deed.ts';
import { echoOf } from '../bot/echo.ts';
import { deal, outlookOf } from '../bot/outlook.ts';
import {
  call,
  copyGame,
  draw,
  emptyGame,
  putBack,
  type QuickGame,
  receive,
  takeTurn,
} from '../bot/quick-game.ts';
import type { Card, FamilyCard } from '../rules/cards.ts';
import type { Mathisto } from '../rules/types.ts';

/** What came from the stock: the hand at the deal, or one card, after a call in vain or by itself (MH-8, MH-9). */
interface Draw {
  readonly cards: readonly Card[];
  readonly called: { readonly card: FamilyCard; readonly from: Seat } | null;
}

/** Worlds of this kind cost little, and much is chance in them. */
const MORE = 4;

const world = emptyGame();
const game = emptyGame();

export function luck(change: Change<Mathisto>, worlds: number, rng: Rng): Stroke | null {
  const { seat, before, after } = change;
  const drawn = drawOf(change);
  if (drawn === null || after.phase.tag === 'over') return null;
  const codes = drawn.cards.map(toCode);
  const random = quickRandom(rng);
  const outlook = outlookOf(after, 'all', random);
  const echo = echoOf(random);
  const stroke = strokeOf({
    count: MORE * worlds,
    deal: () => {
      deal(outlook, random, world);
      undo(world, seat, codes);
      echo.renew();
    },
    redraw: () => shuffle(world, random),
    lead: () => {
      copyGame(world, game);
      echo.again();
      redo(game, seat, drawn);
      return leadFrom(game, seat, echo);
    },
  });
  return { ...stroke, facts: { cards: drawn.cards.join(' '), deal: before === null ? 'yes' : 'no' } };
}

function drawOf({ seat, before, after }: Change<Mathisto>): Draw | null {
  if (before === null) return { cards: after.hands[seat] ?? [], called: null };
  for (const one of after.past.slice(before.past.length)) {
    if (one.kind === 'drew' && one.seat === seat && one.drawn !== null)
      return { cards: [one.drawn], called: null };
    if (one.kind === 'called' && one.caller === seat && one.drawn !== null)
      return { cards: [one.drawn], called: { card: one.card, from: one.from } };
  }
  return null;
}

/** As it was before: the cards lie on top of the stock. */
function undo(into: QuickGame, seat: Seat, codes: readonly Code[]): void {
  for (const code of codes.toReversed()) {
    putBack(into, seat, code);
    // It may have been shown (MH-8).
    const family = FAMILY_OF[code] ?? 0;
    if (code < FIRST_JOKER) into.seen[family] = (into.seen[family] ?? 0) & ~(BIT_OF[code] ?? 0);
  }
}

function redo(into: QuickGame, seat: Seat, { cards, called }: Draw): void {
  const { turn } = into;
  if (called !== null) {
    into.turn = seat;
    call(into, toCode(called.card), called.from);
  } else if (cards.length > 1) {
    for (let i = 0; i < cards.length; i++) receive(into, seat, into.stock[--into.stockSize] ?? 0);
  } else {
    draw(into, seat);
    takeTurn(into, turn);
  }
}

function shuffle({ stock, stockSize }: QuickGame, random: QuickRandom): void {
  for (let i = stockSize - 1; i > 0; i--) {
    const j = random.below(i + 1);
    const code = stock[i] ?? 0;
    stock[i] = stock[j] ?? 0;
    stock[j] = code;
  }
}
