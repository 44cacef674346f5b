import type { ComponentChildren } from 'preact';
import { useTitle } from '#ui/use-title.ts';
import { Waiting } from '#ui/waiting.tsx';
import { Bar } from '../app/bar.tsx';
import { useLoaded } from '../app/loaded.ts';
import type { PageProps } from '../app/router.ts';
import { language } from '../app/settings.ts';
import { words } from '../app/words.ts';
import type { OpenedOnline } from './open-online.ts';
import { openReplay } from './open-replay.ts';
import { factsOf } from './read-file.ts';
import { ReplayFrame } from './replay-frame.tsx';

/**
 * `/replay/ID?step=42&seat=1`: a match of this device, opened exactly there; `/replay/online/TABLE`: one of the
 * server, by the link that everybody at its table has.
 */
export function ReplayPage({ place }: PageProps) {
  const [, first = '', table] = place.path;
  const loaded = useLoaded(`${first} ${table} ${language.value}`, () => openMatch(first, table));
  const state = loaded.value;
  if (state.tag === 'failed') throw state.error;
  if (state.tag === 'waiting') return <Waiting />;
  const found = state.value;
  return found.tag === 'open' ? (
    <ReplayFrame key={found.replay.path} replay={found.replay} place={place} />
  ) : (
    <NotShown found={found} table={table ?? ''} />
  );
}

/** What an address names: `ID` on this device, `online/TABLE` on the server. */
export async function openMatch(first: string, table: string | undefined): Promise<OpenedOnline> {
  if (first !== 'online' || table === undefined) return openReplay(first, language.value);
  // What asks the server is loaded when somebody follows such a link.
  const { openOnline } = await import('./open-online.ts');
  return openOnline(table, language.value);
}

interface NotShownProps {
  readonly found: Exclude<OpenedOnline, { readonly tag: 'open' }>;
  readonly table: string;
}

/** Why there is nothing to see, and where to go instead. */
export function NotShown({ found, table }: NotShownProps) {
  const { label } = words.value;
  switch (found.tag) {
    case 'none':
      return <Sorry title={label('table.none')} text={label('table.none-why')} />;
    case 'broken': {
      const { problem } = found;
      const title = problem.tag === 'diverges' ? label('replay.changed') : label('replay.broken');
      return <Sorry title={title} text={label(`games.import-${problem.tag}`, factsOf(problem))} />;
    }
    case 'playing':
      return (
        <Sorry title={label('replay.playing')} text={label('replay.playing-why')}>
          <a class="button primary" href={`/t/${table}`}>
            {label('replay.watch')}
          </a>
        </Sorry>
      );
    case 'no-such-table':
      return <Sorry title={label('replay.no-such-table')} text={label('replay.no-such-table-why')} />;
    case 'offline':
      return <Sorry title={label('replay.offline')} text={label('replay.offline-why')} />;
  }
}

interface SorryProps {
  readonly title: string;
  readonly text: string;
  readonly children?: ComponentChildren;
}

function Sorry({ title, text, children }: SorryProps) {
  useTitle(title);
  return (
    <>
      <Bar />
      <main class="page">
        <h1>{title}</h1>
        <p>{text}</p>
        <p class="ways">
          {children}
          <a class="button" href="/games">
            {words.value.label('nav.games')}
          </a>
        </p>
      </main>
    </>
  );
}
