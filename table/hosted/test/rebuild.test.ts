import { describe, expect, test } from 'vitest';
import type { Level } from '#contract/bot.ts';
import type { AnyGame, Shape } from '#contract/game.ts';
import { viewersOf } from '#contract/trial.ts';
import { registry } from '#games/registry.ts';
import type { RawLog } from '#kernel/log.ts';
import { Match } from '#kernel/match.ts';
import { stones } from '#kernel/test/toys/stones.ts';
import { parseEvent } from '../events.ts';
import { type Deal, HostedMatch } from '../hosted-match.ts';
import { type Happening, playAtRandom } from './random-play.ts';
import { CLOCKS, dealOf, START, told } from './tables.ts';

const mathable = await gameOf('mathable');
const matryoshka = await gameOf('matryoshka');
const gamate = await gameOf('gamate');

/** `every`: after every how many events the table is opened anew. Long matches would take long otherwise. */
const matches: readonly {
  readonly name: string;
  readonly game: AnyGame;
  readonly config: Shape['config'];
  readonly seats: number;
  readonly sides?: number;
  readonly eager: readonly string[];
  readonly every: number;
}[] = [
  { name: 'stones', game: stones, config: { stones: 99 }, seats: 2, eager: [], every: 1 },
  {
    name: 'mathable',
    game: mathable,
    config: { checking: 'challenge', lines: 'automatic' },
    seats: 3,
    eager: ['place'],
    every: 2,
  },
  {
    name: 'matryoshka',
    game: matryoshka,
    config: { talk: 'remarks' },
    seats: 4,
    eager: ['display', 'present', 'offer', 'take'],
    every: 1,
  },
  {
    name: 'gamate',
    game: gamate,
    config: { definitions: 'plain', floor: '6', length: 'deals-1' },
    seats: 4,
    sides: 2,
    eager: ['announce', 'lead', 'force', 'cut', 'dodge'],
    every: 2,
  },
];

describe.each(matches)('the events rebuild a table of $name', match => {
  const { game, seats, eager, every, name: _, ...rest } = match;
  test.each(CLOCKS)('with a clock of kind $kind', clock => {
    const bots = Array.from({ length: seats }, (_, seat): Level | null => (seat === 2 ? 4 : null));
    const deal: Deal<Shape> = dealOf(game, { ...rest, seats, clock, bots });
    const watch = (live: HostedMatch<Shape>, happened: readonly Happening[]): void => {
      if (happened.length % every === 0 || live.status !== 'playing') expectSame(deal, live, happened);
    };
    const { table, happened } = playAtRandom(deal, 7, { eager, restless: true, watch });
    expect(table.status).not.toBe('playing');
    expect(table.count).toBe(happened.flatMap(({ events }) => events).length);
    const replayed = Match.replay(game, logOf(deal, happened));
    if (!replayed.ok) throw new Error(`${replayed.reason} at ${replayed.entry}`);
    for (const viewer of viewersOf(seats))
      expect(replayed.match.envelope(viewer)).toEqual(table.envelope(viewer));
  });

  test('a whole match, played by people who stay', () => {
    const { table } = playAtRandom(dealOf(game, { ...rest, seats }), 3, { eager, restless: false });
    expect(table.status).toBe('over');
    expect(table.outcome).toEqual(table.envelope('spectator').outcome);
    expect(table.act({ t: 'resign', seat: 0 }, START)).toEqual({ tag: 'trouble', why: 'not-playing' });
  });
});

describe('events that do not fit', () => {
  const deal = dealOf(stones, { config: { stones: 20 }, seats: 2 });
  const { happened } = playAtRandom(deal, 5, { restless: false });
  const records = recordsOf(happened);

  test('a choice that the rules refuse', () => {
    expect(HostedMatch.open(deal, records.slice(1))).toEqual({
      ok: false,
      reason: 'refused',
      entry: 0,
    });
  });

  test('a fingerprint of something else', () => {
    const forged = records.map(({ at, event }, i) =>
      i === 3 && event.kind === 'choice' ? { at, event: { ...event, print: '0' } } : { at, event },
    );
    expect(HostedMatch.open(deal, forged)).toEqual({ ok: false, reason: 'print', entry: 3 });
  });

  test.each([
    ['taking back what was not handed over', { kind: 'take-back', seat: 0 }],
    ['an answer to no proposal', { kind: 'answer-stop', seat: 1, agrees: true }],
    ['somebody who does not sit there', { kind: 'resign', seat: 2 }],
  ] as const)('%s', (_name, event) => {
    expect(HostedMatch.open(deal, [{ at: START, event }])).toMatchObject({ reason: 'refused' });
  });

  test('anything after the end', () => {
    const event = { kind: 'hand-over', seat: 0, by: 'owner' } as const;
    expect(HostedMatch.open(deal, [...records, { at: START, event }])).toMatchObject({
      reason: 'refused',
      entry: records.length,
    });
  });
});

async function gameOf(id: string): Promise<AnyGame> {
  const rules = await registry[id]?.rules?.();
  if (rules === undefined) throw new Error(`no game called ${id}`);
  return rules.game;
}

/** As a store gives them back. */
function recordsOf(happened: readonly Happening[]) {
  return happened.flatMap(({ at, events }) =>
    events.map(event => {
      const read = parseEvent(JSON.parse(JSON.stringify(event)));
      if (read === null) throw new Error(`not read back: ${JSON.stringify(event)}`);
      return { at, event: read };
    }),
  );
}

function expectSame(deal: Deal<Shape>, live: HostedMatch<Shape>, happened: readonly Happening[]): void {
  const opened = HostedMatch.open(deal, recordsOf(happened));
  if (!opened.ok) throw new Error(`${opened.reason} at ${opened.entry}`);
  const now = (happened.at(-1)?.at ?? START) + 1234;
  for (const viewer of viewersOf(deal.seats)) {
    const whom = { viewer, seats: deal.seats, now };
    expect(told(opened.match, whom)).toBe(told(live, whom));
  }
  expect(opened.match.count).toBe(live.count);
}

/** What was chosen, as a log has it. */
function logOf({ game, config, seats, seed }: Deal<Shape>, happened: readonly Happening[]): RawLog {
  const entries = recordsOf(happened).flatMap(({ event }) => {
    if (event.kind !== 'choice') return [];
    const { seat, move, elapsedMs, by, print } = event;
    return [{ seat, move, elapsedMs, by, ...(print === undefined ? {} : { print }) }];
  });
  return { game: game.id, version: game.version, config, seats, seed, entries };
}
