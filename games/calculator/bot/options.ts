/** What a player may sensibly do with a turn, with a first estimate of each. */
import { sorted, without } from '../rules/tokens.ts';
import type { Laid, View } from '../rules/types.ts';
import { bestOn, type Effort, THOROUGH } from '../solver/best-plays.ts';
import { fieldToPlay, gameOf } from './quick-game.ts';
import { worthOfKeeping } from './worth.ts';

export type Deed =
  | { readonly kind: 'play'; readonly tokens: readonly Laid[] }
  | { readonly kind: 'exchange'; readonly tokens: readonly number[] };

/** `worth` is in points: those of the play, and what the numbers that are kept are worth. */
export type Option = { readonly deed: Deed; readonly worth: number };

/** Plays that are worth a second look. */
const MOST_PLAYS = 60;

/** Best first; never empty. */
export function findOptions(view: View, effort: Effort = THOROUGH): Option[] {
  const rack = view.rack ?? [];
  const seat = view.me === 'spectator' ? 0 : view.me;
  const racks = view.rackSizes.map((_, one) => (one === seat ? rack : []));
  const field = fieldToPlay(gameOf(view, racks, []), seat);
  const plays = bestOn(field, effort).map(({ tokens, points }): Option => {
    const numbers = tokens.flatMap(({ token }) => (typeof token === 'number' ? [token] : []));
    return { deed: { kind: 'play', tokens }, worth: points + worthOfKeeping(without(rack, numbers)) };
  });
  const exchanges = exchangesOf(view).map((tokens): Option => {
    return { deed: { kind: 'exchange', tokens }, worth: worthOfKeeping(without(rack, tokens)) };
  });
  return [...best(plays, MOST_PLAYS), ...exchanges].sort((a, b) => b.worth - a.worth);
}

function best(options: readonly Option[], count: number): Option[] {
  return options.toSorted((a, b) => b.worth - a.worth).slice(0, count);
}

/** None, the numbers that are hard to use, or all. */
function exchangesOf({ rack, bagSize }: View): number[][] {
  const all = sorted(rack ?? []);
  const hard = all.filter(number => worthOfKeeping([number]) < 0).slice(0, bagSize);
  const choices = [[], hard, all.slice(0, bagSize)];
  return choices.filter((one, i) => choices.findIndex(other => String(other) === String(one)) === i);
}
