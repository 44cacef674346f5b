import { parseArchive } from '#protocol/archive.ts';
import type { AnyFrame } from '#table/history.ts';

/** What was shown of a match, by viewer: `spectator`, or a seat counted from 0. */
export type Archive = ReadonlyMap<string, readonly AnyFrame[]>;

/** What the server keeps of a match whose rules are no longer ours; null if it has nothing. */
export async function fetchArchive(id: string): Promise<Archive | null> {
  try {
    const response = await fetch(`/api/tables/${encodeURIComponent(id)}/archive`);
    if (!response.ok) return null;
    return parseArchive(JSON.parse(await unzipped(await response.blob()))) as Archive | null;
  } catch {
    // No network, or nothing that can be read: the page says that the match cannot be shown.
    return null;
  }
}

/** It is kept compressed. Where a header said so the browser has unpacked it by now; otherwise it is done here. */
async function unzipped(blob: Blob): Promise<string> {
  const [first, second] = new Uint8Array(await blob.slice(0, 2).arrayBuffer());
  if (first !== 0x1f || second !== 0x8b) return blob.text();
  return new Response(blob.stream().pipeThrough(new DecompressionStream('gzip'))).text();
}
