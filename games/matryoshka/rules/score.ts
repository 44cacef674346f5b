/** MY-7 to MY-11: what a display is worth, and where each point comes from. */
import { must } from '#kernel/must.ts';
import { type Card, SETS, type SetName, SIZES, type Size, setOf, sizeOf } from './cards.ts';

/** MY-7: points of a run or column, by its number of cards. Rows end at 7, columns may be higher. */
export const POINTS: readonly number[] = [0, 0, 2, 4, 7, 10, 13, 16, 19, 22, 25];

/** MY-10: more points for a run, by its number of cards. */
export const BONUS: readonly number[] = [0, 0, 0, 0, 0, 1, 2, 3];

export type Run = {
  readonly set: SetName;
  readonly from: Size;
  readonly to: Size;
  readonly points: number;
  readonly bonus: number;
};

type Column = {
  readonly size: Size;
  readonly cards: number;
  readonly points: number;
};

export type Score = {
  readonly columns: number;
  readonly rows: number;
  readonly total: number;
  /** Single cards are runs of one: they score nothing but may break a tie. */
  readonly runs: readonly Run[];
  readonly columnsDetail: readonly Column[];
};

export function scoreOf(display: readonly Card[]): Score {
  const runs = SETS.flatMap(set => runsOf(set, display));
  const columnsDetail = SIZES.map(size => columnOf(size, display)).filter(({ cards }) => cards > 0);
  const rows = runs.reduce((sum, { points, bonus }) => sum + points + bonus, 0);
  const columns = columnsDetail.reduce((sum, { points }) => sum + points, 0);
  return { columns, rows, total: rows + columns, runs, columnsDetail };
}

export function totalOf(display: readonly Card[]): number {
  return scoreOf(display).total;
}

/** MY-9: each stretch of consecutive numbers of one set. */
function runsOf(set: SetName, display: readonly Card[]): Run[] {
  const present = SIZES.filter(size => display.includes(`${set}${size}`));
  const runs: Run[] = [];
  const has = (size: number): boolean => present.some(one => one === size);
  for (const from of present) {
    if (has(from - 1)) continue;
    const to = must(present.find(size => size >= from && !has(size + 1)));
    const length = to - from + 1;
    runs.push({ set, from, to, points: POINTS[length] ?? 0, bonus: BONUS[length] ?? 0 });
  }
  return runs;
}

/** MY-8. */
function columnOf(size: Size, display: readonly Card[]): Column {
  const cards = display.filter(card => sizeOf(card) === size).length;
  return { size, cards, points: POINTS[cards] ?? 0 };
}

/** MY-11: lengths of all runs, the longest first. */
export function runLengths(display: readonly Card[]): number[] {
  return scoreOf(display)
    .runs.map(({ from, to }) => to - from + 1)
    .sort((a, b) => b - a);
}

/** MY-11: negative if `a` beats `b`. */
export function compareDisplays(a: readonly Card[], b: readonly Card[]): number {
  const byTotal = totalOf(b) - totalOf(a);
  if (byTotal !== 0) return byTotal;
  const [runsOfA, runsOfB] = [runLengths(a), runLengths(b)];
  for (let i = 0; i < Math.max(runsOfA.length, runsOfB.length); i++) {
    const difference = (runsOfB[i] ?? 0) - (runsOfA[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** The sets of a display, in order: the rows of its table. */
export function rowsOf(display: readonly Card[]): SetName[] {
  return SETS.filter(set => display.some(card => setOf(card) === set));
}
