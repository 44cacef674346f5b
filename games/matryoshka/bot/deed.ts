/** What a choice leads to in one imagined world. */

import type { Seat } from '#contract/game.ts';
import { must } from '#kernel/must.ts';
import type { Code } from './code.ts';
import { finalScore } from './final.ts';
import { copyHolding, type Holding } from './holding.ts';
import { display, makeOffers, offers, playExchange, playOn, takeOne } from './policy.ts';
import { endRound, exchange, heldBy, type QuickGame, shownBy } from './quick-game.ts';
import type { Style } from './style.ts';

export type Deed =
  | { readonly kind: 'display'; readonly shown: Holding }
  | { readonly kind: 'present'; readonly code: Code }
  | { readonly kind: 'offer'; readonly codes: readonly Code[]; readonly middle: Code }
  | { readonly kind: 'take'; readonly partner: Seat; readonly middle: Code; readonly given: Code };

/** How far ahead of the best other player the deed brings one. */
export function leadAfter(game: QuickGame, me: Seat, deed: Deed, styles: readonly Style[]): number {
  act(game, me, deed, styles);
  return leadFrom(game, me, styles);
}

/** Lets everybody play to the end, and says how far ahead of the best other player this seat is then. */
export function leadFrom(game: QuickGame, me: Seat, styles: readonly Style[]): number {
  playOn(game, styles);
  let most = 0;
  for (let seat = 0; seat < game.seats; seat++) {
    if (seat !== me) most = Math.max(most, finalScore(heldBy(game, seat)));
  }
  return finalScore(heldBy(game, me)) - most;
}

function act(game: QuickGame, me: Seat, deed: Deed, styles: readonly Style[]): void {
  switch (deed.kind) {
    case 'display':
      for (let seat = 0; seat < game.seats; seat++) {
        if (seat !== me) display(game, seat, must(styles[seat]));
      }
      copyHolding(deed.shown, shownBy(game, me));
      endRound(game);
      break;
    case 'present':
      playExchange(game, styles, deed.code);
      break;
    case 'offer':
      offers.set(deed.codes, 2 * me);
      makeOffers(game, styles, deed.middle, me);
      takeOne(game, styles, deed.middle);
      break;
    case 'take':
      exchange(game, deed);
      break;
  }
}
