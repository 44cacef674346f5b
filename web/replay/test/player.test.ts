import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { game } from '#games/mathable/rules/index.ts';
import { parseLog } from '#kernel/log.ts';
import { type AnyFrame, framesOf } from '#table/history.ts';
import { Player, parseStep, readingPace } from '../player.ts';

function framesOfFile(name: string): readonly AnyFrame[] {
  const path = new URL(`../../../games/mathable/test/replays/${name}.json`, import.meta.url);
  const read = parseLog(JSON.parse(readFileSync(path, 'utf8')));
  if (!read.ok) throw new Error(read.field);
  const story = framesOf(game, read.log, 'spectator');
  if (!story.ok) throw new Error(story.reason);
  return story.frames;
}

const frames = framesOfFile('three-idle-rounds-challenge');
const last = frames.length - 1;
const open = (step = 0): Player => new Player(frames, step, () => 100);

test('opens at the step that is asked for, or at the end beyond it', () => {
  expect(open(0).step).toBe(0);
  expect(open(12).step).toBe(12);
  expect(open(100_000).stage.at.value).toBe(last);
});

test('every step of the address leads to a frame that shows it', () => {
  for (const { envelope } of frames) expect(open(envelope.step).step).toBe(envelope.step);
});

test('keys step on and back, and stop at the ends', () => {
  const player = open();
  expect(player.press('ArrowLeft')).toBe(true);
  expect(player.stage.at.value).toBe(0);
  player.press('ArrowRight');
  player.press('ArrowRight');
  expect(player.stage.at.value).toBe(2);
  player.press('End');
  player.press('ArrowRight');
  expect(player.stage.at.value).toBe(last);
  player.press('Home');
  expect(player.stage.at.value).toBe(0);
  expect(player.press('a')).toBe(false);
});

describe('by itself', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('plays one step after another and rests at the end', () => {
    const player = open(last - 2);
    player.press(' ');
    expect(player.playing.value).toBe(true);
    vi.advanceTimersByTime(100);
    expect(player.stage.at.value).toBe(last - 1);
    vi.advanceTimersByTime(100);
    expect(player.stage.at.value).toBe(last);
    expect(player.playing.value).toBe(false);
  });

  test('begins again from the end', () => {
    const player = open(100_000);
    player.toggle();
    expect(player.stage.at.value).toBe(0);
    expect(player.playing.value).toBe(true);
    player.close();
    expect(player.playing.value).toBe(false);
  });

  test('a hand on the slider stops it', () => {
    const player = open();
    player.toggle();
    player.goTo(5);
    vi.advanceTimersByTime(1000);
    expect(player.stage.at.value).toBe(5);
    expect(player.playing.value).toBe(false);
  });
});

test('a match without a step does not pretend to play', () => {
  const player = new Player(frames.slice(0, 1), 0, () => 100);
  player.toggle();
  expect(player.playing.value).toBe(false);
});

test('"at once" still turns the pages one by one', () => {
  expect(readingPace(0)).toBe(readingPace(1));
  expect(readingPace(2)).toBe(readingPace(1) / 2);
});

test('only a number of a step is one', () => {
  for (const [text, step] of [
    ['42', 42],
    ['0', 0],
    ['-1', null],
    ['4.2', null],
    ['', null],
    ['1e3', null],
    [null, null],
  ] as const) {
    expect(parseStep(text), String(text)).toBe(step);
  }
});
