import { expect, test } from 'vitest';
import { viewersOf } from '#contract/trial.ts';
import { seedFromText } from '#kernel/fair.ts';
import { rngFor } from '#kernel/rng.ts';
import { findTrials } from '#kernel/test/find-trials.ts';
import { type PackedFrames, packFrames, unpackFrames } from '../packed-frames.ts';
import { positionsOf } from './worlds.ts';

const trials = (await findTrials()).flatMap(({ id, trials }) => trials.map(trial => ({ id, trial })));

test.each(trials)('$id, $trial.name: a past comes back as it was, and is shorter', ({ id, trial }) => {
  const rng = rngFor(seedFromText(`a past of ${id}`), 0);
  const states = positionsOf(trial, 30, rng);
  for (const viewer of viewersOf(trial.seats)) {
    const frames = states.map((state, step) => ({
      envelope: { step, view: trial.game.view(state, viewer) as unknown },
      by: step === 0 ? null : step % trial.seats,
    }));
    const text = JSON.stringify(packFrames(frames));
    const whole = JSON.stringify(frames);
    expect(unpackFrames(JSON.parse(text) as PackedFrames)).toEqual(JSON.parse(whole));
    expect(text.length).toBeLessThan(whole.length);
  }
});

test('no frame, one frame, and frames that are all whole', () => {
  const frame = (step: number) => ({ envelope: { step }, by: null });
  expect(unpackFrames(packFrames([]))).toEqual([]);
  expect(packFrames([frame(3)])).toEqual({ frames: [frame(3)], changes: [] });
  expect(unpackFrames({ frames: [frame(3), frame(4)] })).toEqual([frame(3), frame(4)]);
});
