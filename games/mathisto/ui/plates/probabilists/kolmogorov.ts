import { must } from '#kernel/must.ts';
import { dot, hollow, line, plaque, polygon, segment, swell } from '../engrave.ts';
import { hatchPolygon } from '../hatch.ts';
import type { Drawing, Plate, Point } from '../types.ts';
import { type Event, levels } from './kolmogorov-events.ts';

/** Half the width and half the height of the unit square, seen lying down. */
const WIDE = 92;
const DEEP = 20.5;
/** Heights of the four sheets. */
const SHEETS = [-54, -12, 30, 72] as const;
const HATCHES = [90, 12, -12, 0] as const;

/** Chance as area: the certain event has area 1 and is split again and again; the first of the parts is followed. */
export const kolmogorov: Plate = {
  keep: 100,
  draw: () => {
    const all = levels();
    return [
      all.map(sheet),
      all
        .slice(1)
        .map((events, i) =>
          events.map((event, k) => branch(must(all[i]?.[Math.floor(k / 2)]), event, i, k === 0)),
        ),
      all.map((events, level) =>
        events.map((event, k) => (k === 0 ? [] : hollow(middle(event, level), 2, 0.9))),
      ),
      all.map((events, level) => dot(middle(must(events[0]), level), 3.4, 'accent')),
      ['½', '⅔', '¾'].map((share, i) => {
        const [a, b] = [middle(must(all[i]?.[0]), i), middle(must(all[i + 1]?.[0]), i + 1)];
        return plaque((a[0] + b[0]) / 2 - 11, (a[1] + b[1]) / 2 + 5, share, 13, { upright: true });
      }),
    ];
  },
};

/** One partition of the certain event. */
function sheet(events: readonly Event[], level: number): Drawing {
  const whole = outline({ left: 0, top: 0, right: 1, bottom: 1 }, level);
  return [
    polygon(
      whole.map(([x, y]): Point => [x, y + 3]),
      1,
      { fill: 'line' },
    ),
    polygon(whole, 1.6, { fill: 'paper' }),
    events.map((event, i) => [
      i === 0
        ? hatchPolygon(outline(event, level), {
            angle: 60,
            gap: 1.7,
            width: 0.7,
            stroke: level === 3 ? 'accent' : 'line',
          })
        : hatchPolygon(outline(event, level), {
            angle: must(HATCHES[i % 4]),
            gap: 2.2 + 0.4 * (i % 3),
            width: 0.36,
          }),
      polygon(outline(event, level), 1),
    ]),
  ];
}

/** From an event to a part of it, one sheet lower. */
function branch(event: Event, part: Event, level: number, isFollowed: boolean): Drawing {
  const way = [middle(event, level), middle(part, level + 1)];
  return isFollowed
    ? [swell(way, () => 5, 'paper'), swell(way, () => 2.8, 'accent')]
    : [line(segment(must(way[0]), must(way[1])), 1)];
}

function outline({ left, top, right, bottom }: Event, level: number): Point[] {
  return [at(left, top, level), at(right, top, level), at(right, bottom, level), at(left, bottom, level)];
}

function middle({ left, top, right, bottom }: Event, level: number): Point {
  return at((left + right) / 2, (top + bottom) / 2, level);
}

/** A point of the unit square on one of the sheets: one corner towards the reader. */
function at(u: number, v: number, level: number): Point {
  return [(u - v) * WIDE, must(SHEETS[level]) + (u + v - 1) * DEEP];
}
