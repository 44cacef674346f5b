/** Which card to play: what can be played is tried in imagined worlds, near the end of a deal exactly. */

import { judge } from '#bots/judge.ts';
import { quickRandom } from '#bots/quick-random.ts';
import type { Facts } from '#contract/game.ts';
import type { Rng } from '#contract/rng.ts';
import { must } from '#kernel/must.ts';
import { campOf } from '../rules/seats.ts';
import type { View } from '../rules/types.ts';
import { orderOf } from '../solver/order.ts';
import { meanOf, noAverage, note, type Weighed } from './average.ts';
import type { Effort } from './effort.ts';
import { meansInAll } from './every.ts';
import { exactJudge } from './exact.ts';
import { solvedValue } from './finish.ts';
import { type Deed, findOptions, type Option } from './options.ts';
import { choosePlay, playOn } from './policy.ts';
import { copyDeal, emptyDeal, play } from './quick-deal.ts';
import { type Stakes, type Standing, valueOf } from './stakes.ts';
import { STYLE } from './style.ts';
import { deal, layOut, outlookOf, tableOf } from './worlds.ts';

/** Worlds in which quick players are asked for their first choice. */
const GLANCES = 15;
/** What it is worth to be everybody's first choice, in points, as long as little else is known. */
const FAVOUR = 3;

/** Plays that the solver may try at the end of one imagined deal. */
const MOST_NODES = 50_000;

const world = emptyDeal();
const game = emptyDeal();

/** Best first, in points of the deal for the camp that plays. */
export function weighPlays(
  view: View,
  { contract, announced }: Standing,
  effort: Effort,
  rng: Rng,
): Weighed[] {
  const order = orderOf(contract.trumps, announced.way);
  const options = findOptions(view, order);
  const [first] = options;
  if (first === undefined) return [];
  const stakes: Stakes = {
    announced: announced.tricks,
    isOpposed: contract.isOpposed,
    declarer: campOf(contract.declarer),
  };
  const sign = campOf(first.deed.hand) === stakes.declarer ? 1 : -1;
  const outlook = outlookOf(view);
  const table = tableOf(view, order);
  const random = quickRandom(rng);
  const dealWorld = (): void => {
    deal(outlook, effort.tries, random);
    layOut(outlook, order, table, world);
  };

  const votes = options.length === 1 ? [1] : voteOn(options, dealWorld);
  const suggested = options
    .map((option, i) => ({ option, deed: option.deed, worth: FAVOUR * (votes[i] ?? 0) }))
    .sort((a, b) => b.worth - a.worth);
  if (effort.worlds === 0) return suggested.flatMap(({ option, worth }) => spread(option, worth, 0, {}));

  const exact = exactJudge(view, { contract, announced }, outlook, effort);
  const means = meansInAll(
    suggested.map(({ deed }) => deed),
    outlook,
    exact,
    effort.every ?? 0,
  );
  if (means !== null)
    return suggested
      .flatMap(({ option }, i) => {
        const { value, made } = must(means[i]);
        return spread(option, sign * value, 0, { made: Math.round(made) });
      })
      .sort((a, b) => b.value - a.value);
  const made = new Map(options.map(({ deed }) => [deed, noAverage()]));
  const judged = judge(suggested, {
    count: effort.worlds,
    deal: () => {
      dealWorld();
      exact.newWorld();
    },
    leadIn: deed => {
      const value = exact.valueOf(deed) ?? valueByPlayout(deed, stakes, effort.solved);
      note(must(made.get(deed)), value > 0 ? 100 : 0);
      return sign * value;
    },
    isEnough: exact.isEnough,
  });
  return suggested
    .flatMap(({ option }, i) => {
      const { value, error } = must(judged[i]);
      return spread(option, value, error, { made: Math.round(meanOf(must(made.get(option.deed)))) });
    })
    .sort((a, b) => b.value - a.value);
}

/** The share of worlds in which each option is the quick player's choice. */
function voteOn(options: readonly Option[], dealWorld: () => void): number[] {
  const counts = options.map(() => 0);
  const hands = [...new Set(options.map(({ deed }) => deed.hand))];
  for (let i = 0; i < GLANCES; i++) {
    dealWorld();
    const hand = hands[i % hands.length] ?? 0;
    world.next = hand;
    const code = choosePlay(world, STYLE);
    // The weakest of cards that are the same is chosen, and stands for all of them.
    const at = options.findIndex(option => option.deed.hand === hand && option.codes.includes(code));
    if (at !== -1) counts[at] = (counts[at] ?? 0) + 1;
  }
  return counts.map(count => count / GLANCES);
}

/** Quick players play on until the last tricks, which are solved. */
function valueByPlayout({ hand, code }: Deed, stakes: Stakes, solved: number): number {
  copyDeal(world, game);
  game.next = hand;
  play(game, code);
  while (game.left > solved || game.played > 0) play(game, choosePlay(game, STYLE));
  // At the very end of a deal nothing is left to solve.
  return (game.left === 0 ? null : solvedValue(game, stakes, MOST_NODES)) ?? playedValue(stakes);
}

function playedValue(stakes: Stakes): number {
  playOn(game, [STYLE, STYLE]);
  return valueOf(game, stakes);
}

/** `{ card: 12, made: 71 }`: how often the contract is made, in percent of the imagined worlds. */
function spread({ moves }: Option, value: number, error: number, facts: Facts): Weighed[] {
  return moves.map(move => ({
    move,
    value,
    error,
    facts: { ...('card' in move ? { card: move.card } : {}), ...facts },
  }));
}
