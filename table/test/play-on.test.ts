/** The laws of playing on: any step of any game, any seat. */
import { describe, expect, test } from 'vitest';
import type { AnyGame, Seat, Shape } from '#contract/game.ts';
import type { Json } from '#contract/json.ts';
import { type AnyTrial, seatsOf } from '#contract/trial.ts';
import { game as mathable } from '#games/mathable/rules/index.ts';
import { registry } from '#games/registry.ts';
import { canonical } from '#kernel/fingerprint.ts';
import { canBePlayedOn, type Origin, parseLog, type RawLog } from '#kernel/log.ts';
import { type AnyMatch, Match } from '#kernel/match.ts';
import { must } from '#kernel/must.ts';
import { rngFor } from '#kernel/rng.ts';
import { findTrials } from '#kernel/test/find-trials.ts';
import { testSeed } from '#kernel/test/laws.ts';
import { endBefore, playOnFrom } from '../play-on.ts';
import { isSound, verifyMatch } from '../verify.ts';
import { played } from './played.ts';
import { count, playOut, randomGame, read, TO_THE_END, written } from './random-game.ts';

const found = await findTrials();

describe.each(found)('$id', ({ id, trials }) => {
  test.each(trials)('$name: from any step and any seat it is played on to its end', async trial => {
    const { game, config, seats, pieces } = trial;
    const { bot } = await must(registry[id]?.bot)();
    const rng = rngFor(testSeed(trial.name.length), 0);
    const { match: real } = randomGame(trial, 7, trial.name.length % 2 === 0 ? TO_THE_END : 4 + rng.int(60));
    const log = read(written(real.log));
    const dealt = count(pieces(game.setup(config, seats, rngFor(log.seed, 0))));
    // Every seat can; the games of one are played.
    const player = rng.int(seats);
    for (const seat of seatsOf(seats)) {
      const step = rng.int(real.over ? real.step : real.step + 1);
      const there = Match.replay(game, log, { steps: step });
      // One choice may complete two steps.
      if (!there.ok || there.match.step !== step) continue;
      const on = must(playOnFrom(game, { log, step, seat }, testSeed(step + seat)));
      const before = there.match.envelope(seat);
      const now = on.envelope(seat);
      expect(now.view).toEqual(before.view);
      expect(now.turn).toEqual(before.turn);
      expect(count(pieces(must(on.log.origin).state))).toBe(dealt);
      if (seat === player) playOut(game, bot, on, step);
      const kept = read(written(on.log));
      const again = verifyMatch(game, kept);
      expect(again.play).toEqual({ tag: 'whole', steps: on.step, over: seat === player });
      expect(again.deal).toEqual({ tag: 'imagined', seat, of: must(kept.origin).of.tag });
      expect(isSound(again)).toBe(true);
      expect(kept.entries.map(({ print }) => print)).toEqual(on.log.entries.map(({ print }) => print));
      expect(endBefore(game, kept)).toEqual(real.outline.outcome);
    }
  });

  test.each(trials)('$name: what a seat did not see is another each time', async trial => {
    const { game, seats, secrets } = trial;
    // Later on nearly all can be concluded.
    if (game !== (await must(registry[id]?.rules)()).game) return;
    const { match, state } = randomGame(trial, 3, 4);
    for (const seat of seatsOf(seats)) {
      const truth = secrets(state, seat);
      const from = { log: match.log, step: match.step, seat };
      const deals = Array.from({ length: 12 }, (_, i) => playOnFrom(game, from, testSeed(i)));
      const guesses = deals.map(on => secrets(must(on?.log.origin).state, seat));
      const isGuessed = ([name, value]: [string, Json]): boolean =>
        guesses.every(guess => canonical(guess[name] ?? null) === canonical(value));
      const known = Object.entries(truth).filter(isGuessed);
      expect(known.filter(([name]) => !isCertain(trial, state, seat, name))).toEqual([]);
    }
  });
});

/** Whether a secret is the only one that fits: the last of its kind. */
function isCertain({ secrets, redeal }: AnyTrial, state: Shape['state'], seat: Seat, name: string): boolean {
  const values = Array.from(
    { length: 60 },
    (_, i) => secrets(redeal(state, seat, rngFor(testSeed(i), 9)), seat)[name],
  );
  return new Set(values.map(value => canonical(value ?? null))).size === 1;
}

describe('a file that somebody wrote by hand', () => {
  const game = mathable as AnyGame;
  const real = played(mathable, ['', '', '']);
  const from = { log: real, step: 6, seat: 1 };
  const on = must(playOnFrom(game, from, testSeed(5)));
  const file = written(on.log) as unknown as { origin: Origin };
  const state = file.origin.state as Record<string, Json>;
  const [first, second, third] = state['racks'] as [number[], number[], number[]];

  test('is read as it was written', () => {
    expect(file).toMatchObject({ format: 'etagere-match/2' });
    expect(read(file)).toEqual(on.log);
    expect(verifyMatch(game, read(file)).play).toMatchObject({ tag: 'whole', steps: 0, over: false });
  });

  test.each<[string, Record<string, Json>]>([
    ['another hand than was held', { racks: [first, first, third] }],
    ['a hand of another length', { racks: [first.slice(1), second, third] }],
    ['a tile that is not in the box', { racks: [[...first.slice(1), 1000], second, third] }],
    ['a tile that is none', { racks: [[...first.slice(1), '7'], second, third] }],
    ['points that nobody made', { scores: [100, 0, 0] }],
    ['a field more', { luck: 1 }],
    ['no reserve', { reserve: null }],
  ])('%s: it cannot have begun there', (_, change) => {
    const forged = { ...file, origin: { ...file.origin, state: { ...state, ...change } } };
    const found = verifyMatch(game, read(forged));
    expect(found.play).toEqual({ tag: 'origin' });
    expect(isSound(found)).toBe(false);
  });

  test.each<[string, object]>([
    ['a step that never was', { step: 100_000 }],
    ['another step', { step: 7 }],
    ['another seat', { seat: 0 }],
    ['another match', { match: written(played(mathable, ['a', 'b', 'c'])) }],
    ['a match of two', { match: written(played(mathable, ['', ''])) }],
  ])('%s: neither', (_, change) => {
    const found = verifyMatch(game, read({ ...file, origin: { ...file.origin, ...change } }));
    expect(found.play).toEqual({ tag: 'origin' });
  });

  test.each<[string, (file: Record<string, unknown>) => unknown]>([
    ['proof', spoilt => ({ ...spoilt, proof: real.proof })],
    ['origin', spoilt => ({ ...spoilt, origin: undefined })],
    ['origin.seat', spoilt => ({ ...spoilt, origin: { ...file.origin, seat: 3 } })],
    ['origin.state', spoilt => ({ ...spoilt, origin: { ...file.origin, state: [] } })],
    ['origin.step', spoilt => ({ ...spoilt, origin: { ...file.origin, step: -1 } })],
    ['origin.match', spoilt => ({ ...spoilt, origin: { ...file.origin, match: null } })],
    [
      'origin.match.seed',
      spoilt => ({ ...spoilt, origin: { ...file.origin, match: { ...written(real), seed: '' } } }),
    ],
  ])('%s is at fault', (field, spoil) => {
    expect(parseLog(spoil(file as unknown as Record<string, unknown>))).toEqual({ ok: false, field });
  });

  test('one before the other, as far as a file is read; then no further', () => {
    let log: RawLog = real;
    let count = 0;
    for (; canBePlayedOn(log); count++) {
      const next = must(playOnFrom(game, { log, step: count === 0 ? 3 : 0, seat: 0 }, testSeed(count)));
      log = read(written(next.log));
    }
    expect(count).toBe(6);
    expect(playOnFrom(game, { log, step: 0, seat: 0 }, testSeed(1))).toBeNull();
    const deeper = { ...written(log), origin: { seat: 0, state: state, step: 0, match: written(log) } };
    expect(parseLog(deeper)).toEqual({ ok: false, field: `${'origin.match.'.repeat(6)}origin.match` });
  });

  test('nothing is played on from the end', () => {
    const { match } = Match.replay(game, real) as { match: AnyMatch };
    expect(playOnFrom(game, { log: real, step: match.step, seat: 0 }, testSeed(1))).toBeNull();
  });
});
