import fc from 'fast-check';
import { expect, test } from 'vitest';
import { merged, type Outage, playableBetween, playableUntil } from '../outages.ts';

const noticed = fc.array(
  fc.tuple(fc.nat(1000), fc.nat(100)).map(([from, length]): Outage => ({ from, to: from + length })),
);

test('whoever noticed which part, each moment is lost once', () => {
  fc.assert(
    fc.property(noticed, fc.nat(1200), fc.nat(1200), (all, since, length) => {
      const now = since + length;
      let playable = 0;
      for (let at = since; at < now; at++)
        if (!all.some(({ from, to }) => from <= at && at < to)) playable += 1;
      expect(playableBetween(merged(all), since, now)).toBe(playable);
    }),
  );
});

test('after so much time somebody had so much time, and not a moment earlier', () => {
  fc.assert(
    fc.property(noticed, fc.nat(1200), fc.integer({ min: 1, max: 500 }), (all, since, ms) => {
      const outages = merged(all);
      const until = playableUntil(outages, since, ms);
      expect(playableBetween(outages, since, until)).toBe(ms);
      expect(playableBetween(outages, since, until - 1)).toBe(ms - 1);
    }),
  );
});
