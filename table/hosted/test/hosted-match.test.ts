import { describe, expect, test } from 'vitest';
import { type Seat, seatsByRank } from '#contract/game.ts';
import { type Buzz, buzz } from '#kernel/test/toys/buzz.ts';
import { type Sealed, sealed } from '#kernel/test/toys/sealed.ts';
import { stones } from '#kernel/test/toys/stones.ts';
import { HostedMatch } from '../hosted-match.ts';
import { type RecentCommands, remember } from '../recent-commands.ts';
import { dealOf, done, play, START, told } from './tables.ts';

const take = (n: number) => ({ kind: 'take', take: n });
const speak = { kind: 'speak' };

const stonesDeal = dealOf(stones, { config: { stones: 9 }, seats: 2 });
const sealedDeal = dealOf(sealed, { config: { rounds: 3 }, seats: 3 });

function bidOf(table: HostedMatch<Sealed>, seat: Seat) {
  return { kind: 'bid', card: table.envelope(seat).view.hand[0] as number };
}

describe('choices', () => {
  test('a choice becomes an event, with the time since the seat was asked', () => {
    const table = new HostedMatch(stonesDeal);
    expect(done(table.act(play(0, take(2), 0, 'a'), START + 1500))).toMatchObject([
      { kind: 'choice', seat: 0, move: take(2), by: 'player', elapsedMs: 1500, step: 0, command: 'a' },
    ]);
    expect(done(table.act(play(1, take(1), 1), START + 2000))).toMatchObject([{ elapsedMs: 500, step: 1 }]);
    expect([table.step, table.count, table.by]).toEqual([2, 2, 1]);
  });

  test('what is kept is the move as the rules read it', () => {
    const table = new HostedMatch(stonesDeal);
    const [event] = done(table.act(play(0, { ...take(1), more: 'of it' }, 0), START));
    expect(event).toMatchObject({ move: { kind: 'take', take: 1 } });
    expect(JSON.stringify(event)).not.toContain('more');
  });

  test.each([
    ['out of turn', play(1, take(1), 0), 'table.not-your-turn'],
    ['against the rules', play(0, take(4), 0), 'ST-1'],
    ['not a move', play(0, null, 0), 'table.malformed'],
    ['from a step to come', play(0, take(1), 5), 'table.stale'],
  ])('%s: refused, and nothing changes', (_name, command, rule) => {
    const table = new HostedMatch(stonesDeal);
    const before = told(table, { viewer: 0, seats: 2, now: START });
    expect(table.act(command, START)).toMatchObject({ tag: 'refused', refusal: { rule } });
    expect(told(table, { viewer: 0, seats: 2, now: START })).toBe(before);
  });

  test('a choice for a step that is over comes too late', () => {
    const table = new HostedMatch(stonesDeal);
    done(table.act(play(0, take(1), 0), START));
    done(table.act(play(1, take(1), 1), START));
    expect(table.act(play(0, take(1), 0), START)).toMatchObject({ refusal: { rule: 'table.stale' } });
  });

  test('a choice made while somebody made a remark still counts, with its whole time', () => {
    const table = new HostedMatch(sealedDeal);
    done(table.act(play(1, speak, 0), START + 400));
    expect(table.step).toBe(1);
    expect(done(table.act(play(0, bidOf(table, 0), 0), START + 1000))).toMatchObject([
      { step: 1, elapsedMs: 1000 },
    ]);
  });

  test('a remark is measured from the last step, if nobody waits for the speaker', () => {
    const table = new HostedMatch(sealedDeal);
    done(table.act(play(1, bidOf(table, 1), 0), START + 400));
    expect(done(table.act(play(1, speak, 0), START + 900))).toMatchObject([{ elapsedMs: 900 }]);
    expect(table.by).toBe(1);
  });

  test('joint choices may arrive in any order', () => {
    const orders: readonly Seat[][] = [
      [0, 1, 2],
      [2, 0, 1],
      [1, 2, 0],
    ];
    const ends = orders.map(order => {
      const table = new HostedMatch(sealedDeal);
      for (let round = 0; table.status === 'playing'; round++)
        for (const seat of order) done(table.act(play(seat, bidOf(table, seat), round), START));
      return [table.outcome, table.envelope(1).view];
    });
    expect(ends[1]).toEqual(ends[0]);
    expect(ends[2]).toEqual(ends[0]);
  });

  test('while others think, everybody sees who has chosen, and nobody what', () => {
    const table = new HostedMatch(sealedDeal);
    done(table.act(play(2, bidOf(table, 2), 0), START));
    expect([0, 1, 2].map(seat => table.isAsked(seat))).toEqual([true, true, false]);
    expect(table.envelope(0)).toMatchObject({ chosen: [2], mine: null });
    expect(table.act(play(2, bidOf(table, 2), 0), START)).toMatchObject({
      refusal: { rule: 'table.already-chosen' },
    });
  });

  test('in a race the first answer settles it', () => {
    const table = new HostedMatch<Buzz>(dealOf(buzz, { config: { questions: 2 }, seats: 2 }));
    done(table.act(play(1, { kind: 'answer', option: 0 }, 0), START));
    expect(table.act(play(0, { kind: 'answer', option: 0 }, 0), START)).toMatchObject({
      refusal: { rule: 'table.stale' },
    });
  });
});

describe('repeats', () => {
  test('a command is followed once, whatever became of the match', () => {
    const table = new HostedMatch(dealOf(stones, { config: { stones: 2 }, seats: 2 }));
    const first = play(0, take(2), 0, 'once');
    done(table.act(first, START));
    expect(table.status).toBe('over');
    expect(table.act(first, START)).toEqual({ tag: 'repeat' });
    expect(table.act(play(1, take(1), 1, 'other'), START)).toEqual({ tag: 'trouble', why: 'not-playing' });
  });

  test('ids belong to their seat', () => {
    const table = new HostedMatch(stonesDeal);
    done(table.act(play(0, take(1), 0, '1'), START));
    expect(done(table.act(play(1, take(1), 1, '1'), START))).toHaveLength(1);
  });

  test('what was refused may be tried again', () => {
    const table = new HostedMatch(stonesDeal);
    expect(table.act(play(0, take(7), 0, 'x'), START).tag).toBe('refused');
    expect(table.act(play(0, take(1), 0, 'x'), START).tag).toBe('done');
  });

  test('the last two hundred of each seat are known', () => {
    const commands: RecentCommands = [];
    for (let i = 0; i < 250; i++) remember(commands, 0, `c${i}`);
    expect([49, 50, 249].map(i => commands[0]?.includes(`c${i}`))).toEqual([false, true, true]);
  });

  test('they are known after a restart too', () => {
    const table = new HostedMatch(stonesDeal);
    const events = done(table.act(play(0, take(1), 0, 'once'), START)).map(event => ({ at: START, event }));
    const opened = HostedMatch.open(stonesDeal, events);
    expect(opened.ok && opened.match.act(play(0, take(1), 0, 'once'), START)).toEqual({ tag: 'repeat' });
  });
});

describe('bots', () => {
  const deal = dealOf(sealed, { config: { rounds: 3 }, seats: 3, bots: [null, 4, null] });

  test('those that must choose or may speak are asked', () => {
    const table = new HostedMatch(deal);
    expect(table.asks).toEqual([{ seat: 1, level: 4, kinds: ['speak'], must: true }]);
    done(table.act({ t: 'play', seat: 1, move: bidOf(table, 1), step: 0, by: 'bot' }, START));
    expect(table.asks).toEqual([{ seat: 1, level: 4, kinds: ['speak'], must: false }]);
    done(table.act({ t: 'play', seat: 1, move: speak, step: 0, by: 'bot' }, START));
    expect(table.asks).toEqual([]);
  });

  test('one stands in for whoever is away', () => {
    const table = new HostedMatch(deal);
    done(table.act({ t: 'hand-over', seat: 2 }, START));
    expect(table.asks).toMatchObject([{ seat: 1 }, { seat: 2, level: 3, must: true }]);
    done(table.act({ t: 'play', seat: 2, move: bidOf(table, 2), step: 0, by: 'bot' }, START));
    expect(table.isAsked(2)).toBe(false);
  });

  test.each([
    ['a bot does not choose for a person who is there', 0, 'bot'],
    ['nor a person for a bot', 1, 'player'],
  ] as const)('%s', (_name, seat, by) => {
    const table = new HostedMatch(deal);
    const acted = table.act({ t: 'play', seat, move: bidOf(table, seat), step: 0, by }, START);
    expect(acted).toEqual({ tag: 'trouble', why: 'not-now' });
  });

  test('nobody is asked after the end', () => {
    const table = new HostedMatch(dealOf(stones, { config: { stones: 9 }, seats: 2, bots: [null, 1] }));
    done(table.act(play(0, take(1), 0), START));
    done(table.act({ t: 'resign', seat: 0 }, START));
    expect([table.asks, table.isAsked(1)]).toEqual([[], false]);
  });
});

describe('leaving and coming back', () => {
  test('whoever plays is back', () => {
    const table = new HostedMatch(stonesDeal);
    done(table.act({ t: 'hand-over', seat: 0 }, START));
    expect(table.handedOver(0)).toBe('owner');
    expect(table.act(play(0, take(9), 0), START).tag).toBe('refused');
    expect(table.handedOver(0)).toBe('owner');
    expect(done(table.act(play(0, take(1), 0), START)).map(({ kind }) => kind)).toEqual([
      'take-back',
      'choice',
    ]);
    expect(table.handedOver(0)).toBeNull();
  });

  test('giving up ends a match of two, with a result of its own', () => {
    const table = new HostedMatch(stonesDeal);
    expect(done(table.act({ t: 'resign', seat: 0 }, START))).toEqual([{ kind: 'resign', seat: 0 }]);
    expect(table.status).toBe('over');
    expect(table.outcome).toEqual({ ranks: [2, 1], scores: [0, 0], rule: 'table.resigned' });
    expect(table.outcome && seatsByRank(table.outcome)).toEqual([1, 0]);
    expect(table.act(play(1, take(1), 0), START)).toEqual({ tag: 'trouble', why: 'not-playing' });
  });

  test('in a match of three a bot plays on, and its owner does not return', () => {
    const table = new HostedMatch(sealedDeal);
    done(table.act({ t: 'resign', seat: 1 }, START));
    expect([table.status, table.handedOver(1)]).toEqual(['playing', 'resigned']);
    expect(table.asks).toMatchObject([{ seat: 1, level: 3 }]);
    const troubles = [
      table.act(play(1, bidOf(table, 1), 0), START),
      table.act({ t: 'take-back', seat: 1 }, START),
    ];
    expect(troubles).toEqual([
      { tag: 'trouble', why: 'not-now' },
      { tag: 'trouble', why: 'not-now' },
    ]);
  });

  test('all agree to stop; a step in between changes nothing', () => {
    const table = new HostedMatch(stonesDeal);
    done(table.act({ t: 'offer-stop', seat: 1 }, START));
    done(table.act(play(0, take(1), 0), START));
    expect(table.stop).toEqual({ by: 1, agreed: [1] });
    done(table.act({ t: 'answer-stop', seat: 0, agrees: true }, START));
    expect([table.status, table.outcome, table.stop]).toEqual(['stopped', null, null]);
  });

  test('two who propose at once have agreed', () => {
    const table = new HostedMatch(stonesDeal);
    done(table.act({ t: 'offer-stop', seat: 1 }, START));
    expect(table.act({ t: 'offer-stop', seat: 1 }, START).tag).toBe('trouble');
    expect(done(table.act({ t: 'offer-stop', seat: 0 }, START))).toEqual([
      { kind: 'answer-stop', seat: 0, agrees: true },
    ]);
    expect(table.status).toBe('stopped');
  });
});
