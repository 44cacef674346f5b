/** All choices of this moment with what they are worth, best first. */
import { closelyCompared, type Judgement, judge as judgeIn, type Suggestion } from '#bots/judge.ts';
import { type QuickRandom, quickRandom } from '#bots/quick-random.ts';
import type { Budget } from '#contract/bot.ts';
import type { Seat } from '#contract/game.ts';
import type { Rng } from '#contract/rng.ts';
import type { Move, View } from '../rules/types.ts';
import { type Deed, leadAfter } from './deed.ts';
import { findLastDisplays, findOptions, isLastDisplay, type Option } from './options.ts';
import { copyGame, emptyGame } from './quick-game.ts';
import { type Style, styleFor } from './style.ts';
import { deal, type Outlook, outlookOf } from './worlds.ts';

type Weighed = Option & Judgement<Deed>;

/** Choices that are looked at in imagined worlds; the others keep their first estimate. */
const CLOSER_LOOK = 10;
/** Courses of hidden exchanges that are found out for one decision. */
const COURSES = 12;

/** `against`: only the best and this one, in the same worlds. */
export function weigh(view: View, me: Seat, { iterations }: Budget, rng: Rng, against?: Move): Weighed[] {
  if (isLastDisplay(view)) return findLastDisplays(view).map(atSight);
  const style = styleFor(view.handSizes.length);
  const options = findOptions(view, me, style);
  if (iterations === 0 || options.length < 2) return options.map(atSight);
  const study: Study = {
    me,
    outlook: outlookOf(view, Math.min(COURSES, iterations), rng),
    styles: view.handSizes.map(() => style),
    worlds: iterations,
    random: quickRandom(rng),
  };
  const judged = judge(options.slice(0, CLOSER_LOOK), study);
  const weighed = withRest(options, judged).sort((a, b) => b.value - a.value);
  return against === undefined ? weighed : closelyCompared(weighed, against, pair => judge(pair, study));
}

function atSight(option: Option): Weighed {
  return { ...option, value: option.worth, error: 0 };
}

/** Those not looked at closer come after those that were, by their first estimates. */
function withRest(options: readonly Option[], judged: readonly Judgement<Deed>[]): Weighed[] {
  const least = judged.reduce((low, one) => (one.value < low.value ? one : low));
  const last = options[judged.length - 1]?.worth ?? 0;
  return options.map((option, i) => {
    const rest = { value: least.value - (last - option.worth), error: least.error };
    return { ...option, ...(judged[i] ?? rest) };
  });
}

interface Study {
  readonly me: Seat;
  readonly outlook: Outlook;
  /** How each seat plays in imagined games. */
  readonly styles: readonly Style[];
  readonly worlds: number;
  readonly random: QuickRandom;
}

const world = emptyGame();
const game = emptyGame();

/** In the order given. The first should be the likeliest: it is measured best. */
function judge(
  suggestions: readonly Suggestion<Deed>[],
  { me, outlook, styles, worlds, random }: Study,
): Judgement<Deed>[] {
  return judgeIn(suggestions, {
    count: worlds,
    deal: () => deal(outlook, random, world),
    leadIn: deed => {
      copyGame(world, game);
      return leadAfter(game, me, deed, styles);
    },
  });
}
