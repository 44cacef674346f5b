import type { Shape } from '#contract/game.ts';
import { fingerprint } from '#kernel/fingerprint.ts';
import { type Log, makeLog } from '#kernel/log.ts';
import { makeSeed } from '#kernel/rng.ts';
import { rulesOf } from '../app/playable.ts';
import { find, keep } from '../offline/store.ts';
import { type FileProblem, type GivenFile, readFile } from './read-file.ts';

/** Takes a file in and returns the name it is kept under, or says why not. */
export async function importMatch(
  file: GivenFile,
): Promise<
  { readonly ok: true; readonly id: string } | { readonly ok: false; readonly problem: FileProblem }
> {
  const read = await readFile(file, rulesOf);
  if (!read.ok) return read;
  const { game, log, steps, over } = read;
  const kept = makeLog(log as Log<Shape>, makeSeed(log.seed));
  // Named after its content: the same file twice is one match, and what was played on from it stays.
  const id = fingerprint(kept).slice(0, 10);
  if ((await find(id)) !== undefined) return { ok: true, id };
  await keep({
    id,
    game: game.id,
    // A file does not say who sat where: persons, called by their seats.
    chairs: Array.from({ length: log.seats }, () => ({ kind: 'person', name: '' }) as const),
    file: kept,
    steps,
    over,
    updated: Date.now(),
  });
  return { ok: true, id };
}
