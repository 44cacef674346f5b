/** Near the end of a deal: not some worlds but all, each solved. What comes out has no error. */
import { must } from '#kernel/must.ts';
import type { Card } from '../rules/cards.ts';
import type { ExactJudge } from './exact.ts';
import type { Deed } from './options.ts';
import type { Outlook } from './worlds.ts';

interface Mean {
  /** For the declarer's camp. */
  readonly value: number;
  /** In percent of the worlds: the contract is made. */
  readonly made: number;
}

/** Each deed in all worlds; null if there are more than `most`, or if one is too much work. */
export function meansInAll(
  deeds: readonly Deed[],
  outlook: Outlook,
  exact: ExactJudge,
  most: number,
): readonly Mean[] | null {
  const splits = splitsOf(outlook, most);
  if (splits === null) return null;
  const sums = deeds.map(() => ({ value: 0, made: 0 }));
  for (const cards of splits) {
    outlook.dealt.set(cards);
    exact.newWorld();
    for (const [at, deed] of deeds.entries()) {
      const value = exact.valueOf(deed);
      if (value === null) return null;
      const sum = must(sums[at]);
      sum.value += value;
      sum.made += value > 0 ? 100 : 0;
    }
    if (exact.isEnough()) return null;
  }
  return sums.map(({ value, made }) => ({ value: value / splits.length, made: made / splits.length }));
}

/** All ways to deal the hidden cards to two hands, each as likely as any other; null if there are too many. */
function splitsOf({ dealt, hidden }: Outlook, most: number): readonly (readonly Card[])[] | null {
  const [first, second] = hidden;
  if (first === undefined || second === undefined || hidden.length > 2) return null;
  const cards = [...dealt];
  const size = first.to - first.from;
  if (waysTo(cards.length, size) > most) return null;
  const splits: Card[][] = [];
  const choose = (from: number, chosen: readonly number[]): void => {
    if (chosen.length === size) {
      const others = cards.filter((_, at) => !chosen.includes(at));
      splits.push([...chosen.map(at => must(cards[at])), ...others]);
      return;
    }
    for (let at = from; at < cards.length; at++) choose(at + 1, [...chosen, at]);
  };
  choose(0, []);
  return splits;
}

/** How many ways there are to choose `few` of `all`. */
function waysTo(all: number, few: number): number {
  let ways = 1;
  for (let i = 1; i <= few; i++) ways = (ways * (all - few + i)) / i;
  return ways;
}
