import { describe, expect, test } from 'vitest';
import { rngFor } from '#kernel/rng.ts';
import { testSeed } from '#kernel/test/laws.ts';
import { contractOf, MOST_DEFINITIONS } from '../rules/auction.ts';
import { PACK, sorted } from '../rules/cards.ts';
import { game } from '../rules/index.ts';
import { campOf, nextSeat, partnerOf, SEATS } from '../rules/seats.ts';
import { PLAIN_BIDS } from '../rules/trumps.ts';
import type { Call } from '../rules/types.ts';
import { actor, ask, playOut, position, refusal, step, trumps, USUAL } from './position.ts';

const start = position();

describe('[GA-3] seats', () => {
  test('partners sit face to face, and the turn goes to the left', () => {
    expect(SEATS.map(partnerOf)).toEqual([2, 3, 0, 1]);
    expect(SEATS.map(campOf)).toEqual([0, 1, 0, 1]);
    expect(SEATS.map(nextSeat)).toEqual([1, 2, 3, 0]);
    expect(actor(start)).toBe(0);
    expect(actor(step(start, 'pass'))).toBe(1);
  });

  test('nobody else acts, and onlookers never do', () => {
    for (const seat of [1, 2, 3])
      expect(ask(start, seat, 'pass')).toEqual(refusal('GA-3', { case: 'turn', seat: 1 }));
    expect(ask(start, 'spectator', 'pass')).toEqual(refusal('GA-3', { case: 'spectator' }));
    expect([...game.moves(game.view(start, 1)), ...game.moves(game.view(start, 'spectator'))]).toEqual([]);
  });
});

describe('[GA-4] the deal', () => {
  const dealt = Array.from({ length: 40 }, (_, n) => game.setup(USUAL, 4, rngFor(testSeed(n), 0)));

  test('thirteen cards each, the whole pack, sorted', () => {
    for (const { hands } of dealt) {
      expect(hands.map(hand => hand.length)).toEqual([13, 13, 13, 13]);
      expect(sorted(hands.flat())).toEqual(PACK);
      for (const hand of hands) expect(hand).toEqual(sorted(hand));
    }
  });

  test('chance names the first dealer, who opens the auction', () => {
    expect(new Set(dealt.map(({ dealer }) => dealer))).toEqual(new Set(SEATS));
    for (const state of dealt) expect(actor(state)).toBe(state.dealer);
  });

  test('the deal passes to the next seat', () => {
    const next = playOut(
      { ...start, dealer: 3, phase: { tag: 'auction', turn: 3 } },
      'pass, pass, pass, pass',
    );
    expect([next.dealer, actor(next)]).toEqual([0, 0]);
    expect(next.hands.map(hand => hand.length)).toEqual([13, 13, 13, 13]);
  });
});

describe('[GA-7] the contract', () => {
  test('is what is said for the second time; declarer is who said it first', () => {
    const state = playOut(start, 'bid odd, bid multiples 6, pass, bid odd');
    expect(state.contract).toEqual({ trumps: trumps('odd'), declarer: 0, isOpposed: false });
    expect(state.calls.map(({ seat }) => seat)).toEqual([0, 1, 2, 3]);
    expect(state.phase).toEqual({ tag: 'opposition', turn: 1 });
  });

  test('by anyone: the partner, an opponent, the same player again', () => {
    for (const [said, declarer] of [
      ['bid odd, bid odd', 0],
      ['bid odd, pass, bid odd', 0],
      ['pass, bid odd, pass, pass, pass, bid odd', 1],
    ] as const)
      expect(playOut(start, said).contract).toMatchObject({ trumps: trumps('odd'), declarer });
  });

  test('or the last one spoken, when four in a row have passed after it', () => {
    const state = playOut(start, 'bid odd, bid multiples 6, pass, pass, pass');
    expect(state.contract).toBeNull();
    expect(step(state, 'pass')).toMatchObject({
      contract: { trumps: trumps('multiples 6'), declarer: 1 },
      phase: { tag: 'opposition', turn: 2 },
    });
  });

  test('passes before it do not count', () => {
    const state = playOut(start, 'pass, pass, pass, bid odd, pass');
    expect([state.phase, state.contract]).toEqual([{ tag: 'auction', turn: 1 }, null]);
  });

  test('the same cards in other terms are not the same', () => {
    const state = playOut(start, 'bid red, bid multiples 2, bid run 2 3, bid run 3 4');
    expect(state.contract).toBeNull();
    expect(step(state, 'bid multiples 2').contract).toMatchObject({ declarer: 1 });
  });

  test('combined terms are compared in their normal form, and kept as they were said first', () => {
    const extended = position({ config: { definitions: 'extended' } });
    const state = playOut(extended, 'bid odd and red or blue, bid blue or (red and not not odd)');
    expect(state.contract).toEqual({
      trumps: trumps('odd and red or blue'),
      declarer: 0,
      isOpposed: false,
    });
  });

  test('there are no bids after it', () => {
    const state = playOut(start, 'bid odd, bid odd');
    expect(ask(state, 1, 'bid red')).toEqual(refusal('GA-7', { case: 'closed', asked: 'opposition' }));
    const later = playOut(state, 'pass, pass, pass');
    expect(ask(later, 0, 'bid red')).toEqual(refusal('GA-7', { case: 'closed', asked: 'announce' }));
  });

  test('an auction without end has one: after as many definitions as there are plain ones', () => {
    const calls = PLAIN_BIDS.map((plain, i): Call => ({ seat: i % 4, trumps: plain }));
    expect(MOST_DEFINITIONS).toBe(846);
    expect(contractOf(calls)).toBeNull();
    const turn = MOST_DEFINITIONS % 4;
    const plain = position({ calls, phase: { tag: 'auction', turn } });
    expect(ask(plain, turn, 'bid odd')).toEqual({ ok: true });
    const extended = { ...plain, config: { ...USUAL, definitions: 'extended' as const } };
    expect(ask(extended, turn, 'bid not odd')).toEqual(
      refusal('GA-7', { case: 'many', most: MOST_DEFINITIONS }),
    );
    expect(ask(extended, turn, 'bid not not odd')).toEqual({ ok: true });
    // Only what was said before, and a pass.
    expect([...game.moves(game.view(extended, turn))]).toHaveLength(MOST_DEFINITIONS + 1);
  });
});

describe('[GA-8] four passes at the very start', () => {
  const state = playOut(start, 'pass, pass, pass, pass');

  test('nothing is scored, and the next seat deals', () => {
    expect(state).toMatchObject({
      dealer: 1,
      past: [{ tag: 'void', dealer: 0 }],
      score: { points: [0, 0], totals: [0, 0], games: [0, 0] },
      calls: [],
      phase: { tag: 'auction', turn: 1 },
      lastTrick: null,
    });
  });

  test('three are not enough', () => {
    expect(playOut(start, 'pass, pass, pass').past).toEqual([]);
  });
});

describe('[GA-9] opposition', () => {
  const contract = playOut(start, 'pass, bid odd, bid odd');

  test('the other three are asked in turn, from the left of declarer; then dummy is laid', () => {
    expect([actor(contract), contract.contract?.declarer]).toEqual([2, 1]);
    const one = step(contract, 'pass');
    const two = step(one, 'pass');
    expect([actor(one), actor(two)]).toEqual([3, 0]);
    const stands = step(two, 'pass');
    expect([stands.phase, actor(stands)]).toEqual([{ tag: 'announce' }, 1]);
    expect(stands.contract).toEqual({ trumps: trumps('odd'), declarer: 1, isOpposed: false });
    expect(stands.answers).toEqual([2, 3, 0].map(seat => ({ seat, trumps: null })));
  });

  test('whoever opposes is declarer of a contract of their own, at once and for good', () => {
    const opposed = playOut(contract, 'pass, pass, oppose run 4 12');
    expect(opposed.contract).toEqual({ trumps: trumps('run 4 12'), declarer: 0, isOpposed: true });
    expect([opposed.phase, actor(opposed), game.view(opposed, 3).dummy]).toEqual([{ tag: 'announce' }, 0, 2]);
    expect(opposed.answers.at(-1)).toEqual({ seat: 0, trumps: trumps('run 4 12') });
    // What stood before can still be told.
    expect(contractOf(opposed.calls)).toEqual(contract.contract);
  });

  test('with the same definition too, and also the partner of declarer', () => {
    expect(step(contract, 'oppose odd').contract).toMatchObject({ declarer: 2, isOpposed: true });
    expect(playOut(contract, 'pass, oppose odd').contract).toMatchObject({ declarer: 3, isOpposed: true });
  });

  test('only with a legal definition', () => {
    expect(ask(contract, 2, 'oppose only red')).toMatchObject(refusal('GA-5', { case: 'few', count: 1 }));
    expect(ask(contract, 2, 'oppose not odd')).toEqual(refusal('GA-6', { case: 'off' }));
    expect([...game.moves(game.view(contract, 2))]).toHaveLength(847);
  });

  test('not before there is a contract, and not once it stands', () => {
    expect(ask(start, 0, 'oppose odd')).toEqual(refusal('GA-9', { case: 'early' }));
    const opposed = step(contract, 'oppose odd');
    expect(ask(opposed, 2, 'oppose red')).toEqual(refusal('GA-9', { case: 'late' }));
    expect(ask(opposed, 3, 'oppose red')).toEqual(refusal('GA-3', { case: 'turn', seat: 3 }));
  });
});
