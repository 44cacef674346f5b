import { expect, test } from 'vitest';
import { actorOf } from '../../rules/turn.ts';
import type { State } from '../../rules/types.ts';
import { dealOf } from '../../solver/deal-of.ts';
import { orderOf } from '../../solver/order.ts';
import { exhaustivePlays } from '../../solver/test/exhaustive.ts';
import { RENOUNCE } from '../code.ts';
import { type ExactJudge, exactJudge } from '../exact.ts';
import { findOptions } from '../options.ts';
import { PLAIN, positions } from './random-play.ts';

const EFFORT = { worlds: 1, tries: 1, exact: 2, solved: 0, nodes: 1_000_000 };

/** The world is the true one. */
function judgeOf(state: State, view: Parameters<typeof exactJudge>[0]): ExactJudge | null {
  const { contract, announced, hands } = state;
  if (contract === null || announced === null) return null;
  const outlook = { hands, hidden: [], dealt: new Uint8Array(), heard: [] };
  return exactJudge(view, { contract, announced }, outlook, EFFORT);
}

test('near the end every play of every hand, dummy’s and the defenders’ too, has its exact value', () => {
  const seats = new Set<string>();
  for (const { state, view } of positions(PLAIN, 1)) {
    const deal = dealOf(state);
    const judge = judgeOf(state, view);
    if (deal === null || judge === null || state.contract === null || state.tricks.length < 11) continue;
    const known = new Map(
      exhaustivePlays(deal).map(({ card, deed, value }) => [`${card} ${deed === 'renounce'}`, value]),
    );
    for (const { deed } of findOptions(view, orderOf(deal.trumps, deal.way)))
      expect(judge.valueOf(deed)).toBe(known.get(`${deed.card} ${deed.code >= RENOUNCE}`));
    seats.add(`${deal.leader === state.contract.declarer} ${deal.leader === actorOf(state)}`);
  }
  // Declarer's own hand, dummy's, and those of the defenders.
  expect(seats.size).toBe(3);
});

test('before that it says nothing', () => {
  const early = positions(PLAIN, 17).flatMap(({ state, view }) => {
    const judge = state.tricks.length < 11 ? judgeOf(state, view) : null;
    const [option] = findOptions(view, orderOf({ is: 'odd' }, 'up'));
    return judge === null || option === undefined ? [] : [judge.valueOf(option.deed)];
  });
  expect(early.length).toBeGreaterThan(9);
  expect(new Set(early)).toEqual(new Set([null]));
});
