import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { Crowd } from './lib/crowd/crowd.ts';

const pages = mkdtempSync(join(tmpdir(), 'etagere-pages-'));
writeFileSync(join(pages, 'index.html'), '');
const SCRIPT = [join(import.meta.dirname, '..', 'tools', 'faults', 'bare-server.ts'), pages];
afterAll(() => rmSync(pages, { recursive: true, force: true }));

test('a small crowd plays all five games, comes and goes, and nothing it does is refused', async () => {
  const crowd = await Crowd.open({ tables: 5, sockets: 20, thinks: 0.1, stays: 2 }, SCRIPT);
  await sleep(4_000);
  const stretch = await crowd.stretch();
  await crowd.close();
  expect(crowd.complaints).toEqual([]);
  expect(stretch.troubles).toEqual({});
  expect(stretch.moves).toBeGreaterThan(10);
  expect(stretch.bots).toBeGreaterThan(5);
  expect(stretch.left).toBeGreaterThan(0);
  expect(stretch.p99).toBeGreaterThan(0);
  expect(stretch.memory).toBeGreaterThan(50);
  expect(Object.keys(stretch.cpu)).toEqual(expect.arrayContaining(['people', 'store', 'bots']));
});
