import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { registry } from '#games/registry.ts';
import { reviewRegistry } from '#games/registry-review.ts';
import { parseLog } from '#kernel/log.ts';
import { must } from '#kernel/must.ts';
import { passagesOf } from '#table/passages.ts';
import { luckOf, type SeatStroke, strokeOf, strokesIn } from '../luck.ts';

describe('a stroke of luck', () => {
  test('is what was drawn beside what might have come, in the same world', () => {
    const draws = [3, 1, 5, 1];
    let at = 0;
    let lead = 0;
    const stroke = strokeOf({
      count: 2,
      deal: () => {
        lead = must(draws[at++]);
      },
      redraw: () => {
        lead = must(draws[at++]);
      },
      lead: () => lead,
    });
    expect(stroke.gain).toBe(3);
    expect(stroke.error).toBeCloseTo(1);
  });

  test('adds up by seat, and so do the errors, by their squares', () => {
    const stroke = (seat: number, gain: number, error: number): SeatStroke => ({
      seat,
      step: 1,
      gain,
      error,
      facts: {},
    });
    const strokes = [stroke(0, 4, 3), stroke(1, 9, 1), stroke(0, -6, 4)];
    expect(luckOf(strokes, 0)).toEqual({ seat: 0, strokes: 2, gain: -2, error: 5 });
    expect(luckOf(strokes, 2)).toEqual({ seat: 2, strokes: 0, gain: 0, error: 0 });
  });
});

/** All that chance gave in a stored match; quickly, for few worlds are imagined. */
async function strokesOf(id: string, file: string): Promise<readonly SeatStroke[]> {
  const read = parseLog(JSON.parse(readFileSync(file, 'utf8')));
  if (!read.ok) throw new Error(read.field);
  const { game } = await must(must(registry[id]).rules)();
  const { review } = await must(must(reviewRegistry[id]).review)();
  const story = passagesOf(game, read.log);
  if (!story.ok) throw new Error(story.reason);
  const { seed } = read.log;
  return story.passages.flatMap((passage, step) => strokesIn(review, passage, { step, seed, worlds: 2 }));
}

test.each(['gamate', 'mathable', 'mathisto', 'matryoshka'])(
  '%s: nobody is lucky by rule: all strokes of all stored matches cancel out within their error',
  async id => {
    const files = globSync(new URL(`../../games/${id}/test/replays/*.json`, import.meta.url).pathname);
    const all = (await Promise.all(files.map(file => strokesOf(id, file)))).flat();
    expect(all.length).toBeGreaterThan(40);
    const mean = all.reduce((sum, { gain }) => sum + gain, 0) / all.length;
    const variance = all.reduce((sum, { gain }) => sum + (gain - mean) ** 2, 0) / (all.length - 1);
    expect(Math.abs(mean)).toBeLessThan(4 * Math.sqrt(variance / all.length));
  },
);

test('the deal is seen before the first step, and the same match is as lucky each time', async () => {
  const file = new URL('../../games/matryoshka/test/replays/clear-win-three-players.json', import.meta.url);
  const strokes = await strokesOf('matryoshka', file.pathname);
  expect(strokes.filter(({ step }) => step === 0).map(({ seat }) => seat)).toEqual([0, 1, 2]);
  expect(strokes.every(({ facts }) => typeof facts['cards'] === 'string')).toBe(true);
  expect(await strokesOf('matryoshka', file.pathname)).toEqual(strokes);
});
