import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { canonical } from '#kernel/fingerprint.ts';
import { parseLog, type RawLog } from '#kernel/log.ts';
import { type Envelope, Match } from '#kernel/match.ts';
import { type Card, isMute } from '../rules/cards.ts';
import { game } from '../rules/index.ts';
import { campOf, partnerOf } from '../rules/seats.ts';
import { takerOf } from '../rules/tricks.ts';
import { isTrump, sameTerms } from '../rules/trumps.ts';
import type { DealResult, Gamate, View } from '../rules/types.ts';

interface Stored {
  readonly log: RawLog;
  /** The end as onlookers see it. */
  readonly end: Envelope<Gamate>;
}

const stored = new Map<string, Stored>();
for (const path of globSync('games/gamate/test/replays/*.json')) {
  const read = parseLog(JSON.parse(readFileSync(path, 'utf8')));
  const replayed = read.ok && Match.replay(game, read.log);
  if (read.ok && replayed && replayed.ok)
    stored.set(basename(path, '.json'), { log: read.log, end: replayed.match.envelope('spectator') });
}

function match(name: string): Stored {
  const found = stored.get(name);
  if (found === undefined) throw new Error(`no stored match called ${name}`);
  return found;
}

type PlayedDeal = Extract<DealResult, { readonly tag: 'played' }>;

function onlyDeal(name: string): PlayedDeal {
  const deal = match(name).end.view.past[0];
  if (deal?.tag !== 'played') throw new Error(`${name} is not a played deal`);
  return deal;
}

describe('[GA-16] stored deals show every way of ending', () => {
  test('made exactly', () => {
    expect(onlyDeal('made-exactly')).toMatchObject({
      contract: { declarer: 3, isOpposed: false },
      announced: { way: 'up', tricks: 7 },
      tricks: [6, 7],
      brisques: [3, 2],
      renounced: [9, 7],
      winner: 1,
      points: 7 * 3 + 2 + 9 * 2 + 6,
    });
  });

  test('made over, playing down', () => {
    expect(onlyDeal('made-over')).toMatchObject({
      announced: { way: 'down', tricks: 7 },
      tricks: [4, 9],
      brisques: [2, 3],
      renounced: [13, 8],
      winner: 1,
      points: 9 * 3 + 3 + 13 * 2,
    });
  });

  test('down', () => {
    expect(onlyDeal('down')).toMatchObject({
      contract: { declarer: 0 },
      announced: { tricks: 8 },
      tricks: [6, 7],
      winner: 1,
      points: 7 * 6 + 3 + 7 * 4,
    });
  });

  test('[GA-9] opposed and made: doubled', () => {
    const deal = onlyDeal('opposed-and-made');
    expect(deal).toMatchObject({ contract: { isOpposed: true }, announced: { tricks: 7 }, winner: 1 });
    expect(deal.winner).toBe(campOf(deal.contract.declarer));
    expect(deal.points).toBe(2 * (8 * 3 + 3 + 9 * 2));
  });

  test('[GA-9] opposed by the partner, and down: doubled', () => {
    const deal = onlyDeal('opposed-by-the-partner-and-down');
    const { calls, answers } = match('opposed-by-the-partner-and-down').end.view;
    const first = calls.find(({ trumps }) =>
      sameTerms(trumps ?? { is: 'odd' }, calls.at(-1)?.trumps ?? { is: 'odd' }),
    );
    expect(deal.contract.declarer).toBe(partnerOf(first?.seat ?? -1));
    expect(answers).toHaveLength(2);
    expect(deal.winner).not.toBe(campOf(deal.contract.declarer));
    expect(deal.points).toBe(2 * (8 * 6 + 3 + 7 * 4));
  });
});

describe('[GA-8] [GA-12] deals that are not played', () => {
  test('void, then a forfeit when time runs out', () => {
    const { log, end } = match('void-then-forfeit-two-deals');
    expect(end.view.past.map(({ tag }) => tag)).toEqual(['void', 'forfeit']);
    expect(log.entries.at(-1)).toMatchObject({ move: { kind: 'forfeit' }, by: 'clock' });
    expect(end.outcome).toEqual({
      ranks: [3, 1, 3, 1],
      scores: [0, 26, 0, 26],
      rule: 'GA-18',
      case: 'deals',
    });
  });

  test('a forfeit after an opposition is not doubled', () => {
    expect(match('forfeit-after-an-opposition').end.view.past).toMatchObject([
      { tag: 'forfeit', contract: { isOpposed: true }, points: 26 },
    ]);
  });
});

describe('[GA-17] [GA-18] stored matches show every way of ending', () => {
  test.each([
    ['rubber-two-nil', 'GA-17', undefined, [0, 2]],
    ['rubber-two-one', 'GA-17', undefined, [2, 1]],
    ['rubber-won-with-the-lower-total', 'GA-17', undefined, [2, 1]],
    ['one-game', 'GA-17', undefined, [1, 0]],
    ['twelve-void-deals', 'GA-18', 'void', [0, 0]],
    ['combined-definitions-four-deals', 'GA-18', 'deals', [0, 0]],
  ] as const)('%s', (name, rule, way, games) => {
    const { end } = match(name);
    expect([end.outcome?.rule, end.outcome?.case]).toEqual([rule, way]);
    expect(end.view.score.games).toEqual(games);
  });

  test('two to nil brings 26 points more, two to one does not', () => {
    for (const [name, bonus] of [
      ['rubber-two-nil', 26],
      ['rubber-two-one', 0],
      ['one-game', 0],
    ] as const) {
      const { past, score } = match(name).end.view;
      const sum = past.reduce((total, deal) => total + (deal.tag === 'void' ? 0 : deal.points), 0);
      expect(score.totals[0] + score.totals[1]).toBe(sum + bonus);
    }
  });

  test('games decide a rubber, not totals', () => {
    const { outcome } = match('rubber-won-with-the-lower-total').end;
    expect(outcome).toEqual({ ranks: [1, 3, 1, 3], scores: [190, 191, 190, 191], rule: 'GA-17' });
  });

  test('twelve void deals in a row: totals decide', () => {
    expect(match('twelve-void-deals').end.outcome?.ranks).toEqual([1, 1, 1, 1]);
    const { outcome, view } = match('twelve-void-deals-after-a-game').end;
    expect(view.past.slice(-12).every(({ tag }) => tag === 'void')).toBe(true);
    expect(view.score.games[0] + view.score.games[1]).toBe(1);
    const [even = 0, odd = 0] = outcome?.scores ?? [];
    expect(outcome).toMatchObject({ rule: 'GA-18', ranks: even > odd ? [1, 3, 1, 3] : [3, 1, 3, 1] });
  });
});

test('[GA-6] a contract in combined terms, said the second time in another order', () => {
  const { log } = match('combined-definitions-four-deals');
  const bids = log.entries.flatMap(({ move }) => {
    const parsed = game.parseMove(move);
    return parsed?.kind === 'bid' ? [parsed.trumps] : [];
  });
  const repeated = bids.filter((one, i) =>
    bids.some((other, j) => j < i && sameTerms(one, other) && canonical(one) !== canonical(other)),
  );
  expect(repeated.length).toBeGreaterThan(0);
});

describe('in every one', () => {
  test('[GA-4] the deal passes on', () => {
    expect(stored.size).toBe(14);
    for (const { end } of stored.values()) {
      const dealers = end.view.past.map(({ dealer }) => dealer);
      expect(dealers).toEqual(dealers.map((_, i) => ((dealers[0] ?? 0) + i) % 4));
    }
  });

  test('[GA-14] no plain card lies on a trump', () => {
    const piles = [...stored.values()].flatMap(({ end }) =>
      end.view.tricks.map(trick => {
        const cards = trick.filter(({ deed }) => deed !== 'renounce').map(({ card }) => card);
        return cards.map(card => (isMute(card) ? 'm' : isTrumpIn(end.view, card) ? 't' : 'p')).join('');
      }),
    );
    expect(piles.length).toBeGreaterThan(100);
    expect(piles.filter(pile => pile === '' || pile.includes('tp'))).toEqual([]);
  });

  test('[GA-15] who takes leads', () => {
    for (const { end } of stored.values()) {
      const { tricks } = end.view;
      expect(tricks.slice(1).map(([lead]) => lead?.hand)).toEqual(tricks.slice(0, -1).map(takerOf));
    }
  });

  test('[GA-1] a mute is written the same way, whichever it is', () => {
    for (const { log } of stored.values())
      expect(JSON.stringify(log.entries)).not.toMatch(/"card":(?:-|49|5\d|")/);
  });
});

function isTrumpIn({ contract }: View, card: Card): boolean {
  return contract !== null && isTrump(contract.trumps, card);
}
