import { describe, expect, test } from 'vitest';
import { A, onCircle, versiera } from '../plates/analysts/agnesi-curve.ts';
import { area, height, slope } from '../plates/analysts/calculus-curve.ts';
import { circle, cosine, END, HALF, helix, RADIUS, seen, sine } from '../plates/analysts/euler-room.ts';
import { RADIUS as LARGE, middle, rider } from '../plates/astronomers/al-tusi-couple.ts';
import * as sky from '../plates/astronomers/hypatia-sky.ts';
import { below, INCLINATION, REVOLUTIONS, START, TURN } from '../plates/astronomers/johnson-orbit.ts';
import { ORBIT, planetAt, SUN } from '../plates/astronomers/kepler-orbit.ts';
import { RADIUS as CIRCLE, gained, inscribed, SIDES } from '../plates/geometers/liu-hui-circle.ts';
import { D, lineThrough, meets, moved, P, parallels } from '../plates/geometers/lobachevsky-disc.ts';
import { frontRuns, slice, spans } from '../plates/geometers/mirzakhani-surface.ts';
import {
  B,
  C,
  A as LEFT,
  ON_AC,
  ON_BA,
  ON_CB,
  PART_A,
  PART_B,
} from '../plates/geometers/pythagoras-squares.ts';
import { curve, polar, range, TAU } from '../plates/points.ts';
import type { Point } from '../plates/types.ts';
import { areaOf, distance } from './measure.ts';

describe('analysts', () => {
  test('Euler: the shadows have the height and the depth of the helix, and none of the other', () => {
    for (const t of range(13, i => (END * i) / 12)) {
      const [cos, sin] = [RADIUS * Math.cos(t), RADIUS * Math.sin(t)];
      expect(helix(t)).toEqual(seen(t, cos, sin));
      expect(sine(t)).toEqual(seen(t, -HALF, sin));
      expect(cosine(t)).toEqual(seen(t, cos, -HALF));
      expect(circle(t)).toEqual(seen(0, cos, sin));
    }
    // e^{iπ} = −1.
    expect(helix(Math.PI)[0]).toBeCloseTo(seen(Math.PI, -RADIUS, 0)[0]);
    expect(helix(Math.PI)[1]).toBeCloseTo(seen(Math.PI, -RADIUS, 0)[1]);
  });

  test.each([-90, -40, 10, 75])('Agnesi: at %i the curve is as high as the ray on the circle', x => {
    const [px, py] = onCircle(x);
    expect(px ** 2 + (py - A) ** 2).toBeCloseTo(A ** 2);
    expect(py / px).toBeCloseTo((2 * A) / x);
    expect(versiera(x)).toBeCloseTo(py);
  });

  test('the slope of calculus is that of the curve, and the strips close in on the area', () => {
    for (const x of [-60, 0, 16, 50]) {
      expect(slope(x)).toBeCloseTo((height(x + 1e-4) - height(x - 1e-4)) / 2e-4, 6);
    }
    const fine = area(-84, 60, 20_000);
    const errors = [11, 22, 44].map(strips => Math.abs(area(-84, 60, strips) - fine));
    expect(errors).toEqual([...errors].sort((a, b) => b - a));
    expect(errors[1]).toBeLessThan(fine / 1000);
  });
});

describe('astronomers', () => {
  test('Kepler: twelve equal times sweep twelve equal areas, a twelfth of the ellipse each', () => {
    const { a, e } = ORBIT;
    const twelfth = (Math.PI * a * a * Math.sqrt(1 - e * e)) / 12;
    for (const month of range(12, i => i)) {
      const sector = [SUN, ...curve(planetAt, month / 12, (month + 1) / 12, 2000)];
      expect(areaOf(sector) / twelfth).toBeCloseTo(1, 4);
    }
    expect(distance(SUN, planetAt(0))).toBeCloseTo(a * (1 - e));
  });

  test('al-Tusi: the point stays on one diameter, and on the small circle', () => {
    for (const share of range(24, i => i / 24)) {
      const [x, y] = rider(share);
      expect(y).toBeCloseTo(0);
      expect(x).toBeCloseTo(LARGE * Math.cos(TAU * share));
      expect(distance(middle(share), [x, y])).toBeCloseTo(LARGE / 2);
    }
  });

  test('Hypatia: horizon, zenith and ecliptic are where the sky of Alexandria has them', () => {
    const horizon = sky.almucantar(0);
    // Every point of the horizon in the east and west lies on the equator.
    expect(Math.hypot(sky.EQUATOR - horizon.x, horizon.y)).toBeCloseTo(horizon.r);
    // The highest circle shrinks to the zenith, through which every azimuth passes.
    const top = sky.almucantar(Math.PI / 2 - 1e-9);
    expect(top.y).toBeCloseTo(sky.ZENITH);
    for (const direction of [0.4, 1, 2]) {
      const { x, y, r } = sky.azimuth(direction);
      expect(Math.hypot(x, y - sky.ZENITH)).toBeCloseTo(r);
    }
    // The path of the sun touches both tropics.
    expect(sky.ECLIPTIC.y + sky.ECLIPTIC.r).toBeCloseTo(sky.CAPRICORN);
    expect(sky.ECLIPTIC.r - sky.ECLIPTIC.y).toBeCloseTo(sky.CANCER);
    expect(sky.parallel(-sky.TILT)).toBeCloseTo(sky.CAPRICORN);
  });

  test('Johnson: it starts in Florida, never leaves 32.5°, and comes back 22.2° further west', () => {
    expect(below(0)[0]).toBeCloseTo(START.longitude);
    expect(below(0)[1]).toBeCloseTo(START.latitude);
    const latitudes = curve(below, 0, REVOLUTIONS, 600).map(([, latitude]) => latitude);
    expect(Math.max(...latitudes)).toBeCloseTo(INCLINATION, 2);
    expect(Math.min(...latitudes)).toBeCloseTo(-INCLINATION, 2);
    for (const round of range(REVOLUTIONS, i => i + 1)) {
      expect(below(round)[0]).toBeCloseTo(START.longitude + (360 - TURN) * round);
      expect(below(round)[1]).toBeCloseTo(START.latitude);
    }
  });
});

describe('geometers', () => {
  test('Liu Hui: 6, 12, 24 equal sides on the circle, and the hatching is what twelve gain on six', () => {
    const polygons = SIDES.map(inscribed);
    polygons.forEach((points, i) => {
      expect(points).toHaveLength([6, 12, 24][i] as number);
      for (const point of points) expect(distance(point, [0, 0])).toBeCloseTo(CIRCLE);
    });
    const [six, twelve] = polygons.map(areaOf) as [number, number, number];
    expect(gained().reduce((sum, triangle) => sum + areaOf(triangle), 0)).toBeCloseTo(twelve - six);
    // He computes a polygon of 2n sides from the side of the one with n: 12 sides give 3 r².
    expect(twelve / CIRCLE ** 2).toBeCloseTo(3);
  });

  test('Lobachevsky: every line of the fan goes through P and meets the edge at right angles; two only just miss d', () => {
    expect(moved([0, 0])).toEqual(P);
    for (const angle of range(12, i => (Math.PI * i) / 12)) {
      const points = lineThrough(angle);
      for (const end of [points[0], points.at(-1)] as Point[]) expect(distance(end, [0, 0])).toBeCloseTo(1);
      // The motion keeps angles: P cuts the line into halves that leave it in opposite directions.
      const [a, b] = [moved(polar(0, 0, 1e-6, angle)), moved(polar(0, 0, -1e-6, angle))];
      expect((a[0] - P[0]) * (b[1] - P[1]) - (a[1] - P[1]) * (b[0] - P[0])).toBeCloseTo(0, 12);
    }
    // d is orthogonal to the edge of the disc.
    expect(D.x ** 2 + D.y ** 2).toBeCloseTo(1 + D.r ** 2);
    const [right, left] = parallels();
    expect([meets(right), meets(left)]).toEqual([false, false]);
    expect([meets(right + 1e-6), meets(left - 1e-6)]).toEqual([true, true]);
  });

  test('Mirzakhani: one curve between the rings, one through each tube, and two holes to be seen', () => {
    expect(slice(0, 0, 0.5)).toHaveLength(1);
    expect(slice(0, Math.PI / 2, 0.5)).toHaveLength(3);
    expect(slice(0, Math.PI / 2, 0.5).flatMap(frontRuns).length).toBeGreaterThanOrEqual(3);
    // Across a hole there is something above and something below it; between the rings there is none.
    expect([-43, 0, 43].map(x => spans(x).length)).toEqual([2, 1, 2]);
  });

  test('Pythagoras: a right angle, and each part of the large square is as large as a small one', () => {
    const turn = (LEFT[0] - C[0]) * (B[0] - C[0]) + (LEFT[1] - C[1]) * (B[1] - C[1]);
    expect(turn).toBeCloseTo(0);
    expect(areaOf(PART_A)).toBeCloseTo(areaOf(ON_AC));
    expect(areaOf(PART_B)).toBeCloseTo(areaOf(ON_CB));
    expect(areaOf(ON_AC) + areaOf(ON_CB)).toBeCloseTo(areaOf(ON_BA));
  });
});
