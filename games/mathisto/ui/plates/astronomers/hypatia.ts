import { partsWithin } from '../clip.ts';
import { dot, hollow, line, polygon, ring, segment, ticks } from '../engrave.ts';
import { hatch, inDisc, type Region } from '../hatch.ts';
import { arc, DEGREE, polar, range, TAU } from '../points.ts';
import type { Drawing, Plate, Point } from '../types.ts';
import { almucantar, azimuth, CANCER, CAPRICORN, type Circle, ECLIPTIC, EQUATOR } from './hypatia-sky.ts';

const HORIZON = almucantar(0);
const RULE = -38 * DEGREE;
const onPlate = inDisc(0, 0, CAPRICORN + 0.01);
const aboveHorizon = inDisc(HORIZON.x, HORIZON.y, HORIZON.r + 0.01);

/** The plate of an astrolabe for the latitude of Alexandria: the sky above it, and the path of the sun. */
export const hypatia: Plate = {
  keep: 98,
  draw: () => [
    line('M-14-92Q-12-96 0-96.4Q12-96 14-92', 1),
    ring(0, 1, 93, 1.8),
    [85, 82].map(r => ring(0, 1, r, 0.45)),
    ticks(0, 1, 85, 120, 5, 3.6),
    range(14, i => within(almucantar((i + 1) * 6 * DEGREE), i % 5 === 4 ? 0.9 : 0.4)),
    range(11, i => within(azimuth((i + 1) * 15 * DEGREE), 0.4)),
    hatch((x, y) => onPlate(x, y) && !aboveHorizon(x, y), { angle: 0, gap: 2.3, width: 0.45 }),
    clipped(HORIZON, 2, onPlate),
    ring(0, 0, CAPRICORN, 1.5),
    ring(0, 0, EQUATOR, 0.9),
    ring(0, 0, CANCER, 0.9),
    line(segment([0, -CAPRICORN], [0, CAPRICORN]) + segment([-CAPRICORN, 0], [CAPRICORN, 0]), 0.5),
    ring(ECLIPTIC.x, ECLIPTIC.y, ECLIPTIC.r, 4, { stroke: 'paper' }),
    ring(ECLIPTIC.x, ECLIPTIC.y, ECLIPTIC.r, 2.4, { stroke: 'accent' }),
    range(12, i => {
      const mark = (r: number): Point => polar(ECLIPTIC.x, ECLIPTIC.y, ECLIPTIC.r + r, i * 30 * DEGREE);
      return line(segment(mark(-3), mark(2.4)), 1, { stroke: 'accent' });
    }),
    rule(),
    hollow([0, 0], 5, 1.4),
    dot([0, 0], 2),
  ],
};

/** What is engraved of a circle of the sky: on the plate, and above the horizon. */
function within(circle: Circle, width: number): Drawing {
  return clipped(circle, width, (x, y) => onPlate(x, y) && aboveHorizon(x, y));
}

function clipped({ x, y, r }: Circle, width: number, region: Region): Drawing {
  const points = arc({ x, y, rx: r }, -Math.PI / 2, TAU - Math.PI / 2, Math.ceil(r * 1.5));
  return partsWithin(points, region).map(part => line(part, width));
}

/** The ruler that turns around the pole. */
function rule(): Drawing {
  const at = (along: number, aside: number): Point => [
    along * Math.cos(RULE) - aside * Math.sin(RULE),
    along * Math.sin(RULE) + aside * Math.cos(RULE),
  ];
  const outline = [at(-84, 0), at(-70, -3), at(70, -3), at(84, 0), at(70, 3), at(-70, 3)];
  return [polygon(outline, 0.9, { fill: 'paper' }), line([at(-70, 0), at(70, 0)], 0.4)];
}
