import { isInt, isRecord } from '#contract/json.ts';
import type { WireFrame } from './from-server.ts';
import { type PackedFrames, packFrames, unpackFrames } from './packed-frames.ts';

/** What everybody saw of a finished match, by point of view: `spectator`, or a seat counted from 0. */
export type Archive = ReadonlyMap<string, readonly WireFrame[]>;

/** The first format had every frame whole, and no name. */
const FORMAT = 'etagere-archive/2';
const LENGTH_MOST = 100_000;

/**
 * As it is kept: the first frame for everybody, then what each step changed for them. Step by step, for what all of
 * them saw is nearly the same, and packs best side by side.
 */
export function makeArchive(archive: Archive): object {
  const pasts = [...archive].map(([viewer, frames]) => [viewer, packFrames(frames)] as const);
  const frames = Object.fromEntries(pasts.map(([viewer, past]) => [viewer, past.frames[0]]));
  const changes = pasts[0]?.[1].changes?.map(({ by }, step) => ({
    by,
    edits: Object.fromEntries(pasts.map(([viewer, { changes }]) => [viewer, changes?.[step]?.edits])),
  }));
  return { format: FORMAT, frames, changes };
}

/** Null if it is none, or of a format that we do not know. */
export function parseArchive(raw: unknown): Archive | null {
  if (!isRecord(raw) || !isRecord(raw['frames'])) return null;
  const { format, frames, changes } = raw;
  const read = format === undefined ? firstFormat : format === FORMAT ? changesIn(changes) : null;
  if (read === null) return null;
  const archive = new Map<string, readonly WireFrame[]>();
  for (const [viewer, told] of Object.entries(frames)) {
    const whole = wholeOf(read(viewer, told));
    if (whole.length === 0 || !whole.every(({ envelope }) => isRecord(envelope))) return null;
    archive.set(viewer, whole);
  }
  return archive.has('spectator') ? archive : null;
}

function wholeOf(past: unknown): readonly WireFrame[] {
  if (!isPacked(past)) return [];
  try {
    return unpackFrames(past);
  } catch {
    // Edits that do not fit the frame, such as a length that is no whole number.
    return [];
  }
}

function firstFormat(_viewer: string, frames: unknown): unknown {
  return { frames };
}

function changesIn(changes: unknown): ((viewer: string, first: unknown) => unknown) | null {
  if (!Array.isArray(changes)) return null;
  return (viewer, first) => ({ frames: [first], changes: changes.map(step => partOf(step, viewer)) });
}

function partOf(step: unknown, viewer: string): unknown {
  if (!isRecord(step) || !isRecord(step['edits'])) return null;
  return { by: step['by'], edits: step['edits'][viewer] };
}

function isPacked(raw: unknown): raw is PackedFrames {
  if (!isRecord(raw)) return false;
  const { frames, changes = [] } = raw;
  return (
    Array.isArray(frames) &&
    frames.every(isRecord) &&
    Array.isArray(changes) &&
    changes.every(one => isRecord(one) && isEdits(one['edits']))
  );
}

function isEdits(raw: unknown): boolean {
  return Array.isArray(raw) && raw.every(edit => Array.isArray(edit) && isPath(edit[0], edit[1]));
}

/** No list is so long that it would fill the memory. */
function isPath(path: unknown, value: unknown): boolean {
  if (!Array.isArray(path) || !path.every(key => typeof key === 'string' || isInt(key, 0, LENGTH_MOST)))
    return false;
  return path.at(-1) !== 'length' || typeof value !== 'number' || isInt(value, 0, LENGTH_MOST);
}
