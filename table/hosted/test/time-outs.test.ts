import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AnyGame } from '#contract/game.ts';
import { seatsOf } from '#contract/trial.ts';
import { registry } from '#games/registry.ts';
import { sealed } from '#kernel/test/toys/sealed.ts';
import { type Stones, stones } from '#kernel/test/toys/stones.ts';
import type { Clock } from '#protocol/limits.ts';
import type { ChoiceEvent, TableEvent } from '../events.ts';
import { type Deal, HostedMatch } from '../hosted-match.ts';
import type { Outage } from '../outages.ts';
import { playAtRandom } from './random-play.ts';
import { CLOCKS, dealOf, done, play, START } from './tables.ts';

const S = 1000;
const DAY = 86_400 * S;
const move: Clock = { kind: 'move', seconds: 30 };
const fischer: Clock = { kind: 'fischer', seconds: 60, increment: 5 };
const days: Clock = { kind: 'days', days: 3 };

const take = { kind: 'take', take: 1 };
const timeOut = (seat: number) => ({ kind: 'choice', seat, by: 'clock', move: take });
const handOver = (seat: number) => ({ kind: 'hand-over', seat, by: 'clock' });

function stonesDeal(clock: Clock): Deal<Stones> {
  return dealOf(stones, { config: { stones: 20 }, seats: 2, clock });
}

describe('time runs out', () => {
  test.each([
    [move, 30 * S],
    [fischer, 60 * S],
    [days, 3 * DAY],
  ])('%j: the fallback is played, not a moment before', (clock, whole) => {
    const table = new HostedMatch(stonesDeal(clock));
    expect(table.due).toBe(START + whole);
    expect(table.tick(START + whole - 1)).toEqual([]);
    expect(table.tick(START + whole)).toMatchObject([{ ...timeOut(0), elapsedMs: whole }]);
    expect([table.step, table.by, table.due]).toEqual([1, 0, START + 2 * whole]);
  });

  test('without a clock nothing is due', () => {
    const table = new HostedMatch(stonesDeal({ kind: 'none' }));
    expect([table.due, table.clocks(START), table.tick(START + 999 * DAY)]).toEqual([null, null, []]);
  });

  test('twice in a row, and a bot plays on until its owner is back', () => {
    const table = new HostedMatch(stonesDeal(move));
    table.tick(START + 30 * S);
    done(table.act(play(1, take, 1), START + 31 * S));
    expect(table.tick(START + 61 * S)).toMatchObject([timeOut(0), handOver(0)]);
    expect(table.handedOver(0)).toBe('clock');
    done(table.act(play(1, take, 3), START + 62 * S));
    expect([table.due, table.asks]).toMatchObject([null, [{ seat: 0, level: 3, must: true }]]);
    expect(done(table.act(play(0, take, 4), START + 70 * S))).toHaveLength(2);
    done(table.act(play(1, take, 5), START + 71 * S));
    // Patience begins anew.
    expect(table.tick(START + 101 * S)).toMatchObject([timeOut(0)]);
    expect(table.handedOver(0)).toBeNull();
  });

  test('an own choice in between, and patience begins anew; a remark is none', () => {
    const deal = dealOf(sealed, { config: { rounds: 4 }, seats: 2, clock: move });
    const bid = { kind: 'choice', by: 'clock' };
    const spoken = new HostedMatch(deal);
    spoken.tick(START + 30 * S);
    done(spoken.act(play(0, { kind: 'speak' }, 1), START + 31 * S));
    expect(spoken.tick(START + 60 * S)).toMatchObject([bid, handOver(0), bid, handOver(1)]);

    const chosen = new HostedMatch(deal);
    chosen.tick(START + 30 * S);
    const card = chosen.envelope(0).view.hand[0] as number;
    done(chosen.act(play(0, { kind: 'bid', card }, 1), START + 31 * S));
    expect(chosen.tick(START + 60 * S)).toMatchObject([{ ...bid, seat: 1 }, handOver(1)]);
    expect(chosen.tick(START + 90 * S)).toMatchObject([{ ...bid, seat: 0 }]);
  });

  test('a bot has no clock', () => {
    const table = new HostedMatch(dealOf(stones, { ...stonesDeal(fischer), bots: [2, null] }));
    expect([table.due, table.clocks(START)]).toEqual([
      null,
      { now: START, left: [null, 60 * S], running: [] },
    ]);
  });

  test('all who are gone lose their time at once, and each is handed over once', () => {
    const table = new HostedMatch(
      dealOf(stones, { ...stonesDeal({ ...fischer, seconds: 0, increment: 0 }) }),
    );
    expect(table.tick(START)).toMatchObject([
      timeOut(0),
      timeOut(1),
      timeOut(0),
      handOver(0),
      timeOut(1),
      handOver(1),
    ]);
    expect(table.due).toBeNull();
  });

  test('the last time-out of a match is not followed by anything', () => {
    const table = new HostedMatch(dealOf(stones, { config: { stones: 3 }, seats: 2, clock: move }));
    table.tick(START + 30 * S);
    table.tick(START + 60 * S);
    expect(table.tick(START + 90 * S)).toMatchObject([timeOut(0)]);
    expect([table.status, table.due, table.handedOver(0)]).toEqual(['over', null, null]);
  });

  test('a late choice counts, if it comes before the time-out was noticed', () => {
    const table = new HostedMatch(stonesDeal(fischer));
    done(table.act(play(0, take, 0), START + 61 * S));
    expect(table.clocks(START + 61 * S)?.left).toEqual([5 * S, 60 * S]);
  });

  test('a proposal to stop that only the absent have not answered', () => {
    const table = new HostedMatch(stonesDeal(move));
    table.tick(START + 30 * S);
    done(table.act(play(1, take, 1), START + 30 * S));
    done(table.act({ t: 'offer-stop', seat: 1 }, START + 31 * S));
    expect(table.tick(START + 60 * S)).toMatchObject([timeOut(0), handOver(0)]);
    expect([table.status, table.due]).toEqual(['stopped', null]);
  });
});

describe('what is left', () => {
  test('Fischer: more after each own choice, nothing off while others think', () => {
    const table = new HostedMatch(stonesDeal(fischer));
    const left = (at: number) => table.clocks(START + at)?.left;
    expect([left(0), left(20 * S)]).toEqual([
      [60 * S, 60 * S],
      [40 * S, 60 * S],
    ]);
    done(table.act(play(0, take, 0), START + 20 * S));
    expect(table.clocks(START + 30 * S)).toEqual({
      now: START + 30 * S,
      left: [45 * S, 50 * S],
      running: [1],
    });
  });

  test('Fischer: with nothing left one gets the increment', () => {
    const table = new HostedMatch(stonesDeal(fischer));
    table.tick(START + 60 * S);
    expect(table.clocks(START + 60 * S)?.left).toEqual([5 * S, 60 * S]);
  });

  test('the clocks of all who choose together run together', () => {
    const table = new HostedMatch(dealOf(sealed, { config: { rounds: 4 }, seats: 3, clock: fischer }));
    const card = table.envelope(1).view.hand[0] as number;
    done(table.act(play(1, { kind: 'bid', card }, 0), START + 10 * S));
    expect(table.clocks(START + 12 * S)).toMatchObject({ left: [48 * S, 55 * S, 48 * S], running: [0, 2] });
  });

  test('a remark neither stops a clock nor adds to it', () => {
    for (const clock of [move, fischer]) {
      const table = new HostedMatch(dealOf(sealed, { config: { rounds: 4 }, seats: 2, clock }));
      const { due } = table;
      done(table.act(play(0, { kind: 'speak' }, 0), START + 10 * S));
      done(table.act(play(1, { kind: 'speak' }, 1), START + 11 * S));
      expect(table.due).toBe(due);
    }
  });

  test('nobody wins time by leaving and coming back', () => {
    for (const clock of [move, fischer, days]) {
      const table = new HostedMatch(stonesDeal(clock));
      const due = table.due ?? 0;
      done(table.act({ t: 'hand-over', seat: 0 }, START + 10 * S));
      expect([table.due, table.clocks(START)?.running]).toEqual([null, []]);
      done(table.act({ t: 'take-back', seat: 0 }, START + 15 * S));
      expect(table.due).toBe(due + 5 * S);
    }
  });

  test('a clock of the house that goes back gives nobody time', () => {
    const table = new HostedMatch(stonesDeal(fischer));
    done(table.act(play(0, take, 0), START + 20 * S));
    done(table.act(play(1, take, 1), START + 10 * S));
    expect(table.clocks(START + 20 * S)?.left).toEqual([45 * S, 65 * S]);
  });
});

describe('after an outage', () => {
  const outage = { from: START + 20 * S, to: START + 1000 * S };

  test.each([
    [move, START + 1000 * S + 20 * S],
    [fischer, START + 1000 * S + 50 * S],
    [days, START + 10 * S + 3 * DAY],
  ])('%j: what had passed before has passed, and nothing else', (clock, due) => {
    const deal = { ...stonesDeal(clock), service: { outages: [outage] } };
    const events = done(new HostedMatch(deal).act(play(0, take, 0), START + 10 * S));
    const records = events.map(event => ({ at: START + 10 * S, event }));
    const opened = HostedMatch.open(deal, records);
    expect(opened.ok && opened.match.due).toBe(due);
  });

  test('it counts from the moment it is known, at a table in hand as at one that is rebuilt', () => {
    const known: Outage[] = [];
    const deal = { ...stonesDeal(fischer), service: { outages: known } };
    const table = new HostedMatch(deal);
    expect(table.due).toBe(START + 60 * S);
    known.push(outage);
    expect(table.due).toBe(START + 60 * S + 980 * S);
    const at = START + 1010 * S;
    expect(table.waited(0, at)).toBe(30 * S);
    const records = done(table.act(play(0, take, 0), at)).map(event => ({ at, event }));
    expect(records).toMatchObject([{ event: { elapsedMs: 30 * S } }]);
    const again = HostedMatch.open(deal, records);
    expect(again.ok && again.match.clocks(at)).toEqual(table.clocks(at));
    expect(table.clocks(at)?.left).toEqual([35 * S, 60 * S]);
  });
});

test.each(CLOCKS)('%j: everybody is waited for since they were asked, whatever happens beside it', clock => {
  const table = new HostedMatch(stonesDeal(clock));
  expect([0, 1].map(seat => table.waited(seat, START + 7 * S))).toEqual([7 * S, null]);
  table.act({ t: 'offer-stop', seat: 1 }, START + 8 * S);
  expect([0, 1].map(seat => table.waited(seat, START + 9 * S))).toEqual([9 * S, null]);
  done(table.act(play(0, take, 0), START + 10 * S));
  expect([0, 1].map(seat => table.waited(seat, START + 12 * S))).toEqual([null, 2 * S]);
});

test('one proposes to stop once a step', () => {
  const table = new HostedMatch(stonesDeal(move));
  done(table.act({ t: 'offer-stop', seat: 0 }, START));
  done(table.act({ t: 'answer-stop', seat: 1, agrees: false }, START));
  expect(table.act({ t: 'offer-stop', seat: 0 }, START)).toMatchObject({ tag: 'trouble', why: 'not-now' });
  done(table.act(play(0, take, 0), START));
  done(table.act({ t: 'offer-stop', seat: 0 }, START));
});

const games = await Promise.all(
  Object.entries(registry).map(async ([id, { rules }]) => ({ id, game: (await rules?.())?.game })),
);
const playable = games.flatMap(({ id, game }) => (game === undefined ? [] : [{ id, game }]));

describe.each(playable)('deadlines of $id', ({ game }: { readonly game: AnyGame }) => {
  test('whatever happened before, tick does something exactly when something is due', () => {
    fc.assert(
      fc.property(fc.nat(), fc.constantFrom(...CLOCKS), fc.nat(60), (n, clock, most) => {
        const deal = dealOf(game, { config: game.parseConfig({}), seats: game.seats.min, clock });
        const { table, happened } = playAtRandom(deal, n, { restless: true, most });
        const { due } = table;
        const last = happened.at(-1)?.at ?? START;
        expect(table.tick((due ?? last + 99 * DAY) - 1)).toEqual([]);
        if (due === null) return;
        expect(kindsOf(table.tick(due))).toContain('choice by clock');
        expect(table.due ?? due + 1).toBeGreaterThan(due);
      }),
      { numRuns: 25 },
    );
  });

  test('where nobody comes, nobody is waited for: bots play on, or the rules say that it is over', () => {
    const seats = game.seats.max;
    const table = new HostedMatch(dealOf(game, { config: game.parseConfig({}), seats, clock: move }));
    for (let due = table.due; due !== null; due = table.due) table.tick(due);
    const asked = seatsOf(seats).filter(seat => table.isAsked(seat));
    // Whoever is never asked, as in Mathisto where nobody calls them, keeps nobody waiting.
    const isHandedOver = asked.every(seat => table.handedOver(seat) === 'clock');
    const goesOn = isHandedOver && table.asks.some(({ must }) => must);
    // So many turns in a row without a play may end a game (CA-15).
    const isOver = table.status === 'over' && game.rules.includes(table.outcome?.rule ?? '');
    expect(isOver || goesOn).toBe(true);
  });
});

test('[GA-12] whoever lets the time for an announcement run out forfeits the deal', async () => {
  const game = (await registry['gamate']?.rules?.())?.game as AnyGame;
  const table = new HostedMatch(dealOf(game, { config: game.parseConfig({}), seats: 4, clock: move }));
  const says = (...words: readonly object[]): void => {
    for (const word of words) {
      const seat = table.envelope('spectator').turn?.seats[0] ?? 0;
      done(table.act(play(seat, word, table.step), START));
    }
  };
  const bid = { kind: 'bid', trumps: { is: 'odd' } };
  const pass = { kind: 'pass' };
  says(bid, bid, pass, { kind: 'oppose', trumps: { is: 'odd' } });
  const [{ seat, move: fallback }] = table.tick(START + 30 * S) as [ChoiceEvent];
  expect(fallback).toEqual({ kind: 'forfeit' });
  const points = seat % 2 === 0 ? [0, 26] : [26, 0];
  expect(table.envelope('spectator').view).toMatchObject({
    past: [{ tag: 'forfeit', contract: { declarer: seat, isOpposed: true }, points: 26 }],
    score: { points },
    phase: { tag: 'auction' },
  });
});

function kindsOf(events: readonly TableEvent[]): string[] {
  return events.map(event => ('by' in event ? `${event.kind} by ${event.by}` : event.kind));
}
