/** What a deed leads to, in imagined worlds. */

import { type Judgement, judge } from '#bots/judge.ts';
import type { QuickRandom } from '#bots/quick-random.ts';
import type { Seat } from '#contract/game.ts';
import { must } from '#kernel/must.ts';
import { bestOn, QUICK } from '../solver/best-plays.ts';
import type { Deed, Option } from './options.ts';
import { copyGame, exchange, fieldToPlay, play, type QuickGame, seatOf } from './quick-game.ts';
import { deal, type Outlook } from './worlds.ts';
import { worthOfKeeping } from './worth.ts';

/** With so few `=` left the end is near enough to be played out. */
const NEAR_END = 4;
/** Then, turns that are played on with at most, for each player. */
const ROUNDS_TO_END = 3;

/** In the order given; the first should be the likeliest. */
export function lookAhead(
  outlook: Outlook,
  options: readonly Option[],
  worlds: number,
  random: QuickRandom,
): Judgement<Deed>[] {
  let world = deal(outlook, random);
  return judge(options, {
    count: worlds,
    deal: () => {
      world = deal(outlook, random);
    },
    leadIn: deed => leadAfter(copyGame(world), outlook.me, deed),
  });
}

/** How far ahead the deed brings one, once the others have answered. */
function leadAfter(game: QuickGame, me: Seat, deed: Deed): number {
  if (deed.kind === 'play') play(game, me, deed.tokens);
  else exchange(game, me, deed.tokens);
  return leadFrom(game, me, game.order.length - 1);
}

/** Lets everybody play on for so many turns, near the end for more, and says how far ahead this seat is then. */
export function leadFrom(game: QuickGame, me: Seat, turns: number): number {
  const more = isNearEnd(game) ? ROUNDS_TO_END * game.order.length : turns;
  for (let i = 0; i < more; i++) playTurn(game);
  return leadOf(game, me);
}

function isNearEnd({ field, lastTurn }: QuickGame): boolean {
  return lastTurn !== null || must(field.stock.at(-1)) <= NEAR_END;
}

/** As the players of imagined games do: what brings most at a glance. */
export function playTurn(game: QuickGame): void {
  const seat = seatOf(game);
  if (seat === null) return;
  const [best] = bestOn(fieldToPlay(game, seat), QUICK);
  if (best === undefined) exchange(game, seat, (game.racks[seat] ?? []).slice(0, game.bag.length));
  else play(game, seat, best.tokens);
}

/** Points ahead of the best other player, with what the numbers in the racks are worth as long as it goes on. */
function leadOf(game: QuickGame, me: Seat): number {
  const goesOn = seatOf(game) !== null;
  const totals = game.scores.map(
    (score, seat) => score + (goesOn ? worthOfKeeping(game.racks[seat] ?? []) : 0),
  );
  const others = totals.filter((_, seat) => seat !== me);
  return must(totals[me]) - Math.max(...others);
}
