import { must } from '#kernel/must.ts';
import { discs } from '../discs.ts';
import { label, line, ring, segment, swell, ticks, tipOf } from '../engrave.ts';
import { hatch } from '../hatch.ts';
import { arc, corners, range, TAU } from '../points.ts';
import type { Mark, Plate, Point } from '../types.ts';
import { BEADS, type Necklace, turns } from './fermat-necklaces.ts';

/** From the middle of the plate to that of a wheel, and so on inwards. */
const RING = 61.5;
const WHEEL = 28;
const PLACE = 17.6;
const NECKLACE = 6.4;
const BEAD = 2.2;

const centres = corners(0, 0, RING, 6);

/** The thirty necklaces of five beads in two colours, in six wheels of five turns; the two plain ones are left over. */
export const fermat: Plate = {
  keep: 98,
  draw: () => [
    hatch((x, y) => Math.hypot(x, y) < RING && centres.every(([a, b]) => Math.hypot(x - a, y - b) > WHEEL), {
      angle: 0,
      gap: 2.3,
      width: 0.32,
    }),
    centres.map(([x, y]) => [
      ring(x, y, WHEEL, 1.3, { fill: 'paper' }),
      ring(x, y, WHEEL - 2, 0.35),
      ticks(x, y, WHEEL, 60, 12, 1.2),
      range(BEADS, i => step([x, y], i)),
    ]),
    ring(0, 0, 22, 1.3, { fill: 'paper' }),
    ring(0, 0, 20, 0.35),
    necklaces([
      ...turns().flatMap((turn, i) => {
        const places = corners(...must(centres[i]), PLACE, BEADS);
        return turn.map((beads, k) => ({ at: must(places[k]), beads }));
      }),
      { at: [-9.5, 0], beads: Array(BEADS).fill(true) },
      { at: [9.5, 0], beads: Array(BEADS).fill(false) },
    ]),
    label(-66, 90, '2⁵ − 2', 15),
    label(66, 90, '= 6 × 5', 15),
  ],
};

/** From one necklace to the next of its wheel: turned by a bead. */
function step([x, y]: Point, i: number): Mark[] {
  const from = -Math.PI / 2 + (TAU * i) / BEADS;
  const along = arc({ x, y, rx: 7.6 }, from + 0.2, from + TAU / BEADS - 0.2, 4);
  return [swell(along, t => 0.6 + 0.8 * t, 'accent'), tipOf(along, 4, 'accent')];
}

interface Laid {
  readonly at: Point;
  readonly beads: Necklace;
}

/** All the threads, all the dark beads, all the light ones: three marks instead of hundreds. */
function necklaces(all: readonly Laid[]): Mark[] {
  const strung = all.flatMap(({ at, beads }) => {
    const places = corners(...at, NECKLACE, BEADS);
    return beads.map((isDark, i) => ({
      isDark,
      at: must(places[i]),
      next: must(places[(i + 1) % BEADS]),
    }));
  });
  const beads = (isDark: boolean): string =>
    discs(
      strung.filter(bead => bead.isDark === isDark).map(bead => bead.at),
      BEAD,
    );
  return [
    line(strung.map(({ at, next }) => segment(at, next)).join(''), 0.6),
    line(beads(true), 0.6, { fill: 'line' }),
    line(beads(false), 0.8, { fill: 'paper' }),
  ];
}
