import { expect, test } from 'vitest';
import type { AnyEnvelope } from '#contract/page.ts';
import { game } from '#games/mathable/rules/index.ts';
import { Match } from '#kernel/match.ts';
import type { Batch } from '../feed.ts';
import { RemoteFrames } from '../remote-frames.ts';

test('what is foreseen is shown, and what the server says takes its place', async () => {
  const { before, after, remote, hear } = opened();
  remote.foresee(Promise.resolve(after), 0);
  await settled();
  expect(steps(remote)).toEqual([before, after]);
  const real = { ...after };
  hear(real);
  expect(steps(remote)).toEqual([before, real]);
  expect(remote.latest).toBe(real);
});

test('what the server said before it was foreseen stands', async () => {
  const { before, after, remote, hear } = opened();
  remote.foresee(Promise.resolve(after), 0);
  const real = { ...after };
  hear(real);
  await settled();
  expect(steps(remote)).toEqual([before, real]);
  expect(remote.latest).toBe(real);
});

test('what is foreseen of a move that was answered meanwhile is dropped', async () => {
  const { before, after, remote } = opened();
  const answered = remote.foresee(Promise.resolve(after), 0);
  answered();
  await settled();
  expect(steps(remote)).toEqual([before]);
});

test('where nothing can be foreseen nothing is shown', async () => {
  const { before, remote } = opened();
  remote.foresee(Promise.resolve(null), 0);
  remote.foresee(Promise.reject(new Error('no worker')), 0);
  await settled();
  expect(steps(remote)).toEqual([before]);
});

/** A match as its first player sees it, before and after a pass. */
function opened() {
  const config = game.parseConfig({});
  if (config === null) throw new Error('no options');
  const match = new Match(game, { config, seats: 2, seed: [1, 2, 3, 4, 5, 6, 7, 8] });
  const before: AnyEnvelope = match.envelope(0);
  match.submit({ seat: 0, move: { kind: 'pass' }, step: 0, elapsedMs: 0, by: 'player' });
  const after: AnyEnvelope = match.envelope(0);
  let listener: (batch: Batch) => void = () => undefined;
  const room = {
    id: 'table',
    client: { history: async () => ({ frames: [], more: false }) },
    onFrames: (given: typeof listener) => {
      listener = given;
    },
    refresh: () => undefined,
  };
  const remote = new RemoteFrames(room, {});
  const hear = (envelope: AnyEnvelope): void => listener({ viewer: 0, frames: [{ envelope, by: 0 }] });
  hear(before);
  return { before, after, remote, hear };
}

function steps(remote: RemoteFrames): readonly AnyEnvelope[] {
  return remote.stage.value.frames.value.map(({ envelope }) => envelope);
}

/** Until what was promised has been heard. */
function settled(): Promise<void> {
  return new Promise(resolve => {
    setImmediate(resolve);
  });
}
