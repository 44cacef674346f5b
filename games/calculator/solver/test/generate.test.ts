import { describe, expect, test } from 'vitest';
import { judge } from '../../rules/hand-in.ts';
import { missing } from '../../rules/tokens.ts';
import type { Config, State } from '../../rules/types.ts';
import { fieldOf } from '../field.ts';
import { listBest, listPlays, singleLinePlays } from '../generate.ts';
import { HOPE } from '../picks.ts';
import { type Play, playAt } from '../play-list.ts';
import { countUsed } from '../rack-use.ts';
import { exhaustivePlays, keyOf } from './exhaustive.ts';
import { LATTICE, PLAIN, positionOf, rngOf, stateAfter } from './random-play.ts';

const SCARCE = { '+': 1, '-': 0, x: 1, ':': 1, '=': 2 };

/** Grid, seed, turns played, size of the rack. */
const CASES: readonly (readonly [Config, number, number, number])[] = [
  [PLAIN, 2, 3, 2],
  [PLAIN, 3, 9, 2],
  [PLAIN, 4, 14, 3],
  [LATTICE, 5, 2, 2],
  [LATTICE, 6, 8, 3],
  [LATTICE, 7, 12, 3],
];

describe('single-line plays', () => {
  test.each(CASES)(
    'are all that the rules accept: %j, game %d after %d turns, %d numbers',
    (config, seed, turns, size) => {
      const state = stateAfter(config, seed, turns);
      const rack = state.racks[0]?.slice(0, size) ?? [];
      const expected = exhaustivePlays(state, rack);
      expect(byKey(singleLinePlays(positionOf(state), rack))).toEqual(expected);
      expect(expected.size).toBeGreaterThan(0);
    },
  );

  test('[CA-8] are all that the rules accept on an empty board', () => {
    const state: State = { ...stateAfter(PLAIN, 1, 0), supply: SCARCE };
    const plays = singleLinePlays(positionOf(state), [2, 3, 5]);
    expect(byKey(plays)).toEqual(exhaustivePlays(state, [2, 3, 5]));
    expect(plays.length).toBeGreaterThan(0);
  });

  test('[CA-2] are all that a small supply of signs allows', () => {
    for (const [seed, turns] of [
      [11, 6],
      [12, 10],
    ] as const) {
      const state: State = { ...stateAfter(PLAIN, seed, turns), supply: SCARCE };
      const rack = [2, 4, 6];
      expect(byKey(singleLinePlays(positionOf(state), rack))).toEqual(exhaustivePlays(state, rack));
    }
  });

  test('[CA-15] use an `=` in reserve, and not two', () => {
    const state: State = { ...stateAfter(PLAIN, 13, 10), supply: { ...SCARCE, '=': 0 }, lastTurn: 12 };
    const rack = [1, 2, 3];
    const plays = singleLinePlays(positionOf(state), rack);
    expect(byKey(plays)).toEqual(exhaustivePlays(state, rack));
    expect(plays.some(({ tokens }) => tokens.some(({ token }) => token === '='))).toBe(true);
  });

  test('of whole racks are right, held, worth what is said, and each there once', () => {
    for (const config of [PLAIN, LATTICE]) {
      for (let seed = 20; seed < 32; seed++) {
        const state = stateAfter(config, seed, 2 * (seed % 9));
        const rack = state.racks[1] ?? [];
        const list = listPlays(fieldOf(positionOf(state), rack));
        const rng = rngOf(seed);
        const keys = new Set<string>();
        for (let i = 0; i < list.count; i++)
          keys.add(`${list.spanOf[i]} ${list.numbers[i]} ${list.signs[i]}`);
        expect(keys.size).toBe(list.count);
        for (let i = 0; i < Math.min(200, list.count); i++) {
          const { tokens, points } = playAt(list, rng.int(list.count));
          expect(judge(state, tokens)).toMatchObject({ ok: true, points });
          expect(
            missing(
              rack,
              tokens.flatMap(({ token }) => (typeof token === 'number' ? [token] : [])),
            ),
          ).toBe(undefined);
        }
      }
    }
  });

  test('with few numbers are those of the whole list that are one run with no more', () => {
    const state = stateAfter(PLAIN, 40, 6);
    const field = fieldOf(positionOf(state), state.racks[0] ?? []);
    const all = new Set(keysOf(listPlays(field)));
    const few = keysOf(listPlays(field, 2));
    expect(few.length).toBeGreaterThan(0);
    for (const key of few) expect(all).toContain(key);
  });

  test.each([1, 8, 96])(
    'the %i most promising are those of the whole list, three of the same cells',
    count => {
      for (let seed = 42; seed < 46; seed++) {
        const state = stateAfter(seed % 2 === 0 ? PLAIN : LATTICE, seed, seed % 9);
        const field = fieldOf(positionOf(state), state.racks[0] ?? []);
        for (const most of [3, 5]) {
          const promising = [...worthsOf(listBest(field, most, count)).values()].flat();
          const all = [...worthsOf(listPlays(field, most)).values()].flatMap(one => highest(one, 3));
          expect(highest(promising, count)).toEqual(highest(all, count));
        }
      }
    },
  );

  test('[CA-8] are none for an empty rack on an empty board', () => {
    const state = stateAfter(PLAIN, 41, 0);
    expect(singleLinePlays(positionOf(state), [])).toEqual([]);
  });
});

/** By the cells that are filled: what each play is worth, with what the numbers left may bring. */
function worthsOf({ spanOf, points, used, count }: ReturnType<typeof listPlays>): Map<number, number[]> {
  const worths = new Map<number, number[]>();
  for (let at = 0; at < count; at++) {
    const span = spanOf[at] ?? 0;
    const worth = (points[at] ?? 0) - HOPE * countUsed(used[at] ?? 0);
    worths.set(span, [...(worths.get(span) ?? []), worth]);
  }
  return worths;
}

function highest(worths: readonly number[], count: number): number[] {
  return worths.toSorted((a, b) => b - a).slice(0, count);
}

function byKey(plays: readonly Play[]): Map<string, number> {
  const found = new Map(plays.map(({ tokens, points }) => [keyOf(tokens), points]));
  expect(found.size).toBe(plays.length);
  return found;
}

function keysOf(list: ReturnType<typeof listPlays>): string[] {
  return Array.from({ length: list.count }, (_, at) => keyOf(playAt(list, at).tokens));
}
