/** The most promising plays, found without listing the others. */
import { addPlay, type PlayList } from './play-list.ts';

/** Points that a number still in the rack may bring in another line of the same turn. */
export const HOPE = 8;
/** Plays of the same cells that are looked at. */
const MOST_ALIKE = 3;
/** The worth of a play is above this; and what is higher than the last entry of the tally counts as that. */
const LOWEST = -64;
const TALLIED = 1024;

export type Picks = {
  readonly list: PlayList;
  /** So many are wanted. */
  readonly most: number;
  /** What a play must be worth, now that better ones were found. */
  bar: number;
  /** How many of the plays kept are worth so much or more; and how many are worth what, from `LOWEST` on. */
  above: number;
  readonly tally: Int32Array;
  /** Of the cells looked at now, the best first. */
  alike: number;
  readonly points: Int32Array;
  readonly used: Int32Array;
  readonly numbers: Int32Array;
  readonly signs: Int32Array;
};

const tally = new Int32Array(TALLIED);
const [points, used, numbers, signs] = [column(), column(), column(), column()];

function column(): Int32Array {
  return new Int32Array(MOST_ALIKE);
}

/** Good until the next are asked for. */
export function picksInto(list: PlayList, most: number): Picks {
  tally.fill(0);
  return { list, most, bar: LOWEST, above: 0, tally, alike: 0, points, used, numbers, signs };
}

/** The points that a play with so many numbers must bring to be kept. */
export function leastPoints({ bar }: Picks, numbers: number): number {
  return bar + HOPE * numbers;
}

/** Keeps a play, if it is one of the best of its cells. Returns the points that a better one of them must bring. */
export function pick(picks: Picks, points: number, used: number, numbers: number, signs: number): number {
  let at = picks.alike;
  if (at === MOST_ALIKE) {
    at--;
    if ((picks.points[at] ?? 0) >= points) return (picks.points[at] ?? 0) + 1;
  } else picks.alike++;
  for (; at > 0 && (picks.points[at - 1] ?? 0) < points; at--) move(picks, at - 1, at);
  picks.points[at] = points;
  picks.used[at] = used;
  picks.numbers[at] = numbers;
  picks.signs[at] = signs;
  return picks.alike < MOST_ALIKE ? 0 : (picks.points[MOST_ALIKE - 1] ?? 0) + 1;
}

function move({ points, used, numbers, signs }: Picks, from: number, to: number): void {
  points[to] = points[from] ?? 0;
  used[to] = used[from] ?? 0;
  numbers[to] = numbers[from] ?? 0;
  signs[to] = signs[from] ?? 0;
}

/** Nothing more comes for these cells, which take so many numbers: what was kept of them goes into the list. */
export function closeSpan(picks: Picks, numbers: number): void {
  const { list, tally, most } = picks;
  for (let at = 0; at < picks.alike; at++) {
    const points = picks.points[at] ?? 0;
    addPlay(list, points, picks.used[at] ?? 0, picks.numbers[at] ?? 0, picks.signs[at] ?? 0);
    const worth = Math.min(points - HOPE * numbers, LOWEST + TALLIED - 1);
    tally[worth - LOWEST] = (tally[worth - LOWEST] ?? 0) + 1;
    if (worth >= picks.bar) picks.above++;
  }
  picks.alike = 0;
  for (; picks.above >= most && picks.bar < LOWEST + TALLIED - 1; picks.bar++) {
    picks.above -= tally[picks.bar - LOWEST] ?? 0;
  }
}
