import { statSync } from 'node:fs';
import { DATA_OPTION, placeOf, told } from './data.ts';
import { checkNew } from './file.ts';
import { EXIT, Stop } from './stop.ts';
import type { Call, Verb } from './verb.ts';

/** `etagere backup FILE`: everything the server keeps in one file, also while it runs. */
export const backup: Verb = {
  name: 'backup',
  args: ['FILE'],
  options: [DATA_OPTION],
  about: words => words.label('help.backup'),
  examples: ['etagere backup monday.db', 'etagere backup monday.db --data data'],
  run: async call => {
    const { io, words } = call;
    const path = call.args[0] ?? '';
    const folder = folderOf(call);
    checkNew(path);
    const { backUp } = await import('#server/store/sqlite/backup.ts');
    await told(async () => backUp(folder, path));
    io.out(`${words.label('backup.done', { path })}\n`);
    return EXIT.done;
  },
};

/** `etagere restore FILE`: what `backup` wrote becomes what the server keeps. */
export const restore: Verb = {
  name: 'restore',
  args: ['FILE'],
  options: [DATA_OPTION, { name: 'force', about: 'option.force' }],
  about: words => words.label('help.restore'),
  examples: ['etagere restore monday.db', 'etagere restore monday.db --data data --force'],
  run: async call => {
    const { io, words, given } = call;
    const path = call.args[0] ?? '';
    const folder = folderOf(call);
    const file = statSync(path, { throwIfNoEntry: false });
    if (file === undefined) throw new Stop('file.missing', { path });
    if (file.isDirectory()) throw new Stop('file.directory', { path });
    const { restore } = await import('#server/store/sqlite/backup.ts');
    const outcome = await told(async () => restore(path, folder, { replace: given.has('force') }));
    if (outcome === 'not-empty') throw new Stop('restore.not-empty', { path: folder }, EXIT.refused);
    io.out(`${words.label('restore.done', { path, folder })}\n`);
    return EXIT.done;
  },
};

/** PostgreSQL has tools of its own for that. */
function folderOf(call: Call): string {
  const place = placeOf(call);
  if ('url' in place) throw new Stop('backup.postgres');
  return place.folder;
}
