import { dot, line, plaque, polygon, segment, swell, tipOf } from '../engrave.ts';
import { hatchPolygon } from '../hatch.ts';
import { curve, lerp, range, TAU } from '../points.ts';
import type { Drawing, Plate, Point } from '../types.ts';
import { circle, cosine, END, HALF, helix, nearness, seen, sine, TURNS } from './euler-room.ts';

/** The helix eⁱᵗ in a room, and the shadows that it throws: a sine, a cosine, a circle. */
export const euler: Plate = {
  keep: 100,
  draw: () => [
    walls(),
    shadow(sine, t => seen(t, -HALF, 0)),
    shadow(cosine, t => seen(t, 0, -HALF)),
    hatchPolygon(curve(circle, 0, TAU, 60), { angle: 60, gap: 3, width: 0.4 }),
    line(curve(circle, 0, TAU, 60), 1.3),
    range(49, i => line(segment(seen((END * i) / 48, 0, 0), helix((END * i) / 48)), 0.5)),
    line([seen(0, 0, 0), seen(END * 1.04, 0, 0)], 1),
    tipOf([seen(0, 0, 0), seen(END * 1.09, 0, 0)], 7),
    coils(),
    dot(helix(0), 3.2),
    dot(helix(Math.PI), 3.2),
    plaque(...beside(helix(0), 9, 10), '1', 11),
    plaque(...beside(helix(Math.PI), 9, -5), '−1', 11),
    plaque(-44, 91, 'eⁱᵗ = cos t + i sin t', 10),
  ],
};

function walls(): Drawing {
  const times = range(TURNS * 4 + 1, i => (END * i) / (TURNS * 4));
  const levels = range(5, i => lerp(-HALF, HALF, i / 4));
  const grid = [
    ...times.flatMap(t => [[seen(t, HALF, -HALF), seen(t, -HALF, -HALF), seen(t, -HALF, HALF)]]),
    ...levels.flatMap(level => [
      [seen(0, HALF, level), seen(0, -HALF, level), seen(END, -HALF, level)],
      [seen(0, level, HALF), seen(0, level, -HALF), seen(END, level, -HALF)],
    ]),
  ];
  const edges = [
    [seen(0, HALF, HALF), seen(0, HALF, -HALF), seen(END, HALF, -HALF), seen(END, -HALF, -HALF)],
    [seen(END, -HALF, -HALF), seen(END, -HALF, HALF), seen(0, -HALF, HALF), seen(0, HALF, HALF)],
  ].flat();
  const corner = seen(0, -HALF, -HALF);
  const seams = [seen(0, HALF, -HALF), seen(END, -HALF, -HALF), seen(0, -HALF, HALF)];
  return [
    grid.map(points => line(points, 0.28)),
    polygon(edges, 1.3),
    seams.map(end => line(segment(corner, end), 0.9)),
  ];
}

/** A curve on a wall, with the strokes of its shade down to the axis. */
function shadow(of: (t: number) => Point, axis: (t: number) => Point): Drawing {
  return [
    range(TURNS * 36, i => {
      const t = (END * (i + 0.5)) / (TURNS * 36);
      return line(segment(axis(t), of(t)), 0.5);
    }),
    line([axis(0), axis(END)], 0.6),
    swell(curve(of, 0, END, 72), () => 1.5),
  ];
}

/** The helix itself, half a turn at a time: what is nearer passes in front. */
function coils(): Drawing {
  const halves = range(TURNS * 4, i => [(END * i) / (TURNS * 4), (END * (i + 1)) / (TURNS * 4)] as const);
  return halves
    .toSorted((a, b) => nearness((a[0] + a[1]) / 2) - nearness((b[0] + b[1]) / 2))
    .map(([from, to]) => {
      const points = curve(helix, from, to, 18);
      const width = (t: number): number => 2.9 + 0.9 * Math.cos(lerp(from, to, t) - Math.PI / 4);
      return [swell(points.slice(1, -1), () => 6.5, 'paper'), swell(points, width, 'accent')];
    });
}

function beside([x, y]: Point, dx: number, dy: number): Point {
  return [x + dx, y + dy];
}
