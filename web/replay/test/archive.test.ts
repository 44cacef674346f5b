import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { makeArchive } from '#protocol/archive.ts';
import { fetchArchive } from '../archive.ts';

const frame = (step: number) => ({ envelope: { step }, by: null });
const FRAMES = [frame(0), frame(1)];
const KEPT = makeArchive(new Map(['spectator', '0'].map(viewer => [viewer, FRAMES])));

afterEach(() => vi.unstubAllGlobals());

/** The house answers with this. */
function serve(answer: () => Response | Promise<Response>): void {
  vi.stubGlobal('fetch', async () => answer());
}

describe('what the server keeps of an old match', () => {
  test.each([
    ['packed', gzipSync(JSON.stringify(KEPT))],
    ['unpacked on the way', JSON.stringify(KEPT)],
  ])('%s', async (_, body) => {
    serve(() => new Response(body as BodyInit));
    const archive = await fetchArchive('t');
    expect([...(archive ?? new Map()).keys()]).toEqual(['0', 'spectator']);
    expect(archive?.get('spectator')).toEqual(FRAMES);
  });

  test.each([
    ['nothing is kept', () => new Response('{}', { status: 404 })],
    ['it is damaged', () => new Response('{')],
    ['it is cut', () => new Response(gzipSync(JSON.stringify(KEPT)).subarray(0, 30) as BodyInit)],
    ['nobody answers', () => Promise.reject(new TypeError('no network'))],
  ])('nothing is shown if %s', async (_, answer) => {
    serve(answer);
    expect(await fetchArchive('t')).toBeNull();
  });
});
