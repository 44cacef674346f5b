import { dot, line, plaque, ring, segment, swell } from '../engrave.ts';
import { arc, curve, DEGREE, range, TAU } from '../points.ts';
import type { Drawing, Mark, Plate } from '../types.ts';
import { type Direction, light } from './solid.ts';

const RADIUS = 58;
/** A circle that lies flat is seen this much flatter. */
const FLAT = 0.24;
const STEEP = Math.sqrt(1 - FLAT ** 2);

/** A sphere in its cylinder: two thirds of its volume, and of its surface. */
export const archimedes: Plate = {
  draw: () => [
    range(41, i => wall((Math.PI * i) / 40)),
    range(37, i => parallel((-81 + i * 4.5) * DEGREE)),
    ring(0, 0, RADIUS, 1.5),
    cylinder(),
    swell(arc({ x: 0, y: 0, rx: RADIUS, ry: RADIUS * FLAT }, 0, Math.PI, 50), () => 2.4, 'accent'),
    line(segment([0, -RADIUS], [0, RADIUS]) + segment([0, 0], [RADIUS, 0]), 0.9, {
      dash: '4 2 1 2',
      stroke: 'accent',
    }),
    dot([0, 0], 2.4, 'accent'),
    dot([0, -RADIUS], 1.8),
    line(segment([-78, -RADIUS], [-70, -RADIUS]) + segment([-78, RADIUS], [-70, RADIUS]), 0.7),
    line(segment([-74, -RADIUS], [-74, RADIUS]), 0.6),
    plaque(-74, 4, '2r', 11),
    plaque(0, 94, '⅔', 20),
  ],
};

/** A line of the sphere, thicker where it is in the shade. */
function parallel(latitude: number): Mark {
  const [c, s] = [Math.cos(latitude), Math.sin(latitude)];
  const [from, to] = [0.02, Math.PI - 0.02];
  const points = curve(
    t => [RADIUS * c * Math.cos(t), -RADIUS * s * STEEP + RADIUS * c * FLAT * Math.sin(t)],
    from,
    to,
    26,
  );
  return swell(points, share => {
    const t = from + share * (to - from);
    const normal: Direction = [c * Math.cos(t), s, c * Math.sin(t)];
    return 0.12 + 1.5 * (1 - light(normal)) ** 1.7;
  });
}

/** A line of the cylinder, where the sphere does not hide it. */
function wall(t: number): Mark {
  const [x, y] = [RADIUS * Math.cos(t), RADIUS * FLAT * Math.sin(t)];
  const hidden = Math.sqrt(Math.max(0, RADIUS ** 2 - x ** 2));
  const [top, bottom] = [y - RADIUS, y + RADIUS];
  const width = 0.25 + 0.75 * ((x / RADIUS + 1) / 2) ** 3;
  return line(
    segment([x, top], [x, Math.max(top, -hidden)]) + segment([x, Math.min(hidden, bottom)], [x, bottom]),
    width,
  );
}

function cylinder(): Drawing {
  const rim = (y: number) => ({ x: 0, y, rx: RADIUS, ry: RADIUS * FLAT });
  return [
    line(arc(rim(-RADIUS), 0, TAU, 80), 1.5),
    line(arc(rim(RADIUS), 0, Math.PI, 60), 1.7),
    line(arc(rim(RADIUS), Math.PI, TAU, 40), 0.5, { dash: '2 2' }),
    line(segment([-RADIUS, -RADIUS], [-RADIUS, RADIUS]) + segment([RADIUS, -RADIUS], [RADIUS, RADIUS]), 1.7),
  ];
}
