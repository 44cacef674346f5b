import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { game } from '#games/mathable/rules/index.ts';
import { parseLog } from '#kernel/log.ts';
import { type AnyFrame, framesOf } from '#table/history.ts';
import type { AnyStage } from '../framed-table.ts';
import { Stage } from '../stage.ts';

const PACE = 600;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** The first of a real match. */
function threeFrames(): readonly AnyFrame[] {
  const path = new URL(
    '../../../games/mathable/test/replays/three-idle-rounds-challenge.json',
    import.meta.url,
  );
  const read = parseLog(JSON.parse(readFileSync(path, 'utf8')));
  if (!read.ok) throw new Error(read.field);
  const story = framesOf(game, read.log, 'spectator');
  if (!story.ok) throw new Error(story.reason);
  return story.frames.slice(0, 3);
}

/** Three steps; the second takes twice as long to be seen. */
function threeSteps(pace: number): AnyStage {
  const frames = threeFrames();
  const stage: AnyStage = new Stage(frames, 0, () => pace);
  stage.beats = view => (view === frames[1]?.envelope.view ? 2 : 1);
  return stage;
}

test('what needs longer to be seen stays on stage for longer', () => {
  const stage = threeSteps(PACE);
  stage.tellOn();
  vi.advanceTimersByTime(PACE);
  expect(stage.at.value).toBe(1);
  vi.advanceTimersByTime(2 * PACE - 1);
  expect(stage.at.value).toBe(1);
  vi.advanceTimersByTime(1);
  expect(stage.at.value).toBe(2);
});

test('where nothing is told, the last is there at once', () => {
  const stage = threeSteps(0);
  stage.tellOn();
  expect(stage.at.value).toBe(2);
});

test('while cards are being dealt nothing is told, nor what somebody has chosen meanwhile', () => {
  const [first, next] = threeFrames();
  if (first === undefined || next === undefined) throw new Error('too short');
  const chosen = { ...first };
  const stage: AnyStage = new Stage([first], 0, () => PACE);
  const tellOn = stage.hold();
  stage.refresh(chosen);
  expect(stage.frames.value[0]).toBe(first);
  stage.push(next, false);
  vi.advanceTimersByTime(5 * PACE);
  expect(stage.at.value).toBe(0);
  tellOn();
  expect(stage.frames.value[0]).toBe(chosen);
  vi.advanceTimersByTime(PACE);
  expect(stage.at.value).toBe(1);
});

test('one tap skips to now, whatever is on stage', () => {
  const stage = threeSteps(PACE);
  stage.tellOn();
  stage.skip();
  expect(stage.caughtUp).toBe(true);
  vi.advanceTimersByTime(5 * PACE);
  expect(stage.at.value).toBe(2);
});
