import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { fetchArchive, parseArchive } from '../archive.ts';

const frame = (step: number): object => ({ envelope: { step }, by: null });
const KEPT = { frames: { spectator: [frame(0), frame(1)], 0: [frame(0), frame(1)] } };

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
    expect(archive?.get('spectator')).toEqual(KEPT.frames.spectator);
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

test.each([
  null,
  [],
  {},
  { frames: { spectator: [] } },
  { frames: [] },
  { frames: {} },
  { frames: { 0: [{}] } },
  { frames: { 0: [frame(0)] } },
])('%j is no archive', raw => {
  expect(parseArchive(raw)).toBeNull();
});
