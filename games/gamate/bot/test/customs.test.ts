import { describe, expect, test } from 'vitest';
import { partnerOf } from '../../rules/seats.ts';
import { isTrump, sameTerms } from '../../rules/trumps.ts';
import type { Contract, DealResult } from '../../rules/types.ts';
import { prudenceOf } from '../customs.ts';
import { bot } from '../index.ts';
import { PLAIN, type Step, wholeMatch } from './random-play.ts';

const MATCHES = 30;

/** Two deals each, all four of one level. */
function matchesOf(level: 2 | 3): Step[][] {
  return Array.from({ length: MATCHES }, (_, seed) => [
    ...wholeMatch({ config: PLAIN, seed }, (view, rng) => bot.choose(view, level, rng)),
  ]);
}

describe.each([2, 3] as const)('an auction of level %i', level => {
  const steps = matchesOf(level).flat();
  const deals = 2 * MATCHES;

  test('[GA-9] is opposed as an exception, and not in order to forfeit', () => {
    const opposed = steps.filter(({ move }) => move.kind === 'oppose').length;
    expect(opposed).toBeGreaterThan(0.05 * deals);
    expect(opposed).toBeLessThan(0.35 * deals);
    const given = steps.filter(({ state, move }) => move.kind === 'forfeit' && state.contract?.isOpposed);
    expect(given).toEqual([]);
  });

  test('[GA-7] partners support one another', () => {
    const supported = steps.filter(
      ({ state, seat, move }) =>
        move.kind === 'bid' &&
        state.calls.some(
          call =>
            call.seat === partnerOf(seat) && call.trumps !== null && sameTerms(call.trumps, move.trumps),
        ),
    );
    expect(supported.length).toBeGreaterThan(0.25 * deals);
  });
});

test('[GA-5] a good player who names trumps first holds four of them or more', () => {
  for (const { state, seat, move } of matchesOf(3).flat()) {
    if (move.kind !== 'bid' || state.calls.some(({ trumps }) => trumps !== null)) continue;
    const mine = (state.hands[seat] ?? []).filter(card => isTrump(move.trumps, card));
    expect(mine.length).toBeGreaterThanOrEqual(4);
  }
});

test('[GA-9] a camp that always opposes is answered in kind', () => {
  const deal = (declarer: number, isOpposed: boolean): DealResult => {
    const contract: Contract = { trumps: { is: 'odd' }, declarer, isOpposed };
    return { tag: 'forfeit', dealer: 0, contract, winner: 0, points: 26 };
  };
  const calm = prudenceOf({ past: [] }, 0);
  expect(calm).toBeGreaterThan(0);
  expect(prudenceOf({ past: [deal(1, true), deal(0, false), deal(0, false)] }, 0)).toBe(calm);
  expect(prudenceOf({ past: [deal(1, true), deal(3, true), deal(0, false)] }, 0)).toBe(0);
  expect(prudenceOf({ past: [deal(1, true), deal(3, true), deal(0, false)] }, 1)).toBe(calm);
});
