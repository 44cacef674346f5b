import { describe, expect, test } from 'vitest';
import type { Game } from '#contract/game.ts';
import { type Log, makeLog, parseLog } from '../log.ts';
import { Match } from '../match.ts';
import { makeSeed } from '../rng.ts';
import { rulesOf } from '../versions.ts';
import { testSeed } from './laws.ts';
import { type Stones, stones } from './toys/stones.ts';

const seed = testSeed(5);

/** Today's game begins with one stone more; under version 1 there are as many as were asked for. */
const today: Game<Stones> = {
  ...stones,
  version: 2,
  setup: ({ stones: left }) => ({ left: left + 1, toMove: 0 }),
  earlier: [{ version: 1, setup: stones.setup }],
};

function playOne(rules: Game<Stones>): Match<Stones> {
  const match = new Match(rules, { config: { stones: 3 }, seats: 2, seed });
  match.submit({ seat: 0, move: { kind: 'take', take: 2 }, step: 0, elapsedMs: 0, by: 'player' });
  return match;
}

function readBack(log: Log<Stones>): ReturnType<typeof Match.replay<Stones>> {
  const read = parseLog(makeLog(log, makeSeed(seed)));
  if (!read.ok) throw new Error(read.field);
  return Match.replay(today, read.log);
}

describe('a match keeps the version it started with', () => {
  test.each([
    [1, stones, 1],
    [2, today, 2],
  ])('version %i', (version, rules, left) => {
    const again = readBack(playOne(rules).log);
    expect(again.ok && again.match.envelope(0).view).toEqual({ left, toMove: 1, me: 0 });
    expect(again.ok && again.match.log).toMatchObject({ version });
  });

  test('and goes on by it', () => {
    const again = readBack(playOne(stones).log);
    if (!again.ok) throw new Error(again.reason);
    const { match } = again;
    const last = { seat: 1, move: { kind: 'take', take: 1 }, step: 1, elapsedMs: 0, by: 'player' } as const;
    expect(match.submit(last).ok).toBe(true);
    expect(match.over).toBe(true);
  });

  test('by the rules of another version its fingerprints do not fit', () => {
    expect(readBack({ ...playOne(stones).log, version: 2 })).toMatchObject({ ok: false, reason: 'print' });
  });

  test('of a version that nobody knows nothing can be said', () => {
    expect(readBack({ ...playOne(stones).log, version: 3 })).toEqual({ ok: false, reason: 'version' });
    expect(rulesOf(today, 3)).toBeUndefined();
  });
});
