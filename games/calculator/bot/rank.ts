/** The judge of Calculator: what can be done now, best first. */

import { closelyCompared } from '#bots/judge.ts';
import { quickRandom } from '#bots/quick-random.ts';
import type { Budget, Candidate } from '#contract/bot.ts';
import type { Rng } from '#contract/rng.ts';
import { must } from '#kernel/must.ts';
import { judge } from '../rules/hand-in.ts';
import { seatToPlay } from '../rules/turn.ts';
import type { Move, View } from '../rules/types.ts';
import type { Effort } from '../solver/best-plays.ts';
import { exchangeFacts, playFacts } from './facts.ts';
import { lookAhead } from './lookahead.ts';
import { type Deed, findOptions } from './options.ts';
import { outlookOf } from './worlds.ts';

/** Options that are looked at in imagined worlds; the others keep their first estimate. */
const CLOSER_LOOK = 8;

export function rank(
  view: View,
  { iterations }: Budget,
  rng: Rng,
  against?: Move,
): readonly Candidate<Move>[] {
  const valued = weigh(view, iterations, rng);
  const shown = against === undefined ? valued : compared(view, valued, against, iterations, rng);
  return shown.map(({ deed, value, error }) => {
    const facts = deed.kind === 'play' ? playFacts(view, deed.tokens) : exchangeFacts(view, deed.tokens);
    return { move: deed, value, error, facts };
  });
}

type Valued = { readonly deed: Deed; readonly value: number; readonly error: number };

/** Best first; empty only where it is not the viewer's turn. */
export function weigh(view: View, worlds: number, rng: Rng, effort?: Effort): Valued[] {
  const { me } = view;
  if (me === 'spectator' || seatToPlay(view) !== me) return [];
  const options = findOptions(view, effort);
  const likely = worlds === 0 ? [] : options.slice(0, CLOSER_LOOK);
  const judged = likely.length < 2 ? [] : lookAhead(outlookOf(view, me), likely, worlds, quickRandom(rng));
  // The first estimate leaves out the answer of the others: set it right by what the closer looks found.
  const gap = mean(judged.map(({ value }, i) => value - must(options[i]).worth));
  return options
    .map(({ deed, worth }, i): Valued => {
      const { value = Math.min(worth + gap, lowest(judged)), error = 0 } = judged[i] ?? {};
      return { deed, value, error };
    })
    .sort((a, b) => b.value - a.value);
}

/** The best, and one that may be any: both in the same worlds. */
function compared(view: View, valued: readonly Valued[], deed: Deed, worlds: number, rng: Rng): Valued[] {
  const { me } = view;
  if (me === 'spectator') return [];
  const any: Valued = { deed, value: Number.NEGATIVE_INFINITY, error: 0 };
  const outlook = outlookOf(view, me);
  const random = quickRandom(rng);
  return closelyCompared(
    [...valued, any].map(one => ({ ...one, move: one.deed })),
    deed,
    pair => {
      const tried = pair.map(one => (isWrong(view, one.deed) ? { ...one, deed: LOST_TURN } : one));
      return lookAhead(outlook, tried, worlds, random);
    },
  );
}

/** CA-11: what is wrong comes back, and the turn is lost. */
const LOST_TURN: Deed = { kind: 'exchange', tokens: [] };

function isWrong(view: View, deed: Deed): boolean {
  return deed.kind === 'play' && !judge(view, deed.tokens).ok;
}

/** Who was not looked at closely never comes before those who were. */
function lowest(judged: readonly { readonly value: number }[]): number {
  return Math.min(Number.POSITIVE_INFINITY, ...judged.map(({ value }) => value));
}

function mean(numbers: readonly number[]): number {
  return numbers.length === 0 ? 0 : numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
}
