/** The judge of Calculator: what can be done now, best first. */

import { quickRandom } from '#bots/quick-random.ts';
import type { Budget, Candidate } from '#contract/bot.ts';
import type { Rng } from '#contract/rng.ts';
import { must } from '#kernel/must.ts';
import { seatToPlay } from '../rules/turn.ts';
import type { Move, View } from '../rules/types.ts';
import { exchangeFacts, playFacts } from './facts.ts';
import { lookAhead } from './lookahead.ts';
import { type Deed, findOptions } from './options.ts';
import { outlookOf } from './worlds.ts';

/** Options that are looked at in imagined worlds; the others keep their first estimate. */
const CLOSER_LOOK = 8;

export function rank(view: View, { iterations }: Budget, rng: Rng): readonly Candidate<Move>[] {
  const valued = weigh(view, iterations, rng);
  return valued.map(({ deed, value, error }) => {
    const facts = deed.kind === 'play' ? playFacts(view, deed.tokens) : exchangeFacts(view, deed.tokens);
    return { move: deed, value, error, facts };
  });
}

type Valued = { readonly deed: Deed; readonly value: number; readonly error: number };

/** Best first; empty only where it is not the viewer's turn. */
export function weigh(view: View, worlds: number, rng: Rng): Valued[] {
  const { me } = view;
  if (me === 'spectator' || seatToPlay(view) !== me) return [];
  const options = findOptions(view);
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

/** Who was not looked at closely never comes before those who were. */
function lowest(judged: readonly { readonly value: number }[]): number {
  return Math.min(Number.POSITIVE_INFINITY, ...judged.map(({ value }) => value));
}

function mean(numbers: readonly number[]): number {
  return numbers.length === 0 ? 0 : numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
}
