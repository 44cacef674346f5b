import { expect, test } from 'vitest';
import { contrast, distance, lab, VISIONS } from '#ui/test/vision.ts';
import { COLOURS } from '../../data/symbols.ts';
import { INK, PAINTS, PAPER } from '../card/paints.ts';

/** Steps of L* between any two colours, so that a photocopy tells them apart; the eye sees 2 side by side. */
const LIGHTNESS_APART = 8;
/** CIE 1976 distance for every kind of colour vision: 10 is plain at a glance. */
const COLOURS_APART = 15;
/** WCAG: what is not text. */
const VISIBLE = 3;

const pairs = COLOURS.flatMap((a, i) => COLOURS.slice(i + 1).map(b => [a, b] as const));

test.each(pairs)('[GA-2] %s and %s differ in lightness alone', (a, b) => {
  const [one, other] = [lab(PAINTS[a].fill)[0], lab(PAINTS[b].fill)[0]];
  expect(Math.abs(one - other)).toBeGreaterThanOrEqual(LIGHTNESS_APART);
});

test.each(['usual', 'protanopia', 'deuteranopia', 'tritanopia'] as const)(
  '[GA-2] %s tells all colours apart',
  name => {
    const seen = (colour: (typeof COLOURS)[number]) => lab(PAINTS[colour].fill, VISIONS[name]);
    expect(pairs.filter(([a, b]) => distance(seen(a), seen(b)) < COLOURS_APART)).toEqual([]);
  },
);

test('[GA-2] no two colours are hatched alike', () => {
  const hatchings = COLOURS.map(colour => PAINTS[colour].hatching);
  expect(new Set(hatchings.map(hatching => `${hatching?.turn} ${hatching?.d}`)).size).toBe(COLOURS.length);
});

test.each(COLOURS)('%s stands out from the card by its edge', colour => {
  expect(contrast(PAINTS[colour].edge, PAPER)).toBeGreaterThanOrEqual(VISIBLE);
});

test('a number is as legible on ink as on paper', () => {
  expect(contrast(INK, PAPER)).toBeGreaterThanOrEqual(7);
});
