import { expect, test } from 'vitest';
import {
  CENTRE,
  RADIUS as CIRCUMRADIUS,
  CORNERS,
  FAR,
  FOOT,
  SIDES,
} from '../plates/arithmeticians/brahmagupta-quadrilateral.ts';
import { DIFFERENCES, halfChord, STEP, TABLE } from '../plates/astronomers/aryabhata-table.ts';
import { CHORDS, RADIUS } from '../plates/astronomers/hipparchus-chords.ts';
import { PLANETS } from '../plates/astronomers/kepler-planets.ts';
import { RESTS_ON } from '../plates/geometers/euclid-chain.ts';
import type { Point } from '../plates/types.ts';

test('Brahmagupta: whole sides, one circle, diagonals at right angles', () => {
  CORNERS.forEach((corner, i) => {
    expect(distance(corner, CORNERS[(i + 1) % 4] as Point)).toBe(SIDES[i]);
    expect(distance(corner, CENTRE)).toBe(CIRCUMRADIUS);
  });
  const [a, b, c, d] = CORNERS;
  expect((c[0] - a[0]) * (d[0] - b[0]) + (c[1] - a[1]) * (d[1] - b[1])).toBe(0);
});

test('Brahmagupta: the perpendicular through the crossing bisects the far side', () => {
  const [a, b, c, d] = CORNERS;
  expect(distance(b, FAR)).toBeCloseTo(distance(FAR, c));
  expect(distance(b, FAR) + distance(FAR, c)).toBeCloseTo(SIDES[1]);
  // The foot lies on the shortest side, at right angles to it, in line with the crossing and the middle.
  expect(distance(d, FOOT) + distance(FOOT, a)).toBeCloseTo(SIDES[3]);
  expect(FOOT[0] * (a[0] - d[0]) + FOOT[1] * (a[1] - d[1])).toBeCloseTo(0);
  expect(FOOT[0] * FAR[1] - FOOT[1] * FAR[0]).toBeCloseTo(0);
});

test('Hipparchus: twenty-four chords every 7½°; 60° has the radius, 180° the diameter', () => {
  expect(CHORDS).toHaveLength(24);
  const chord = (arc: number): number => CHORDS.find(one => one.arc === arc)?.chord ?? 0;
  expect(chord(60)).toBeCloseTo(RADIUS);
  expect(chord(180)).toBeCloseTo(2 * RADIUS);
  // 450, 1341 and 2631 as the reconstructed table has them.
  expect([7.5, 22.5, 45].map(arc => Math.round(chord(arc)))).toEqual([450, 1341, 2631]);
  for (const { arc } of CHORDS)
    expect(chord(arc) ** 2 + chord(180 - arc) ** 2).toBeCloseTo(4 * RADIUS ** 2, 4);
});

test('Aryabhata: the differences of his verse add up to half-chords that are right to a minute', () => {
  expect(DIFFERENCES).toHaveLength(24);
  expect(TABLE.slice(0, 4)).toEqual([225, 449, 671, 890]);
  expect([TABLE[7], TABLE[11], TABLE[23]]).toEqual([1719, 2431, 3438]);
  TABLE.forEach((entry, i) => expect(Math.abs(entry - halfChord(STEP * (i + 1)))).toBeLessThan(1));
});

test('Euclid: proofs call only for earlier propositions, and I.47 needs every one that is shown', () => {
  const shown = Object.keys(RESTS_ON).map(Number);
  for (const later of shown)
    for (const earlier of RESTS_ON[later] ?? []) {
      expect(earlier).toBeLessThan(later);
      expect(shown).toContain(earlier);
    }
  const needed = new Set([47]);
  for (const one of needed) for (const earlier of RESTS_ON[one] ?? []) needed.add(earlier);
  expect([...needed].sort((a, b) => a - b)).toEqual(shown);
});

test('Kepler’s third law: T² : a³ is the same for the six planets, to half a percent', () => {
  expect(PLANETS).toHaveLength(6);
  for (const { distance: a, time } of PLANETS) expect(Math.abs(time ** 2 / a ** 3 - 1)).toBeLessThan(0.005);
});

function distance(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}
