import { edited, editsBetween } from './edits.ts';
import type { WireChange, WireFrame } from './from-server.ts';

/** Frames in order: the first ones whole, then what is new in each of the others. A past grows; most of it is said once. */
export interface PackedFrames {
  readonly frames: readonly WireFrame[];
  readonly changes?: readonly WireChange[];
}

/** The shortest way to tell them. */
export function packFrames(frames: readonly WireFrame[]): PackedFrames {
  const changes = frames.slice(1).map(({ envelope, by }, index): WireChange => {
    return { edits: editsBetween(frames[index]?.envelope, envelope), by };
  });
  return { frames: frames.slice(0, 1), changes };
}

/** All of them whole. */
export function unpackFrames({ frames, changes = [] }: PackedFrames): readonly WireFrame[] {
  const whole = [...frames];
  for (const { edits, by } of changes) {
    whole.push({ envelope: edited(whole.at(-1)?.envelope ?? null, edits), by });
  }
  return whole;
}
