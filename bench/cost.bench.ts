/**
 * Where each microsecond of a move goes, in one run: the whole server under load, its threads told apart by what the
 * system counts for each, and what the thread that serves does in its time by a profile. The parts add up to the whole.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FIVE14, MATHABLE } from './lib/loads.ts';
import { print } from './lib/measure.ts';
import { loadServer } from './lib/server-load.ts';

const folder = mkdtempSync(join(tmpdir(), 'etagere-bench-'));
for (const load of [FIVE14, MATHABLE]) {
  const place = join(folder, load.game);
  const figures = await loadServer({
    ...load,
    engine: 'sqlite',
    place,
    tables: 50,
    seconds: 8,
    splitting: 6,
  });
  const { cpuPerMove, parts = [] } = figures;
  const sum = Math.round(parts.reduce((all, [, cpu]) => all + cpu, 0) * 10) / 10;
  print({ bench: `where a move goes, ${load.game}`, cpuPerMove, sum, parts: Object.fromEntries(parts) });
}
rmSync(folder, { recursive: true, force: true });

/** What no server of `ws` can do without: one message read, two sent. */
const bare = execFileSync(process.execPath, [join(import.meta.dirname, 'lib', 'bare-sockets.ts')], {
  encoding: 'utf8',
});
print({ bench: 'a bare server that reads one message and sends two', ...JSON.parse(bare) });
