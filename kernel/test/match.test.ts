import { describe, expect, test } from 'vitest';
import type { Game, Shape } from '#contract/game.ts';
import type { Json } from '#contract/json.ts';
import { canonical } from '../fingerprint.ts';
import { type Log, makeLog, parseLog } from '../log.ts';
import { type Choice, type Envelope, Match } from '../match.ts';
import { makeSeed } from '../rng.ts';
import { testSeed } from './laws.ts';
import { buzz } from './toys/buzz.ts';
import { type Sealed, sealed } from './toys/sealed.ts';
import { stones } from './toys/stones.ts';

const seed = testSeed(7);

function begin(seats = 2): Match<Sealed> {
  return new Match(sealed, { config: { rounds: 4 }, seats, seed });
}

function choice(seat: number, move: unknown, step: number): Choice {
  return { seat, move, step, elapsedMs: 0, by: 'player' };
}

function bidOf(match: Match<Sealed>, seat: number): Json {
  return { kind: 'bid', card: match.envelope(seat).view.hand[0] ?? 0 };
}

/** Whoever speaks leaves the first seat to play on alone. */
const leaving: Game<Sealed> = {
  ...sealed,
  status: state => {
    const status = sealed.status(state);
    if (status.tag === 'over' || state.spoke.length === 0) return status;
    return { tag: 'playing', turn: { mode: 'all', seats: [0] } };
  },
};

describe('refusals are values', () => {
  test('a broken rule comes with its facts', () => {
    expect(begin().submit(choice(0, { kind: 'bid', card: 99 }, 0))).toEqual({
      ok: false,
      rule: 'SE-1',
      facts: { card: 99 },
    });
  });

  test.each([
    ['nonsense', choice(0, 'nonsense', 0), 'table.malformed'],
    ['an answer to another step', choice(0, { kind: 'speak' }, 7), 'table.stale'],
    ['a seat that is not there', choice(9, { kind: 'speak' }, 0), 'table.not-your-turn'],
  ])('%s', (_name, given, rule) => {
    const match = begin();
    const before = canonical(match.log as unknown as Json);
    expect(match.submit(given)).toMatchObject({ ok: false, rule });
    expect(canonical(match.log as unknown as Json)).toBe(before);
  });

  test('a second choice for one step', () => {
    const match = begin();
    const bid = bidOf(match, 0);
    const entry = { seat: 0, move: bid, elapsedMs: 0, by: 'player' };
    expect(match.submit(choice(0, bid, 0))).toEqual({ ok: true, entry });
    expect(match.submit(choice(0, bid, 0))).toMatchObject({ rule: 'table.already-chosen' });
  });

  test('anything after the end', () => {
    const match = new Match(stones, { config: { stones: 1 }, seats: 2, seed });
    const taken = match.submit(choice(0, { kind: 'take', take: 1 }, 0));
    expect(taken).toEqual({ ok: true, entry: match.log.entries[0] });
    expect(match.over).toBe(true);
    expect(match.submit(choice(1, { kind: 'take', take: 1 }, 1))).toMatchObject({ rule: 'table.over' });
  });
});

describe('one exit', () => {
  test('a face-down choice shows as made, not as what; its owner sees it', () => {
    const match = begin();
    const bid = bidOf(match, 0);
    match.submit(choice(0, bid, 0));
    expect(match.envelope(1)).toMatchObject({ chosen: [0], mine: null, view: { tricks: [] } });
    expect(match.envelope('spectator')).toMatchObject({ chosen: [0], mine: null });
    expect(match.envelope(0).mine).toEqual(bid);
  });

  test('only a match makes an envelope', () => {
    const send = (packet: Envelope<Sealed>): number => packet.step;
    expect(send(begin().envelope(0))).toBe(0);
    // @ts-expect-error: the compiler refuses one made by hand
    send({ step: 0, viewer: 0, turn: null, chosen: [], mine: null, outcome: null, view: 'the whole state' });
  });

  test('writing out a match yields nothing', () => {
    expect(JSON.stringify(begin())).toBe('{}');
    expect(Object.keys(begin())).toEqual([]);
  });
});

describe('interruptions', () => {
  test('do not touch the choices that wait', () => {
    const match = begin();
    const bid = bidOf(match, 0);
    match.submit(choice(0, bid, 0));
    expect(match.submit(choice(0, { kind: 'speak' }, 0))).toEqual({ ok: true, entry: match.log.entries[1] });
    expect(match.envelope(0)).toMatchObject({ step: 1, mine: bid, chosen: [0], view: { spoke: [0] } });
    match.submit(choice(1, bidOf(match, 1), 1));
    expect(match.envelope(0)).toMatchObject({ step: 2, chosen: [], view: { tricks: [{}] } });
  });

  test('drop a waiting choice that the rules would no longer take', () => {
    const strict: Game<Sealed> = {
      ...sealed,
      check: (view, move) =>
        move.kind === 'bid' && view.spoke.length > 0 && move.card === view.hand[0]
          ? { ok: false, rule: 'SE-1', facts: {} }
          : sealed.check(view, move),
    };
    const match = new Match(strict, { config: { rounds: 4 }, seats: 2, seed });
    match.submit(choice(0, bidOf(match, 0), 0));
    match.submit(choice(1, { kind: 'speak' }, 0));
    expect(match.envelope(0)).toMatchObject({ step: 1, mine: null, chosen: [] });
  });

  test('that turn a joint choice into a race drop what waits', () => {
    const racing: Game<Sealed> = {
      ...sealed,
      status: state => {
        const status = sealed.status(state);
        if (status.tag === 'over' || state.spoke.length === 0) return status;
        return { tag: 'playing', turn: { mode: 'any', seats: [0, 1] } };
      },
    };
    const match = new Match(racing, { config: { rounds: 4 }, seats: 2, seed });
    match.submit(choice(0, bidOf(match, 0), 0));
    match.submit(choice(1, { kind: 'speak' }, 0));
    expect(match.envelope(0)).toMatchObject({ step: 1, mine: null, chosen: [] });
    expect(match.submit(choice(0, bidOf(match, 0), 1))).toEqual({ ok: true, entry: match.log.entries[2] });
    expect(match.step).toBe(2);
  });

  test('that leave nobody to wait for resolve the step', () => {
    const match = new Match(leaving, { config: { rounds: 4 }, seats: 2, seed });
    match.submit(choice(0, bidOf(match, 0), 0));
    match.submit(choice(1, { kind: 'speak' }, 0));
    expect(match.envelope(0)).toMatchObject({ step: 2, chosen: [], view: { tricks: [{}] } });
    const again = Match.replay(leaving, match.log);
    expect(again.ok && again.match.step).toBe(2);
  });
});

describe('which step a choice answers', () => {
  const speak = (): Json => ({ kind: 'speak' });
  type Made = readonly [seat: number, move: (match: Match<Sealed>, seat: number) => Json];

  test.each<[string, Game<Sealed>, readonly Made[], { step: number; since: number }]>([
    ['a choice that waits for others', sealed, [[1, bidOf]], { step: 0, since: 0 }],
    ['a remark', sealed, [[1, speak]], { step: 1, since: 0 }],
    [
      'a remark while a choice waits',
      sealed,
      [
        [0, bidOf],
        [1, speak],
      ],
      { step: 1, since: 0 },
    ],
    ['a remark after which others are asked', leaving, [[1, speak]], { step: 1, since: 1 }],
    [
      'a choice that completes a step',
      sealed,
      [
        [0, bidOf],
        [1, bidOf],
      ],
      { step: 1, since: 1 },
    ],
    [
      'an interruption that lets waiting choices through',
      leaving,
      [
        [0, bidOf],
        [1, speak],
      ],
      { step: 2, since: 2 },
    ],
  ])('the same is asked since then, after %s', (_name, game, made, { step, since }) => {
    const match = new Match(game, { config: { rounds: 4 }, seats: 2, seed });
    for (const [seat, move] of made) match.submit(choice(seat, move(match, seat), match.step));
    expect([match.step, match.since]).toEqual([step, since]);
    const again = Match.replay(game, match.log);
    expect(again.ok && again.match.since).toBe(since);
  });

  test('the end is asked of nobody', () => {
    const match = new Match(stones, { config: { stones: 1 }, seats: 2, seed });
    match.submit(choice(0, { kind: 'take', take: 1 }, 0));
    expect([match.step, match.since]).toEqual([1, 1]);
  });

  test.each([
    [0, false],
    [1, true],
    [2, true],
    [3, true],
    [4, false],
  ])('at step 3, asked since step 1: one for step %d is taken: %j', (step, isTaken) => {
    const match = begin();
    for (const seat of [0, 1]) match.submit(choice(seat, bidOf(match, seat), 0));
    for (const seat of [0, 1]) match.submit(choice(seat, speak(), match.step));
    expect([match.step, match.since]).toEqual([3, 1]);
    expect(match.submit(choice(0, bidOf(match, 0), step)).ok).toBe(isTaken);
  });
});

test('a race is decided by the first to act', () => {
  const match = new Match(buzz, { config: { questions: 2 }, seats: 3, seed });
  expect(match.submit(choice(2, { kind: 'answer', option: 0 }, 0))).toMatchObject({
    ok: true,
    entry: { seat: 2 },
  });
  expect(match.step).toBe(1);
  expect(match.submit(choice(1, { kind: 'answer', option: 0 }, 0))).toMatchObject({ rule: 'table.stale' });
});

describe('the log is the match', () => {
  function played(): Match<Sealed> {
    const match = begin();
    match.submit(choice(0, bidOf(match, 0), 0));
    match.submit(choice(1, bidOf(match, 1), 0));
    match.submit(choice(1, bidOf(match, 1), 1));
    return match;
  }

  test('a choice that waits survives a restart', () => {
    const match = played();
    const read = parseLog(JSON.parse(JSON.stringify(makeLog(match.log, makeSeed(seed)))));
    if (!read.ok) throw new Error(read.field);
    const again = Match.replay(sealed, read.log);
    if (!again.ok) throw new Error(again.reason);
    expect(again.match.envelope(1).mine).toEqual(match.envelope(1).mine);
    const taken = again.match.submit(choice(0, bidOf(again.match, 0), 1));
    expect(taken).toEqual({ ok: true, entry: again.match.log.entries[3] });
    expect(again.match.step).toBe(2);
  });

  test('the proof of a deal stays with its log', () => {
    const proof = { commitment: makeSeed(seed), hostBits: makeSeed(seed), entropies: ['a'] };
    const again = Match.replay(sealed, { ...played().log, proof });
    expect(again.ok && again.match.log.proof).toEqual(proof);
  });

  test('replay stops at the step asked for', () => {
    const again = Match.replay(sealed, played().log, { steps: 1 });
    expect(again.ok && again.match.step).toBe(1);
    expect(again.ok && again.match.envelope(1).chosen).toEqual([]);
  });

  test.each<[string, (log: Log<Sealed>) => Log<Shape>, object]>([
    ['another version', log => ({ ...log, version: 2 }), { reason: 'version' }],
    ['another game', log => ({ ...log, game: 'stones' }), { reason: 'version' }],
    ['too many seats', log => ({ ...log, seats: 9 }), { reason: 'seats' }],
    ['another config', log => ({ ...log, config: { rounds: -1 } }), { reason: 'config' }],
    ['another seed', log => ({ ...log, seed: testSeed(8) }), { ok: false }],
    [
      'a move changed',
      log => ({ ...log, entries: [{ ...log.entries[0]!, move: { kind: 'bid', card: 77 } }] }),
      { reason: 'refused', entry: 0 },
    ],
    [
      'a fingerprint changed',
      log => ({ ...log, entries: log.entries.map(entry => ({ ...entry, print: 'x' })) }),
      { reason: 'print', entry: 0 },
    ],
  ])('is refused if it was tampered with: %s', (_name, tamper, expected) => {
    expect(Match.replay(sealed, tamper(played().log) as Log<Sealed>)).toMatchObject(expected);
  });

  test.each<[string, (file: Record<string, unknown>) => unknown, string]>([
    ['not an object', () => [], ''],
    ['another format', file => ({ ...file, format: 'png' }), 'format'],
    ['no game', file => ({ ...file, game: 3 }), 'game'],
    ['a version that is no number', file => ({ ...file, version: '1' }), 'version'],
    ['half a seat', file => ({ ...file, seats: 1.5 }), 'seats'],
    ['a short seed', file => ({ ...file, seed: 'abc' }), 'seed'],
    ['entries that are no list', file => ({ ...file, entries: {} }), 'entries'],
    [
      'an entry without a move',
      file => ({ ...file, entries: [{ seat: 0, elapsedMs: 0, by: 'bot' }] }),
      'entries[0]',
    ],
    [
      'an entry by nobody',
      file => ({ ...file, entries: [{ seat: 0, move: {}, elapsedMs: 0, by: 'x' }] }),
      'entries[0]',
    ],
    [
      'time that runs backwards',
      file => ({ ...file, entries: [{ seat: 0, move: {}, elapsedMs: -1, by: 'bot' }] }),
      'entries[0]',
    ],
    ['a broken proof', file => ({ ...file, proof: {} }), 'proof'],
  ])('a file that is no match is refused by field: %s', (_name, spoil, field) => {
    const file = JSON.parse(JSON.stringify(makeLog(played().log, makeSeed(seed)))) as Record<string, unknown>;
    expect(parseLog(spoil(file))).toEqual({ ok: false, field });
  });
});
