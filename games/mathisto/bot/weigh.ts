/** All that can be done at this moment with what it is worth, best first. */

import { closelyCompared, type Judgement, judge } from '#bots/judge.ts';
import { type QuickRandom, quickRandom } from '#bots/quick-random.ts';
import type { Budget } from '#contract/bot.ts';
import type { Seat } from '#contract/game.ts';
import type { Rng } from '#contract/rng.ts';
import { must } from '#kernel/must.ts';
import { COUNTERS, type Move, type View } from '../rules/types.ts';
import { type Belief, beliefBy, beliefFrom } from './belief.ts';
import { WARY } from './call-worth.ts';
import { type Deed, leadAfter } from './deed.ts';
import { echoOf } from './echo.ts';
import { findOptions, type Option } from './options.ts';
import { deal, type Outlook, outlookOf } from './outlook.ts';
import { copyGame, emptyGame } from './quick-game.ts';

type Weighed = Option & Omit<Judgement<unknown>, 'deed'>;

interface Weighing {
  readonly belief: Belief;
  /** Best first. */
  readonly options: readonly Weighed[];
}

/** Choices that are looked at in imagined worlds; the others keep their first estimate. */
const CLOSER_LOOK = 14;
const BLUFFS = 1;
/** Worlds to form a belief from: with fewer, what is best is the luck of a few worlds. */
const BELIEF = 200;

/** Somebody who forgets nothing. */
const ATTENTIVE = { span: 10_000, kinship: 1.3 };

/** `against`: only the best and this one, in the same worlds. */
export function weigh(view: View, me: Seat, { iterations }: Budget, rng: Rng, against?: Move): Weighing {
  if (iterations === 0 || view.phase.tag === 'question') {
    const belief = beliefBy(view, me, ATTENTIVE);
    return { belief, options: findOptions(view, me, belief, WARY).map(atSight) };
  }
  const random = quickRandom(rng);
  const outlook = outlookOf(view, 'all', random);
  const belief = beliefFrom(outlook, BELIEF);
  const options = findOptions(view, me, belief, WARY);
  const closer = view.phase.tag === 'counter' ? allAlike(options) : lookCloser(view, me, options);
  if (closer.length < 2) return { belief, options: options.map(atSight) };
  const worlds = { count: iterations, ...worldsOf(outlook, me, random) };
  const judged = judge<Deed>(closer, worlds);
  const weighed = withRest(options, closer, judged).sort((a, b) => b.value - a.value);
  if (against === undefined) return { belief, options: weighed };
  const playable = weighed.filter(isPlayable);
  return { belief, options: closelyCompared(playable, against, pair => judge(pair, worlds)) };
}

type Playable = Option & { readonly deed: Deed };

/** The best at first sight, and the best bluffs: what those are worth is not seen at first sight. */
function lookCloser({ hands }: View, me: Seat, options: readonly Option[]): Playable[] {
  const playable = options.filter(isPlayable);
  const isBluff = ({ move }: Option): boolean =>
    move.kind === 'call' && hands[me]?.includes(move.card) === true;
  return [
    ...playable.filter(option => !isBluff(option)).slice(0, CLOSER_LOOK),
    ...playable.filter(isBluff).slice(0, BLUFFS),
  ];
}

/**
 * MH-14: in the window everybody is seen to have chosen, and when. Whoever can do nothing thinks as long about it
 * as others do about their counters.
 */
export function allAlike(options: readonly Option[]): Playable[] {
  const playable = options.filter(isPlayable);
  return COUNTERS.flatMap((_, i) => playable[i] ?? playable.slice(-1));
}

function isPlayable<One extends Option>(option: One): option is One & Playable {
  return option.deed !== undefined;
}

const world = emptyGame();
const game = emptyGame();

function worldsOf(
  outlook: Outlook,
  me: Seat,
  random: QuickRandom,
): { readonly deal: () => void; readonly leadIn: (deed: Deed) => number } {
  const luck = echoOf(random);
  return {
    deal: () => {
      deal(outlook, random, world);
      luck.renew();
    },
    leadIn: deed => {
      copyGame(world, game);
      luck.again();
      return leadAfter(game, me, deed, luck);
    },
  };
}

function atSight(option: Option): Weighed {
  return { ...option, value: option.worth, error: 0 };
}

/**
 * What counts of an imagined game, beside the first estimate: its players are not the real ones. In trials both
 * together chose better than either.
 */
const PLAYED = 0.2;

/** Those not looked at closer come after those that were, by their first estimates. */
function withRest(
  options: readonly Option[],
  closer: readonly Playable[],
  judged: readonly Judgement<Deed>[],
): Weighed[] {
  const seen = closer.map((option, i): Weighed => {
    const { value, error } = must(judged[i]);
    return { ...option, value: option.worth + PLAYED * value, error: PLAYED * error };
  });
  const least = seen.reduce((low, one) => (one.value < low.value ? one : low));
  const best = options[0]?.worth ?? 0;
  return options.map(option => {
    const rest = { ...option, value: least.value - (best - option.worth), error: least.error };
    return seen.find(({ move }) => move === option.move) ?? rest;
  });
}
