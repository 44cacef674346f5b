import { describe, expect, test } from 'vitest';
import { judge } from '../../rules/hand-in.ts';
import { missing } from '../../rules/tokens.ts';
import { bestPlays, QUICK } from '../best-plays.ts';
import { fieldOf } from '../field.ts';
import { listPlays } from '../generate.ts';
import { keyOf } from './exhaustive.ts';
import { LATTICE, PLAIN, positionOf, stateAfter } from './random-play.ts';

describe('the best plays of one line or several', () => {
  test('are right, held, worth what is said, best first, and each there once', () => {
    for (const config of [PLAIN, LATTICE]) {
      for (let seed = 50; seed < 56; seed++) {
        const state = stateAfter(config, seed, 2 * (seed % 7));
        const rack = state.racks[0] ?? [];
        const plays = [...bestPlays(positionOf(state), rack), ...bestPlays(positionOf(state), rack, QUICK)];
        for (const { tokens, points } of plays) {
          expect(judge(state, tokens)).toMatchObject({ ok: true, points });
          const numbers = tokens.flatMap(({ token }) => (typeof token === 'number' ? [token] : []));
          expect(missing(rack, numbers)).toBe(undefined);
        }
        const best = bestPlays(positionOf(state), rack);
        expect(best.map(({ points }) => points)).toEqual(
          best.map(({ points }) => points).toSorted((a, b) => b - a),
        );
        expect(new Set(best.map(({ tokens }) => keyOf(tokens))).size).toBe(best.length);
      }
    }
  });

  test('bring at least what the best single line brings, and often more', () => {
    let better = 0;
    for (let seed = 60; seed < 70; seed++) {
      const state = stateAfter(PLAIN, seed, 6);
      const rack = state.racks[0] ?? [];
      const { points, count } = listPlays(fieldOf(positionOf(state), rack));
      const single = Math.max(0, ...points.subarray(0, count));
      const [best] = bestPlays(positionOf(state), rack);
      expect(best?.points ?? 0).toBeGreaterThanOrEqual(single);
      if ((best?.points ?? 0) > single) better++;
    }
    expect(better).toBeGreaterThan(2);
  });
});
