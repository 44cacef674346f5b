/** From one world to others that agree as well with all that was seen. */
import { must } from '#kernel/must.ts';
import { type History, isFrom } from './history.ts';

/** A whole number in [0, bound), by chance. */
export type Below = (bound: number) => number;

/** By card (its place in `History.cards`), the place of its origin in `History.origins`. */
export type World = Uint8Array;

/**
 * Exchanges the origins of two cards of `world`, so many times, where nothing speaks against it: in the long run all
 * worlds that can be reached come up equally often, or as often as they are likely. `likely`, of the shape of
 * `History.may`: how likely a card is to have come from an origin, besides.
 */
export function stirrer(
  history: History,
  world: World,
  likely?: Float64Array,
): (below: Below, times: number) => void {
  const { origins, may, loose } = history;
  const width = origins.length;
  const tally = tallyOf(history, world);
  return (below, times) => {
    if (loose.length < 2) return;
    for (let i = 0; i < times; i++) {
      const one = loose[below(loose.length)] ?? 0;
      const other = loose[below(loose.length)] ?? 0;
      const from = world[one] ?? 0;
      const to = world[other] ?? 0;
      if (from === to || may[one * width + to] === 0 || may[other * width + from] === 0) continue;
      if (likely !== undefined) {
        const before = at(likely, one * width + from) * at(likely, other * width + to);
        const after = at(likely, one * width + to) * at(likely, other * width + from);
        if (after < before && below(FINE) * before >= FINE * after) continue;
      }
      tally.move(one, from, to);
      tally.move(other, to, from);
      if (tally.unmet() === 0) {
        world[one] = to;
        world[other] = from;
      } else {
        tally.move(one, to, from);
        tally.move(other, from, to);
      }
    }
  };
}

const FINE = 2 ** 20;

/** Which demands a world meets, as its cards move. */
interface Tally {
  readonly move: (card: number, from: number, to: number) => void;
  /** How many demands are not met. */
  readonly unmet: () => number;
}

function tallyOf({ cards, origins, demands }: History, world: World): Tally {
  const width = origins.length;
  const clues = demands.flatMap((demand, index) => demand.map(clue => ({ clue, demand: index })));
  const ways = Int32Array.from(demands, () => 0);
  const missing = Int32Array.from(clues, ({ clue }) => clue.cards.length);
  const demandOf = Int32Array.from(clues, ({ demand }) => demand);
  const fits = Uint8Array.from(clues.flatMap(({ clue }) => origins.map(one => (isFrom(one, clue) ? 1 : 0))));
  const about: number[][] = cards.map(() => []);
  for (const [index, { clue }] of clues.entries()) for (const card of clue.cards) about[card]?.push(index);
  let unmet = demands.length;

  const put = (clue: number): void => {
    missing[clue] = (missing[clue] ?? 0) - 1;
    if (missing[clue] !== 0) return;
    const demand = demandOf[clue] ?? 0;
    if (ways[demand] === 0) unmet--;
    ways[demand] = (ways[demand] ?? 0) + 1;
  };
  const take = (clue: number): void => {
    missing[clue] = (missing[clue] ?? 0) + 1;
    if (missing[clue] !== 1) return;
    const demand = demandOf[clue] ?? 0;
    ways[demand] = (ways[demand] ?? 0) - 1;
    if (ways[demand] === 0) unmet++;
  };
  for (const [card, mine] of about.entries())
    for (const clue of mine) if (fits[clue * width + must(world[card])] === 1) put(clue);
  return {
    move: (card, from, to) => {
      for (const clue of about[card] ?? []) {
        const was = fits[clue * width + from];
        const is = fits[clue * width + to];
        if (was === is) continue;
        if (is === 1) put(clue);
        else take(clue);
      }
    },
    unmet: () => unmet,
  };
}

function at(numbers: Float64Array, index: number): number {
  return numbers[index] ?? 0;
}
