/** Counting where hidden pieces are: exactly where every deal is as likely, else in imagined worlds. */
import type { PieceOdds } from '#contract/odds.ts';

/** Worlds that are imagined for odds: a share of one half is right to within two percent. */
export const ODDS_WORLDS = 600;
/** The chance of these worlds, apart from all others. */
export const ODDS_CHANCE = 5_000_000;

/** How likely a place of this size holds at least one of `count`, among `all` pieces of which each place is a random part. */
export function chanceOfAny(all: number, count: number, size: number): number {
  let none = 1;
  for (let i = 0; i < count; i++) none *= Math.max(0, all - size - i) / Math.max(1, all - i);
  return 1 - none;
}

/** Pieces by name, with how many there are of each. */
export function countsOf(pieces: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const piece of pieces) counts.set(piece, (counts.get(piece) ?? 0) + 1);
  return counts;
}

/** Where each deal is as likely as any other. `sizes`: by place, how many of these pieces lie there. */
export function evenOdds(unseen: readonly string[], sizes: readonly number[]): PieceOdds[] {
  return [...countsOf(unseen)].map(([piece, count]) => ({
    piece,
    count,
    chances: sizes.map(size => chanceOfAny(unseen.length, count, size)),
  }));
}

/** The same, beside pieces of which it is known where they are: `sure`, by place. In the order of numbers. */
export function evenOddsBeside(
  unseen: readonly string[],
  sizes: readonly number[],
  sure: readonly (readonly string[])[],
): PieceOdds[] {
  const even = evenOdds(unseen, sizes);
  const there = sure.map(countsOf);
  const names = new Set([...even.map(({ piece }) => piece), ...sure.flat()]);
  return [...names]
    .sort((a, b) => Number(a) - Number(b))
    .map(piece => {
      const one = even.find(other => other.piece === piece);
      return {
        piece,
        count: (one?.count ?? 0) + there.reduce((sum, counts) => sum + (counts.get(piece) ?? 0), 0),
        chances: there.map((counts, place) => (counts.has(piece) ? 1 : (one?.chances[place] ?? 0))),
      };
    });
}

/** In so many worlds. `placesIn` deals the next one and says what lies in each place. */
export function countedOdds(
  unseen: readonly string[],
  worlds: number,
  placesIn: () => readonly (readonly string[])[],
): PieceOdds[] {
  const counts = countsOf(unseen);
  const sums = new Map([...counts.keys()].map(piece => [piece, [] as number[]]));
  for (let i = 0; i < worlds; i++) {
    for (const [place, pieces] of placesIn().entries()) {
      for (const piece of new Set(pieces)) {
        const sum = sums.get(piece);
        if (sum !== undefined) sum[place] = (sum[place] ?? 0) + 1;
      }
    }
  }
  const places = Math.max(0, ...[...sums.values()].map(({ length }) => length));
  return [...counts].map(([piece, count]) => ({
    piece,
    count,
    chances: Array.from({ length: places }, (_, place) => (sums.get(piece)?.[place] ?? 0) / worlds),
  }));
}
