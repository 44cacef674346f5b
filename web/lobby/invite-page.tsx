import './lobby.css';
import type { JSX } from 'preact';
import type { GameEntry } from '#contract/entry.ts';
import { registry } from '#games/registry.ts';
import { uiRegistry } from '#games/registry-ui.ts';
import { useTitle } from '#ui/use-title.ts';
import { Waiting } from '#ui/waiting.tsx';
import { Bar } from '../app/bar.tsx';
import { useLoaded } from '../app/loaded.ts';
import { LostPage } from '../app/lost-page.tsx';
import type { PageProps } from '../app/router.ts';
import { language } from '../app/settings.ts';
import { optionWordsFor, words } from '../app/words.ts';
import { enter } from '../me/session.ts';
import { InviteForm } from './invite-form.tsx';
import { OutOfReach } from './out-of-reach.tsx';

/** `/mathable/invite`: a table for people on other devices. */
export function InvitePage({ place }: PageProps): JSX.Element {
  const id = place.path[0] ?? '';
  const entry = registry[id];
  if (entry?.rules === undefined) return <LostPage />;
  return <Invite id={id} entry={entry} />;
}

function Invite({ id, entry }: { readonly id: string; readonly entry: GameEntry }): JSX.Element {
  const { label } = words.value;
  const title = label('online.invite.title', { game: entry.meta.name });
  useTitle(title);
  const loaded = useLoaded(`invite ${id} ${language.value}`, async () => {
    const [rules, ui, gameWords, entered] = await Promise.all([
      entry.rules?.(),
      uiRegistry[id]?.ui?.(),
      optionWordsFor(entry, language.value),
      enter(),
    ]);
    return { range: rules?.game.seats, gameUi: ui?.gameUi, gameWords, entered };
  });
  const state = loaded.value;
  if (state.tag === 'failed') throw state.error;
  if (state.tag === 'waiting') return <Waiting />;
  const { range, gameUi, gameWords, entered } = state.value;
  return (
    <>
      <Bar />
      <main class="page invite">
        <header>
          <h1>{title}</h1>
          <p class="soft">{label('online.invite.about')}</p>
        </header>
        {entered.ok && range !== undefined && gameUi !== undefined ? (
          <InviteForm
            id={id}
            meta={entry.meta}
            range={range}
            gameUi={gameUi}
            gameLabel={gameWords.label}
            me={entered.value}
          />
        ) : (
          <OutOfReach why={entered.ok ? 'unknown' : entered.why} game={id} />
        )}
      </main>
    </>
  );
}
