import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findTrials } from '#kernel/test/find-trials.ts';
import { folderPlace } from '../faults/place.ts';
import { Stage } from '../faults/stage.ts';
import { besiege } from './siege.ts';

interface Options {
  readonly messages: number;
  readonly seconds: number;
  readonly seed: string;
}

/** Bytes that a server under siege may hold more at its end than when it was warm: what it remembers of people and tables. */
const GROWTH_MOST = 48_000_000;
/** Of all messages, those after which it is warm. */
const WARM = 0.2;

/** A siege of a real server, while others play there; says how it went. True if nothing broke. */
export async function runSiege({ messages, seconds, seed }: Options): Promise<boolean> {
  const trials = (await findTrials()).flatMap(found => found.trials.find(({ seats }) => seats <= 4) ?? []);
  const pages = mkdtempSync(join(tmpdir(), 'etagere-pages-'));
  writeFileSync(join(pages, 'index.html'), '');
  const place = folderPlace();
  const script = [join(import.meta.dirname, 'server.ts'), pages];
  const stage = await Stage.open({ place, trials, processes: 1, script, party: () => ({ pace: 200 }), seed });
  const base = stage.doors();
  const start = performance.now();
  const heaps: { readonly sent: number; readonly bytes: number }[] = [];
  let told = 0;
  const progress = async (sent: number): Promise<void> => {
    if (sent - told < messages / 50) return;
    told = sent;
    heaps.push({ sent, bytes: await heapOf(base) });
  };
  const besieged = await besiege({ base, trials, count: messages, within: seconds * 1000, seed, progress });
  heaps.push({ sent: totalOf(besieged.sent), bytes: await heapOf(base) });
  const lasted = (performance.now() - start) / 1000;
  const verdict = await stage.end();
  await place.close();
  rmSync(pages, { recursive: true });
  const sent = totalOf(besieged.sent);
  const warm = heaps.find(one => one.sent >= sent * WARM)?.bytes ?? 0;
  const growth = (heaps.at(-1)?.bytes ?? 0) - warm;
  const problems = verdict.problems.map(({ what, where, table }) => `${what}: ${where} at ${table}`);
  const troubles = [...new Set([...besieged.troubles, ...problems, ...verdict.complaints])];
  if (growth > GROWTH_MOST) troubles.push(`the heap grew by ${growth} bytes`);
  for (const trouble of troubles.slice(0, 20)) console.error(trouble);
  const { acknowledged, frames } = verdict;
  console.log(
    JSON.stringify({
      seed,
      sent,
      kinds: besieged.sent.size,
      seconds: Math.round(lasted),
      acknowledged,
      frames,
      warm,
      growth,
      troubles: troubles.length,
    }),
  );
  return troubles.length === 0;
}

/** Of the thread that serves, after it was last swept. */
async function heapOf(base: string): Promise<number> {
  const text = await (await fetch(`${base}/metrics`)).text();
  return Number(/^etagere_heap_after_gc_bytes(?:\{[^}]*\})? (\S+)/m.exec(text)?.[1] ?? 0);
}

function totalOf(sent: ReadonlyMap<string, number>): number {
  return [...sent.values()].reduce((sum, times) => sum + times, 0);
}
