import { describe, expect, test } from 'vitest';
import { contrast, distance, lab, VISIONS } from '#ui/test/vision.ts';
import { SETS, SIZES } from '../../rules/cards.ts';
import { EMBLEMS } from '../card/emblems.ts';
import { HEADS, type Head, PAINTS } from '../card/heads.ts';
import { INK, KITS, type Kit, PATTERNS } from '../card/kits.ts';
import { BODY, NEST, scaleOf } from '../card/shape.ts';
import { clearance, flatten, type Point } from './outline.ts';

/** Steps of L* between any two dresses, so that a photocopy tells them apart; the eye sees 2 side by side. */
const LIGHTNESS_APART = 7;
/** CIE 1976 distance between any two dresses, for every kind of colour vision: 10 is plain at a glance. */
const COLOURS_APART = 15;
/** WCAG: text of any size. */
const LEGIBLE = 4.5;

const kits = SETS.map(set => KITS[set]);
const pairs = SETS.flatMap((a, i) => SETS.slice(i + 1).map(b => [a, b] as const));

describe('[MY-1] ten sets', () => {
  test.each<keyof Kit>(['emblem', 'head', 'pattern', 'apron', 'dress'])('no two share their %s', part => {
    expect(new Set(kits.map(kit => kit[part])).size).toBe(SETS.length);
  });

  test('every emblem, headdress and pattern is drawn, worn, and drawn only once', () => {
    const drawings = [...Object.values(EMBLEMS), ...Object.values(HEADS), ...Object.values(PATTERNS)];
    expect(new Set(drawings.map(drawing => JSON.stringify(drawing))).size).toBe(3 * SETS.length);
  });

  test.each(SETS)('%s has a colour for each piece of its headdress, and no other', set => {
    const { back = [], cap, front }: Head = HEADS[KITS[set].head];
    const worn = new Set([...back, ...cap, ...front].map(piece => piece.paint)).add('hair');
    expect(PAINTS.filter(paint => KITS[set][paint] !== undefined)).toEqual(
      PAINTS.filter(paint => worn.has(paint)),
    );
  });

  test.each(pairs)('%s and %s differ in lightness alone', (a, b) => {
    const [light, dark] = [lab(KITS[a].dress)[0], lab(KITS[b].dress)[0]];
    expect(Math.abs(light - dark)).toBeGreaterThanOrEqual(LIGHTNESS_APART);
  });

  test.each(['usual', 'protanopia', 'deuteranopia', 'tritanopia'] as const)(
    '%s tells all dresses apart',
    name => {
      const eyes = VISIONS[name];
      const close = pairs.filter(
        ([a, b]) => distance(lab(KITS[a].dress, eyes), lab(KITS[b].dress, eyes)) < COLOURS_APART,
      );
      expect(close).toEqual([]);
    },
  );

  test.each(SETS)('%s can be read: letter on its dress, emblem on its apron, eyes in its face', set => {
    const kit = KITS[set];
    expect(contrast(kit.on, kit.dress)).toBeGreaterThanOrEqual(LEGIBLE);
    expect(contrast(kit.motif, kit.ground)).toBeGreaterThanOrEqual(LEGIBLE);
    expect(contrast(INK, kit.skin)).toBeGreaterThanOrEqual(LEGIBLE);
  });
});

describe('[MY-1] seven dolls', () => {
  const body = flatten(BODY);
  const outlines = SIZES.map(size => body.map(([x, y]) => shrink(x, y, scaleOf(size))));

  test('grow by equal steps', () => {
    const steps = SIZES.slice(1).map((size, i) => scaleOf(size) - scaleOf(SIZES[i] ?? 1));
    for (const step of steps) expect(step).toBeCloseTo(0.09, 10);
  });

  test.each(SIZES.slice(1))('the one before slips into doll %i and touches it nowhere', size => {
    const [inner = [], outer = []] = [outlines[size - 2], outlines[size - 1]];
    // Half a unit of a drawing that is 128 units high.
    expect(Math.min(...inner.map(point => clearance(point, outer)))).toBeGreaterThan(0.5);
  });
});

function shrink(x: number, y: number, scale: number): Point {
  return [NEST.x + (x - NEST.x) * scale, NEST.y + (y - NEST.y) * scale];
}
