/** The laws of going on at another table: any step of any game, any seat. */
import { describe, expect, test } from 'vitest';
import { type AnyTrial, seatsOf } from '#contract/trial.ts';
import { registry } from '#games/registry.ts';
import { seedOf } from '#kernel/fair.ts';
import { canonical } from '#kernel/fingerprint.ts';
import type { Carried, RawLog } from '#kernel/log.ts';
import { type AnyMatch, Match } from '#kernel/match.ts';
import { must } from '#kernel/must.ts';
import { rngFor } from '#kernel/rng.ts';
import { findTrials } from '#kernel/test/find-trials.ts';
import { testSeed } from '#kernel/test/laws.ts';
import { carriedFrom, dealtFor } from '../carry.ts';
import { passagesOf } from '../passages.ts';
import { isSound, verifyMatch } from '../verify.ts';
import { COMMITMENT, HOST_BITS } from './played.ts';
import { count, playOut, randomGame, read, written } from './random-game.ts';

const found = await findTrials();

/** As a house deals once everybody sits. */
function provedBy(seats: number) {
  const entropies = seatsOf(seats).map(seat => `seat ${seat}`);
  return {
    seed: seedOf(HOST_BITS, entropies),
    proof: { commitment: COMMITMENT, hostBits: HOST_BITS, entropies },
  };
}

/** A random game, read again from its file, where it stopped. */
function stopped(trial: AnyTrial, n: number, steps: number): AnyMatch {
  const again = Match.replay(trial.game, read(written(randomGame(trial, n, steps).match.log)));
  if (!again.ok) throw new Error(again.reason);
  return again.match;
}

describe.each(found)('$id', ({ id, trials }) => {
  test.each(trials)('$name: from any step it goes on elsewhere to its end, as one log', async trial => {
    const { game, config, seats, pieces } = trial;
    const { bot } = await must(registry[id]?.bot)();
    const rng = rngFor(testSeed(trial.name.length), 1);
    const dealt = count(pieces(game.setup(config, seats, rngFor(testSeed(7), 0))));
    for (const isAnew of [true, false]) {
      const match = stopped(trial, 7, rng.int(40));
      const seat = rng.int(seats);
      const before = match.envelope(seat).view;
      const { step } = match;
      expect(match.carry(carriedFrom(game, match, { seat, isAnew, ...provedBy(seats) }))).toBe(true);
      expect(match.envelope(seat).view).toEqual(before);
      expect(match.outline.chosen).toEqual([]);
      const there = match.log.carried?.[0]?.state;
      expect(there === undefined ? null : count(pieces(there))).toBe(isAnew ? dealt : null);
      playOut(game, bot, match, step);
      const kept = read(written(match.log));
      const again = verifyMatch(game, kept, { commitment: COMMITMENT, entropy: `seat ${seats - 1}` });
      expect(again.play).toEqual({ tag: 'whole', steps: match.step, over: true });
      expect(again.carried).toEqual({ step, seat, isAnew });
      expect(again.deal).toMatchObject({
        tag: 'proved',
        checks: { mixed: true, anew: isAnew ? true : null },
      });
      expect(isSound(again)).toBe(true);
      const told = passagesOf(game, kept);
      expect(told.ok && told.passages).toHaveLength(match.step);
    }
  });

  test.each(trials)('$name: what is dealt anew is the same whatever was hidden', async trial => {
    const { game, seats } = trial;
    if (game !== (await must(registry[id]?.rules)()).game) return;
    const match = stopped(trial, 3, 6);
    for (const seat of seatsOf(seats)) {
      const { view } = match.envelope(seat);
      // Worlds that this seat cannot tell from the real one: whoever dealt may know that it is none of them.
      const worlds = [1, 2, 3].map(n => game.view(game.imagine(view, rngFor(testSeed(n), 5)), seat));
      const anew = [view, ...worlds].map(one => canonical(dealtFor(game, one, testSeed(99))));
      expect(new Set(anew).size).toBe(1);
    }
  });
});

describe('a log that was carried', () => {
  const trial = must(found.find(({ id }) => id === 'mathable')?.trials[0]);
  const { game, seats } = trial;

  function carried(isAnew = true): { readonly match: AnyMatch; readonly log: RawLog } {
    const match = stopped(trial, 5, 9);
    match.carry(carriedFrom(game, match, { seat: 0, isAnew, ...provedBy(seats) }));
    for (let n = 0; n < 4; n++) {
      const seat = must(match.outline.turn?.seats[0]);
      const move = game.fallback(match.envelope(seat).view);
      must(match.submit({ seat, move, step: match.step, elapsedMs: 0, by: 'clock' }).ok || null);
    }
    return { match, log: read(written(match.log)) };
  }

  function spoilt(change: (one: Carried) => Partial<Carried>): ReturnType<typeof verifyMatch> {
    const { log } = carried();
    const one = must(log.carried?.[0]);
    return verifyMatch(game, { ...log, carried: [{ ...one, ...change(one) }] });
  }

  test('is another game with another chance', () => {
    const { step, seed } = must(carried().log.carried?.[0]);
    expect(spoilt(() => ({ seed: testSeed(1) })).deal.tag).not.toBe('proved');
    expect(rngFor(seed, step + 1).int(2 ** 30)).not.toBe(rngFor(testSeed(5), step + 1).int(2 ** 30));
  });

  test('is refused at a step that never came', () => {
    const { log } = carried();
    const one = must(log.carried?.[0]);
    const entries = log.entries.slice(0, entriesUntil(log, one.step));
    const late = [{ ...one, step: one.step + 1 }];
    expect(verifyMatch(game, { ...log, entries, carried: late }).play.tag).toBe('carried');
  });

  test.each<[string, (one: Carried) => Partial<Carried>]>([
    ['with a position of another game', () => ({ state: { cells: [] } })],
    ['with a hand that its seat did not have', one => ({ seat: 0, state: swapped(one.state) })],
  ])('is refused %s', (_, change) => {
    const { play } = spoilt(change);
    expect(play.tag).toBe('carried');
  });

  test('is disproved where another position stands than that chance deals, though its seat could not tell', () => {
    const { log } = carried();
    const one = must(log.carried?.[0]);
    const entries = log.entries.slice(0, entriesUntil(log, one.step));
    const before = Match.replay(game, { ...log, entries, carried: [] });
    if (!before.ok) throw new Error(before.reason);
    const state = dealtFor(game, before.match.envelope(0).view, testSeed(77));
    const { play, deal } = verifyMatch(game, { ...log, entries, carried: [{ ...one, state }] });
    expect(play.tag).toBe('whole');
    expect(deal).toMatchObject({ tag: 'disproved', checks: { anew: false, mixed: true } });
  });

  test.each([
    ['no list', {}, 'carried'],
    ['an empty one', [], 'carried'],
    ['too many', Array.from({ length: 9 }, () => ({})), 'carried'],
    ['one without a seed', [{ step: 1, seat: 0 }], 'carried[0]'],
    ['one of a seat that is not there', [{ step: 1, seat: 9, seed: '0'.repeat(64) }], 'carried[0]'],
  ])('a file with %s is refused by field', (_, raw, field) => {
    expect(() => read({ ...written(carried().log), carried: raw })).toThrow(field);
  });
});

/** The tiles of two seats changed places. */
function swapped(state: unknown): Carried['state'] & object {
  const { racks, ...rest } = state as { readonly racks: readonly unknown[] };
  return { ...rest, racks: racks.toReversed() } as never;
}

/** How many entries come before the end of a step. */
function entriesUntil(log: RawLog, step: number): number {
  const prints = log.entries.flatMap(({ print }, index) => (print === undefined ? [] : [index]));
  return (prints[step - 1] ?? -1) + 1;
}
