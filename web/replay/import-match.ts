import type { Shape } from '#contract/game.ts';
import { fingerprint } from '#kernel/fingerprint.ts';
import { type Log, makeLog } from '#kernel/log.ts';
import { makeSeed } from '#kernel/rng.ts';
import type { Chair } from '#table/local-table.ts';
import { rulesOf } from '../app/playable.ts';
import { find, keep } from '../offline/store.ts';
import { type FileProblem, type FileRead, type GivenFile, readFile } from './read-file.ts';

/** Takes a file in and returns the name it is kept under, or says why not. */
export async function importMatch(
  file: GivenFile,
): Promise<
  { readonly ok: true; readonly id: string } | { readonly ok: false; readonly problem: FileProblem }
> {
  const read = await readFile(file, rulesOf);
  if (!read.ok) return read;
  return { ok: true, id: await keepLog(read) };
}

interface Taken extends Pick<Extract<FileRead, { readonly ok: true }>, 'log' | 'steps' | 'over'> {
  readonly id?: string;
  readonly chairs?: readonly Chair[];
}

/** Puts a match among those of this device, and says under which name. */
export async function keepLog({ log, steps, over, id: given, chairs }: Taken): Promise<string> {
  const file = makeLog(log as Log<Shape>, makeSeed(log.seed));
  // Named after its content: the same file twice is one match, and what was played on from it stays.
  const id = given ?? fingerprint(file).slice(0, 10);
  if ((await find(id)) !== undefined) return id;
  await keep({
    id,
    game: log.game,
    // A file does not say who sat where: persons, called by their seats.
    chairs: chairs ?? Array.from({ length: log.seats }, () => ({ kind: 'person', name: '' }) as const),
    file,
    steps,
    over,
    updated: Date.now(),
  });
  return id;
}
