import { describe, expect, test } from 'vitest';
import { highNote, lengthOf, partsOf } from '../parts.ts';
import { samplesOf } from '../samples.ts';
import { everySound } from './every-sound.ts';

describe.each(everySound)('$name', ({ sound }) => {
  test('is over in less than 200 ms', () => {
    expect(lengthOf(sound)).toBeLessThan(200);
  });

  test.each([44_100, 48_000])('at %i Hz, is heard, never too loud, and ends in silence', rate => {
    const samples = samplesOf(sound, rate);
    const peak = Math.max(...samples.map(Math.abs));
    expect(samples.length).toBe(Math.ceil((lengthOf(sound) / 1000) * rate));
    expect(samples.every(Number.isFinite)).toBe(true);
    expect(peak).toBeGreaterThan(0.05);
    // Two at once must not clip.
    expect(peak).toBeLessThan(0.5);
    expect(Math.abs(samples.at(-1) ?? 1)).toBeLessThan(0.001);
  });

  test('is the same every time', () => {
    expect(samplesOf(sound, 44_100)).toEqual(samplesOf(sound, 44_100));
  });
});

describe('a line', () => {
  const points = Array.from({ length: 200 }, (_, i) => i);

  test('begins low and goes up, further for more points', () => {
    const heights = points.map(highNote);
    expect(heights).toEqual(heights.toSorted((a, b) => a - b));
    expect(new Set(heights).size).toBeGreaterThan(7);
    expect(Math.max(...heights)).toBeLessThan(4 * Math.min(...heights));
  });

  test('worth nothing stays where it is', () => {
    const [low] = partsOf({ kind: 'line', points: 0 });
    expect(highNote(0)).toBe(low?.hertz);
  });

  test.each([1, 8, 30, 90])('of %i points has its high note after its low one', worth => {
    const parts = partsOf({ kind: 'line', points: worth });
    const low = parts.find(({ at }) => at === 0);
    const high = parts.find(({ at }) => at > 0);
    expect(high?.hertz).toBe(highNote(worth));
    expect(high?.hertz).toBeGreaterThan(low?.hertz ?? 0);
  });
});

test('a refusal is low and soft: no part of it above 250 Hz', () => {
  expect(partsOf({ kind: 'refusal' }).every(({ hertz }) => hertz < 250)).toBe(true);
});
