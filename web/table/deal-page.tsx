import { useEffect, useState } from 'preact/hooks';
import { registry } from '#games/registry.ts';
import { later } from '#ui/later.tsx';
import { useTitle } from '#ui/use-title.ts';
import { Waiting } from '#ui/waiting.tsx';
import { LostPage } from '../app/lost-page.tsx';
import { type PageProps, replaceUrl } from '../app/router.ts';
import { language } from '../app/settings.ts';
import { firstWordsFor, words } from '../app/words.ts';
import { type Trouble, troubleOf } from './deal-trouble.ts';
import { dealTable } from './device-table.ts';
import { rivalIn, usualChairs } from './usual-chairs.ts';

const SetUpPage = later(async () => (await import('./set-up-page.tsx')).SetUpPage);

/** `/gamate/play?now` begins without a question; only if that fails they are asked. `against=3` names an opponent. */
export function DealPage(props: PageProps) {
  const { path, query } = props.place;
  const id = path[0] ?? '';
  const entry = registry[id];
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  useTitle(entry === undefined ? '' : words.value.label('set-up.title', { game: entry.meta.name }));
  useEffect(() => {
    if (entry?.rules === undefined) return;
    // The table says them first; if they do not come, it says so.
    firstWordsFor(entry, language.value).catch(() => undefined);
    dealTable(id, {}, usualChairs(entry.meta, rivalIn(query))).then(
      table => replaceUrl(`/table/${table}`),
      (error: unknown) => setTrouble(troubleOf(error)),
    );
  }, [id]);
  if (entry?.rules === undefined) return <LostPage />;
  return trouble === null ? <Waiting /> : <SetUpPage {...props} trouble={trouble} />;
}
