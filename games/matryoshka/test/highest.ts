/**
 * What is the most that so many cards can score, exactly? Rows are taken away from a display one by one; what is
 * left is known by the heights of its columns, so each set of heights is looked at once. Sets without number are
 * allowed, which can only raise the result: a bound for any number of players.
 */
import { BONUS, POINTS } from '../rules/score.ts';

const COLUMNS = 7;
const HIGHEST_COLUMN = 10;

export function highestScore(cards: number): number {
  const rows = new Map<number, number>();
  let best = 0;
  for (const heights of heightsOf(cards, COLUMNS)) {
    const columns = heights.reduce((sum, height) => sum + (POINTS[height] as number), 0);
    best = Math.max(best, columns + bestRows(heights, rows));
  }
  return best;
}

/** Every way to spread so many cards over so many columns. */
function* heightsOf(cards: number, columns: number): Generator<number[]> {
  if (columns === 1) {
    if (cards <= HIGHEST_COLUMN) yield [cards];
    return;
  }
  for (let height = 0; height <= Math.min(cards, HIGHEST_COLUMN); height++) {
    for (const rest of heightsOf(cards - height, columns - 1)) yield [height, ...rest];
  }
}

/** The most that rows can score if columns have these heights. */
function bestRows(heights: readonly number[], known: Map<number, number>): number {
  const key = heights.reduce((sum, height) => sum * (HIGHEST_COLUMN + 1) + height, 0);
  const before = known.get(key);
  if (before !== undefined) return before;
  const first = heights.findIndex(height => height > 0);
  const longest = first < 0 ? 0 : [...heights, 0].indexOf(0, first) - first;
  let best = 0;
  // Some row holds a card of the first column. Its stretch there is one run; what follows in the same set could
  // as well be a set of its own.
  for (let length = 1; length <= longest; length++) {
    const left = heights.map((height, i) => (i >= first && i < first + length ? height - 1 : height));
    const run = (POINTS[length] as number) + (BONUS[length] as number);
    best = Math.max(best, run + bestRows(left, known));
  }
  known.set(key, best);
  return best;
}
