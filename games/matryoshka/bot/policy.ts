/**
 * How the players of imagined games play: each knows its own cards and what all display, and weighs them by
 * its style.
 */

import type { Seat } from '#contract/game.ts';
import { must } from '#kernel/must.ts';
import { DISPLAY } from '../rules/setup.ts';
import { COLUMN_OF, type Code, ROW_OF } from './code.ts';
import { findSpare, LAST_ROUND, lastTradeGain, type Spare, takeGain, tradeGain } from './final.ts';
import { copyHolding, listHidden, lossOf, noCards, remove, swapGain } from './holding.ts';
import { endRound, exchange, heldBy, pullOf, type QuickGame, shownBy } from './quick-game.ts';
import { type Mood, moodIn, type Style } from './style.ts';

/** Plays to the end, each seat by its style. */
export function playOn(game: QuickGame, styles: readonly Style[]): void {
  while (game.phase !== 'over') {
    if (game.phase === 'display') {
      for (let seat = 0; seat < game.seats; seat++) display(game, seat, must(styles[seat]));
      endRound(game);
    } else playExchange(game, styles, choosePresent(game, game.active, must(styles[game.active])));
  }
}

/** The rest of an exchange in which the active player puts this card in the middle. */
export function playExchange(game: QuickGame, styles: readonly Style[], middle: Code): void {
  remove(heldBy(game, game.active), middle);
  makeOffers(game, styles, middle);
  takeOne(game, styles, middle);
}

/** What each seat offers: one card, or two between two players (MY-12). */
export const offers = new Uint8Array(10);

/** Lets everybody but the active player offer, except one who has already decided. */
export function makeOffers(game: QuickGame, styles: readonly Style[], middle: Code, decided = -1): void {
  for (let seat = 0; seat < game.seats; seat++) {
    if (seat === game.active || seat === decided) continue;
    if (game.seats === 2) chooseTwo(game, seat, middle, must(styles[seat]));
    else chooseOffer(game, seat, middle, must(styles[seat]));
  }
}

/** The active player takes what it likes best of `offers`. */
export function takeOne(game: QuickGame, styles: readonly Style[], middle: Code): void {
  const { active, seats } = game;
  const style = must(styles[active]);
  const mood = moodIn(style, game.round);
  let best = Number.NEGATIVE_INFINITY;
  let partner = 0;
  let given = 0;
  for (let seat = 0; seat < seats; seat++) {
    if (seat === active) continue;
    const envy = mood.deny * pullOf(game, seat, middle, mood.hopes);
    for (let i = 2 * seat; i < 2 * seat + (seats === 2 ? 2 : 1); i++) {
      const liking = takeGain(heldBy(game, active), offers[i] ?? 0, game.round, mood.hopes) - envy;
      if (liking <= best) continue;
      best = liking;
      partner = seat;
      given = offers[i] ?? 0;
    }
  }
  exchange(game, { partner, middle, given });
}

/** Scratch: cards in hand, and what each would be missed for. */
const hand = new Uint8Array(16);
const losses = new Float64Array(16);

/** Shows what it would miss most: cards on display cannot be lost. */
export function display(game: QuickGame, seat: Seat, style: Style): void {
  const need = DISPLAY[game.round] ?? 0;
  const shown = shownBy(game, seat);
  copyHolding(heldBy(game, seat), shown);
  const { hopes } = moodIn(style, game.round);
  let count = listHidden(shown, NOTHING, hand);
  for (let i = 0; i < count; i++) losses[i] = lossOf(shown, hand[i] ?? 0, hopes);
  while (count > need) {
    let least = 0;
    for (let i = 1; i < count; i++) if ((losses[i] ?? 0) < (losses[least] ?? 0)) least = i;
    const gone = hand[least] ?? 0;
    remove(shown, gone);
    count--;
    hand[least] = hand[count] ?? 0;
    losses[least] = losses[count] ?? 0;
    // Only to its row and its column it made a difference.
    for (let i = 0; i < count; i++) {
      const code = hand[i] ?? 0;
      if (ROW_OF[code] === ROW_OF[gone] || COLUMN_OF[code] === COLUMN_OF[gone])
        losses[i] = lossOf(shown, code, hopes);
    }
  }
}

const NOTHING = noCards();

/** Lets go of what it misses least, or of what others seem to want. */
function choosePresent(game: QuickGame, seat: Seat, style: Style): Code {
  const mood = moodIn(style, game.round);
  const count = listHidden(heldBy(game, seat), shownBy(game, seat), hand);
  let best = Number.NEGATIVE_INFINITY;
  let chosen = 0;
  for (let i = 0; i < count; i++) {
    const code = hand[i] ?? 0;
    const liking = presentLiking(game, seat, code, mood);
    if (liking <= best) continue;
    best = liking;
    chosen = code;
  }
  return chosen;
}

export function presentLiking(game: QuickGame, seat: Seat, code: Code, { hopes, lure }: Mood): number {
  let interest = 0;
  for (let other = 0; other < game.seats; other++) {
    if (other !== seat) interest = Math.max(interest, pullOf(game, other, code, hopes));
  }
  return lure * interest - lossOf(heldBy(game, seat), code, hopes);
}

const spare: Spare = { code: 0, loss: 0, nextLoss: 0 };

/** Offers what is likely to be taken if the middle is worth it, and what is not if it is not. */
function chooseOffer(game: QuickGame, seat: Seat, middle: Code, style: Style): void {
  const mood = moodIn(style, game.round);
  const held = heldBy(game, seat);
  const isLast = game.round === LAST_ROUND;
  if (isLast) findSpare(held, spare);
  const count = listHidden(held, shownBy(game, seat), hand);
  let best = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < count; i++) {
    const code = hand[i] ?? 0;
    const gain = isLast ? lastTradeGain(held, code, middle, spare) : swapGain(held, code, middle, mood.hopes);
    const liking = offerLiking(game, code, gain, mood);
    if (liking <= best) continue;
    best = liking;
    offers[2 * seat] = code;
  }
}

/** `gain`: what the exchange brings, if this card is taken. */
export function offerLiking(
  game: QuickGame,
  code: Code,
  gain: number,
  { hopes, deny, tempting, vague }: Mood,
): number {
  const pull = pullOf(game, game.active, code, hopes);
  const taken = 1 / (1 + Math.exp((tempting - pull) / vague));
  return taken * (gain - deny * pull);
}

/** MY-12: one of the two will go, the one that seems better to the active player more likely. */
function chooseTwo(game: QuickGame, seat: Seat, middle: Code, style: Style): void {
  const mood = moodIn(style, game.round);
  const count = listHidden(heldBy(game, seat), shownBy(game, seat), hand);
  let best = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < count; i++) {
    for (let j = i + 1; j < count; j++) {
      const pair = [hand[i] ?? 0, hand[j] ?? 0] as const;
      const liking = pairLiking(game, seat, { pair, middle }, mood);
      if (liking <= best) continue;
      best = liking;
      offers[2 * seat] = pair[0];
      offers[2 * seat + 1] = pair[1];
    }
  }
}

export function pairLiking(
  game: QuickGame,
  seat: Seat,
  { pair, middle }: { readonly pair: readonly [Code, Code]; readonly middle: Code },
  { hopes, deny, vague }: Mood,
): number {
  const held = heldBy(game, seat);
  const [one, other] = pair;
  const pullOne = pullOf(game, game.active, one, hopes);
  const pullOther = pullOf(game, game.active, other, hopes);
  const share = 1 / (1 + Math.exp((pullOther - pullOne) / vague));
  const gainOne = tradeGain(held, one, middle, game.round, hopes) - deny * pullOne;
  const gainOther = tradeGain(held, other, middle, game.round, hopes) - deny * pullOther;
  return share * gainOne + (1 - share) * gainOther;
}
