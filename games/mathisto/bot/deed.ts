/** What a choice leads to in one imagined world. */

import type { QuickRandom } from '#bots/quick-random.ts';
import type { Seat } from '#contract/game.ts';
import type { Code } from './code.ts';
import { addHopes } from './hopes.ts';
import { playOn } from './policy.ts';
import {
  call,
  draw,
  type Laying,
  lay,
  layDiscoveries,
  type QuickGame,
  settle,
  takeTurn,
} from './quick-game.ts';

export type Deed =
  | { readonly kind: 'call'; readonly code: Code; readonly from: Seat }
  | { readonly kind: 'pose'; readonly laying: Laying }
  /** Families by bits. */
  | { readonly kind: 'discoveries'; readonly families: number }
  | { readonly kind: 'draw'; readonly isDrawing: boolean }
  /** As in `quick-game.ts`: 0 nothing, 1 joker, 2 discovery, 3 both. */
  | { readonly kind: 'counter'; readonly choice: number; readonly laying: Laying };

/** So many times the turn changes hands; what comes later is more chance than anything. */
const HORIZON = 4;

/** How far ahead of the best other player the deed brings one. */
export function leadAfter(game: QuickGame, me: Seat, deed: Deed, random: QuickRandom): number {
  act(game, me, deed, random);
  return leadFrom(game, me, random);
}

/** Lets everybody play on for a while, and says how far ahead of the best other player this seat is then. */
export function leadFrom(game: QuickGame, me: Seat, random: QuickRandom): number {
  playOn(game, random, HORIZON);
  points.set(game.points);
  addHopes(game, points);
  let most = Number.NEGATIVE_INFINITY;
  for (let seat = 0; seat < game.seats; seat++) {
    if (seat !== me) most = Math.max(most, points[seat] ?? 0);
  }
  return (points[me] ?? 0) - most;
}

/** Scratch. */
const points = new Float64Array(6);

function act(game: QuickGame, me: Seat, deed: Deed, random: QuickRandom): void {
  switch (deed.kind) {
    case 'call':
      call(game, deed.code, deed.from);
      break;
    case 'pose':
      lay(game, deed.laying);
      settle(game, deed.laying, random);
      break;
    case 'discoveries':
      layDiscoveries(game, deed.families);
      break;
    case 'draw':
      if (deed.isDrawing) draw(game, me);
      takeTurn(game, game.turn);
      break;
    case 'counter':
      settle(game, deed.laying, random, { seat: me, choice: deed.choice });
      break;
  }
}
