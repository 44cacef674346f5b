import { isRecord } from '#kernel/json.ts';
import type { AnyFrame } from '#table/history.ts';

/** What was shown of a match, by viewer: `spectator`, or a seat counted from 0. */
export type Archive = ReadonlyMap<string, readonly AnyFrame[]>;

/** What the server keeps of a match whose rules are no longer ours; null if it has nothing. */
export async function fetchArchive(id: string): Promise<Archive | null> {
  try {
    const response = await fetch(`/api/tables/${encodeURIComponent(id)}/archive`);
    return response.ok ? parseArchive(JSON.parse(await unzipped(await response.blob()))) : null;
  } catch {
    // No network, or nothing that can be read: the page says that the match cannot be shown.
    return null;
  }
}

export function parseArchive(raw: unknown): Archive | null {
  if (!isRecord(raw) || !isRecord(raw['frames'])) return null;
  const frames = Object.entries(raw['frames']);
  const isWhole = frames.every(([, list]) => isStory(list)) && Object.hasOwn(raw['frames'], 'spectator');
  return isWhole ? new Map(frames as [string, AnyFrame[]][]) : null;
}

function isStory(raw: unknown): boolean {
  return Array.isArray(raw) && raw.length > 0 && raw.every(one => isRecord(one) && isRecord(one['envelope']));
}

/** A server may say that it is compressed, and the browser has unpacked it; or not, and it has not. */
async function unzipped(blob: Blob): Promise<string> {
  const [first, second] = new Uint8Array(await blob.slice(0, 2).arrayBuffer());
  if (first !== 0x1f || second !== 0x8b) return blob.text();
  return new Response(blob.stream().pipeThrough(new DecompressionStream('gzip'))).text();
}
