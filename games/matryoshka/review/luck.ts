/** What cards from the deck were worth: the rest of the game with them, and with others that might as well have come. */

import { strokeOf } from '#bots/luck.ts';
import { type QuickRandom, quickRandom } from '#bots/quick-random.ts';
import type { Seat } from '#contract/game.ts';
import type { Change, Stroke } from '#contract/review.ts';
import type { Rng } from '#contract/rng.ts';
import { type Code, toCode } from '../bot/code.ts';
import { leadFrom } from '../bot/deed.ts';
import { holds, put, remove } from '../bot/holding.ts';
import { copyGame, emptyGame, heldBy, type QuickGame } from '../bot/quick-game.ts';
import { styleFor } from '../bot/style.ts';
import { deal, outlookOf } from '../bot/worlds.ts';
import { type Card, sorted, without } from '../rules/cards.ts';
import { poolOf } from '../rules/check.ts';
import type { Matryoshka } from '../rules/types.ts';

/** Courses of hidden exchanges that are found out for one draw. */
const COURSES = 8;

/** Worlds of this kind cost little, and much is chance in them. */
const MORE = 4;

const world = emptyGame();
const game = emptyGame();

export function luck(change: Change<Matryoshka>, worlds: number, rng: Rng): Stroke | null {
  const { seat, after } = change;
  const cards = drawnCards(change);
  if (cards.length === 0) return null;
  const codes = cards.map(toCode);
  const random = quickRandom(rng);
  const outlook = outlookOf(after, COURSES, rng);
  const style = styleFor(after.handSizes.length);
  const styles = after.handSizes.map(() => style);
  const stroke = strokeOf({
    count: MORE * worlds,
    deal: () => deal(outlook, random, world),
    redraw: () => redraw(world, seat, codes, outlook.unseen, random),
    lead: () => {
      copyGame(world, game);
      return leadFrom(game, seat, styles);
    },
  });
  return { ...stroke, facts: { cards: cards.join(' ') } };
}

/** MY-3, MY-4: cards come from the deck at the deal and when a round begins. */
function drawnCards({ seat, before, after }: Change<Matryoshka>): Card[] {
  if (before !== null && before.round === after.round) return [];
  return sorted(without(poolOf(after, seat), before === null ? [] : poolOf(before, seat)));
}

/** Each card changes places with any that this seat never saw, or stays. */
function redraw(
  into: QuickGame,
  seat: Seat,
  codes: readonly Code[],
  unseen: readonly Code[],
  random: QuickRandom,
): void {
  const pool = [...unseen];
  for (const code of codes) {
    const pick = random.below(pool.length + 1);
    const other = pool[pick];
    if (other === undefined) continue;
    pool[pick] = code;
    swap(into, seat, code, other);
  }
}

function swap(into: QuickGame, seat: Seat, code: Code, other: Code): void {
  const at = into.deck.subarray(0, into.deckSize).indexOf(other);
  const holder = into.held.find((held, one) => one < into.seats && one !== seat && holds(held, other));
  if (at >= 0) into.deck[at] = code;
  else if (holder !== undefined) {
    remove(holder, other);
    put(holder, code);
  }
  remove(heldBy(into, seat), code);
  put(heldBy(into, seat), other);
}
