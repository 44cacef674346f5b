import { describe, expect, test } from 'vitest';
import { game } from '../rules/index.ts';
import { addDeal, NOTHING, type Played, pointsOf, TRICKS } from '../rules/score.ts';
import type { Camp, DealResult, Score } from '../rules/types.ts';
import { playing, playOut, position, taken, trumps, USUAL } from './position.ts';

function played(given: Partial<Played>): ReturnType<typeof pointsOf> {
  return pointsOf({
    announced: 7,
    isOpposed: false,
    declarer: 0,
    tricks: [7, 6],
    brisques: [0, 0],
    renounced: [0, 0],
    ...given,
  });
}

describe('[GA-16] the points of a deal', () => {
  test('announced 7, took 7 with 3 brisques, 4 cards renounced: 38, opposed 76', () => {
    const deal = { brisques: [3, 2], renounced: [0, 4] } as const;
    expect(played(deal)).toEqual({
      winner: 0,
      points: 38,
      lines: [
        { what: 'tricks', count: 7, points: 21 },
        { what: 'brisques', count: 3, points: 3 },
        { what: 'renounced', count: 4, points: 8 },
        { what: 'exact', count: 1, points: 6 },
      ],
    });
    const opposed = played({ ...deal, isOpposed: true });
    expect([opposed.winner, opposed.points]).toEqual([0, 76]);
    expect(opposed.lines.at(-1)).toEqual({ what: 'doubled', count: 1, points: 38 });
  });

  test('announced 8, took 6: the defenders score 7 tricks, 2 brisques, 5 renounced cards: 64', () => {
    const down = played({
      announced: 8,
      declarer: 1,
      tricks: [7, 6],
      brisques: [2, 3],
      renounced: [1, 5],
    });
    expect(down).toMatchObject({ winner: 0, points: 64 });
  });

  test.each([
    ['over, not exact', { announced: 6, tricks: [8, 5] }, 0, 24],
    ['twelve', { announced: 7, tricks: [12, 1] }, 0, 40],
    ['twelve, announced', { announced: 12, tricks: [12, 1] }, 0, 46],
    ['thirteen, which is not twelve as well', { announced: 7, tricks: [13, 0] }, 0, 46],
    ['thirteen, announced', { announced: 13, tricks: [13, 0] }, 0, 52],
    ['one short', { announced: 7, tricks: [6, 7] }, 1, 42],
    ['twelve for the defenders', { announced: 7, tricks: [1, 12] }, 1, 80],
    ['thirteen for the defenders', { announced: 7, tricks: [0, 13] }, 1, 92],
    ['the least: two of one announced', { announced: 1, tricks: [2, 11] }, 0, 6],
    ['the least for the defenders', { announced: 13, tricks: [12, 1] }, 1, 6],
  ] as const)('%s', (_, deal, winner, points) => {
    expect(played(deal)).toMatchObject({ winner, points });
    expect(played({ ...deal, isOpposed: true })).toMatchObject({ winner, points: 2 * points });
  });

  test('the loser scores nothing, whatever it took; own renounced cards bring nothing', () => {
    expect(played({ brisques: [0, 6], renounced: [9, 0] }).points).toBe(7 * 3 + 6);
  });

  test('no deal that is won is worth less than 6 points, the ground of the bound', () => {
    for (let announced = 1; announced <= TRICKS; announced++)
      for (let took = 0; took <= TRICKS; took++)
        expect(played({ announced, tricks: [took, TRICKS - took] }).points).toBeGreaterThanOrEqual(6);
  });

  test('a whole deal is written down with its last trick', () => {
    const last = playing(['5', '4', '12', '1'], {
      tricks: [...taken(0, 6), ...taken(1, 6)],
      phase: { tag: 'lead', hand: 0 },
    });
    const state = playOut(last, 'lead 0 5, renounce 4, cut 12, renounce 1');
    expect(state.past).toEqual([
      {
        tag: 'played',
        dealer: 0,
        contract: { trumps: trumps('multiples 6'), declarer: 0, isOpposed: false },
        announced: { way: 'up', tricks: 7 },
        tricks: [7, 6],
        brisques: [0, 0],
        renounced: [6 + 2 * 6, 2 * 6 + 6 + 2],
        winner: 0,
        points: 7 * 3 + 20 * 2 + 6,
      },
    ]);
    expect(state.lastTrick?.map(({ card }) => card)).toEqual([5, 4, 12, 1]);
    // 67 points are a game.
    expect(state.score).toEqual({ games: [1, 0], points: [0, 0], totals: [67, 0] });
    expect(state).toMatchObject({
      dealer: 1,
      phase: { tag: 'auction', turn: 1 },
      tricks: [],
      announced: null,
    });
  });
});

/** Deals of so many points, to one camp or the other. */
function results(
  deals: readonly (readonly [Camp, number])[],
  length: 'rubber' | 'game' | 'deals-4',
): Score[] {
  let score = NOTHING;
  return deals.map(([winner, points]) => {
    const contract = { trumps: trumps('odd'), declarer: 0, isOpposed: false };
    const result: DealResult = { tag: 'forfeit', dealer: 0, contract, winner, points };
    score = addDeal(score, result, { ...USUAL, length }).score;
    return score;
  });
}

describe('[GA-17] game and rubber', () => {
  test('the first camp at 52 wins a game, and both start from 0', () => {
    expect(
      results(
        [
          [0, 51],
          [1, 30],
          [0, 1],
          [1, 10],
        ],
        'rubber',
      ),
    ).toEqual([
      { games: [0, 0], points: [51, 0], totals: [51, 0] },
      { games: [0, 0], points: [51, 30], totals: [51, 30] },
      { games: [1, 0], points: [0, 0], totals: [52, 30] },
      { games: [1, 0], points: [0, 10], totals: [52, 40] },
    ]);
  });

  test('two games to nil: 26 more', () => {
    expect(
      results(
        [
          [1, 60],
          [0, 20],
          [1, 70],
        ],
        'rubber',
      ).at(-1),
    ).toEqual({ games: [0, 2], points: [20, 70], totals: [20, 156] });
  });

  test('two games to one: no more, and the winner is who has them, whatever the totals', () => {
    const end = results(
      [
        [0, 200],
        [1, 52],
        [1, 52],
      ],
      'rubber',
    ).at(-1) as Score;
    expect(end).toEqual({ games: [1, 2], points: [0, 52], totals: [200, 104] });
    const over = position({ score: end, phase: { tag: 'over', rule: 'GA-17' } });
    expect(game.status(over)).toEqual({
      tag: 'over',
      outcome: { ranks: [3, 1, 3, 1], scores: [200, 104, 200, 104], rule: 'GA-17' },
    });
  });

  test('a rubber ends with the second game', () => {
    const state = playOut(
      position({
        contract: { trumps: trumps('odd'), declarer: 0, isOpposed: false },
        phase: { tag: 'announce' },
        score: { games: [0, 1], points: [0, 26], totals: [10, 80] },
      }),
      'forfeit',
    );
    expect(state.score).toEqual({ games: [0, 2], points: [0, 52], totals: [10, 132] });
    expect(game.status(state)).toEqual({
      tag: 'over',
      outcome: { ranks: [3, 1, 3, 1], scores: [10, 132, 10, 132], rule: 'GA-17' },
    });
    expect(game.check(game.view(state, 0), { kind: 'pass' })).toEqual({
      ok: false,
      rule: 'GA-17',
      facts: { case: 'over' },
    });
  });
});

describe('[GA-18] length', () => {
  const announcing = {
    contract: { trumps: trumps('odd'), declarer: 0, isOpposed: false },
    phase: { tag: 'announce' },
  } as const;

  test('one game: first to 52, no 26', () => {
    const state = playOut(
      position({
        ...announcing,
        config: { length: 'game' },
        score: { games: [0, 0], points: [0, 30], totals: [0, 30] },
      }),
      'forfeit',
    );
    expect(state.score).toEqual({ games: [0, 1], points: [0, 56], totals: [0, 56] });
    expect(game.status(state)).toMatchObject({ tag: 'over', outcome: { ranks: [3, 1, 3, 1] } });
  });

  test('a fixed number of deals: no games, void and forfeited ones count, the higher total wins', () => {
    const start = position({ config: { length: 'deals-2' } });
    const state = playOut(start, 'pass, pass, pass, pass, bid odd, bid odd, pass, pass, pass, forfeit');
    expect(state.past.map(({ tag }) => tag)).toEqual(['void', 'forfeit']);
    expect(state.score).toEqual({ games: [0, 0], points: [26, 0], totals: [26, 0] });
    expect(game.status(state)).toEqual({
      tag: 'over',
      outcome: { ranks: [1, 3, 1, 3], scores: [26, 0, 26, 0], rule: 'GA-18', case: 'deals' },
    });
    expect(
      results(
        [
          [0, 60],
          [0, 60],
        ],
        'deals-4',
      ).at(-1),
    ).toEqual({
      games: [0, 0],
      points: [120, 0],
      totals: [120, 0],
    });
  });

  test('equal totals draw', () => {
    const state = playOut(position({ config: { length: 'deals-1' } }), 'pass, pass, pass, pass');
    expect(game.status(state)).toEqual({
      tag: 'over',
      outcome: { ranks: [1, 1, 1, 1], scores: [0, 0, 0, 0], rule: 'GA-18', case: 'deals' },
    });
  });

  const FOUR = 'pass, pass, pass, pass';

  test('12 void deals in a row end play, 11 do not', () => {
    const eleven = playOut(position(), Array.from({ length: 11 }, () => FOUR).join(', '));
    expect(game.status(eleven).tag).toBe('playing');
    const twelve = playOut(eleven, FOUR);
    expect(game.status(twelve)).toMatchObject({
      tag: 'over',
      outcome: { ranks: [1, 1, 1, 1], rule: 'GA-18', case: 'void' },
    });
    expect(game.check(game.view(twelve, 0), { kind: 'pass' })).toMatchObject({ rule: 'GA-18' });
  });

  test('then the higher total wins, even against more games', () => {
    const past = Array.from({ length: 11 }, (): DealResult => ({ tag: 'void', dealer: 0 }));
    const score: Score = { games: [1, 0], points: [0, 50], totals: [60, 80] };
    const state = playOut(position({ past, score }), FOUR);
    expect(game.status(state)).toMatchObject({ tag: 'over', outcome: { ranks: [3, 1, 3, 1] } });
    const broken = position({ past: past.toSpliced(5, 0, FORFEITED), score });
    expect(game.status(playOut(broken, FOUR)).tag).toBe('playing');
  });
});

const FORFEITED: DealResult = {
  tag: 'forfeit',
  dealer: 0,
  contract: { trumps: trumps('odd'), declarer: 0, isOpposed: false },
  winner: 0,
  points: 26,
};
