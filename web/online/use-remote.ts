import type { Signal } from '@preact/signals';
import { registry } from '#games/registry.ts';
import { must } from '#kernel/must.ts';
import type { TableInfo } from '#protocol/table-info.ts';
import type { Words } from '#text/words.ts';
import { fetchAhead } from '#ui/later.tsx';
import { type Loaded, useLoaded } from '../app/loaded.ts';
import { playable } from '../app/playable.ts';
import { language } from '../app/settings.ts';
import { wordsFor } from '../app/words.ts';
import type { Feed } from './feed.ts';
import { RemoteTable } from './remote-table.ts';

interface Remote {
  readonly table: RemoteTable;
  readonly words: Words;
}

/** The match at a table elsewhere, with its game and the words of that; once all of it is here. */
export function useRemote(feed: Feed, info: TableInfo): Signal<Loaded<Remote>> {
  return useLoaded(`${info.id} ${language.value}`, async () => {
    const entry = must(registry[info.game]);
    const [ready, words] = await Promise.all([playable(info.game), wordsFor(entry, language.value)]);
    await fetchAhead();
    if (ready === undefined) throw new Error(`${info.game} cannot be played here`);
    return { table: new RemoteTable(feed, ready.game, ready.gameUi), words };
  });
}
