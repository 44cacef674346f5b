import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnyTrial } from '#contract/trial.ts';

/** The one game that its author is working on, see `npm run watch`; every game otherwise. */
export const WATCHED: string = process.env['ETAGERE_WATCHED'] ?? '*';

/** The trials of every game below `root`: none is listed by hand. */
export async function findTrials(root = 'games'): Promise<{ id: string; trials: readonly AnyTrial[] }[]> {
  const paths = globSync(`${WATCHED}/test/trials.ts`, { cwd: root }).sort();
  return Promise.all(
    paths.map(async path => {
      const url = pathToFileURL(resolve(root, path)).href;
      const { trials } = (await import(/* @vite-ignore */ url)) as { trials: readonly AnyTrial[] };
      return { id: path.split(/[\\/]/)[0] as string, trials };
    }),
  );
}
