import type { Seat, Viewer } from '#contract/game.ts';

/** A move that somebody asked for. Times are milliseconds on one clock that never jumps. */
export interface Asked {
  /** The id under which it was asked, however often. */
  readonly id: string;
  readonly seat: Seat;
  /** As canonical JSON. */
  readonly move: string;
  readonly askedAt: number;
  /** `unknown`: the house said neither yes nor no. Null: it said nothing until the end. */
  readonly answer: { readonly tag: 'done' | 'refused' | 'unknown'; readonly at: number } | null;
}

/** A frame that somebody was shown. */
export interface Shown {
  readonly who: string;
  /** Counts the sockets that this guest has had. */
  readonly socket: number;
  readonly viewer: Viewer;
  readonly step: number;
  /** How many events had happened; null for a frame of the past. */
  readonly n: number | null;
  /** Fingerprint of what was seen. */
  readonly print: string;
  readonly at: number;
  /** How many events somebody else found in the store when this arrived; null if nobody looked. */
  readonly stored: number | null;
}

/** What the clients of one match lived through. */
export interface History {
  readonly asked: readonly Asked[];
  readonly shown: readonly Shown[];
  /** Who watched until the end. */
  readonly watchers: readonly string[];
}

/** An event as the store has it. */
export interface KeptEvent {
  readonly seq: number;
  /** Of a player's choice; null for anything else. */
  readonly choice: { readonly id: string | null; readonly seat: Seat; readonly move: string } | null;
}

/** What the store has of a match at the end, and what everybody may have seen of it. */
export interface Kept {
  readonly events: readonly KeptEvent[];
  /** Fingerprints of the frames after so many events, and of the first of each step: see `afterEvents`, `atStep`. */
  readonly prints: ReadonlyMap<string, string>;
  /** Those that could be seen: one choice may complete two steps at once. */
  readonly steps: readonly number[];
  /** What is wrong with it by itself: it does not replay, or its deal is not the one promised. */
  readonly unsound: string | null;
}

export function afterEvents(viewer: Viewer, n: number): string {
  return `${viewer} after ${n}`;
}

export function atStep(viewer: Viewer, step: number): string {
  return `${viewer} at ${step}`;
}
