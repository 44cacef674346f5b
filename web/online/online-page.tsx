import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { parseCode } from '#protocol/table-code.ts';
import { useTitle } from '#ui/use-title.ts';
import { Bar } from '../app/bar.tsx';
import { useLoaded } from '../app/loaded.ts';
import { type PageProps, replaceUrl } from '../app/router.ts';
import { words } from '../app/words.ts';
import { OutOfReach } from '../lobby/out-of-reach.tsx';
import { WaitingRoom } from '../lobby/waiting-room.tsx';
import { enter, server } from '../me/session.ts';
import { connection } from './connection.ts';
import { Feed } from './feed.ts';
import { OnlineTable } from './online-table.tsx';

/** A table elsewhere, at its own address: people sit down, play, and look back. */
export function OnlinePage({ place }: PageProps): JSX.Element {
  const id = place.path[1] ?? '';
  const code = id.length <= CODE_MAX ? parseCode(id) : null;
  return code === null ? <AtTable id={id} /> : <Called code={code} />;
}

/** `moki-rati`: the id of a table is longer. */
const CODE_MAX = 9;

/** `/t/moki-rati`: somebody typed what they were told. */
function Called({ code }: { readonly code: string }): JSX.Element {
  const found = useLoaded(code, () => server.called(code)).value;
  const id = found.tag === 'here' && found.value.ok ? found.value.value.id : null;
  useEffect(() => {
    if (id !== null) replaceUrl(`/t/${id}`);
  }, [id]);
  if (found.tag === 'failed') throw found.error;
  if (found.tag === 'waiting' || found.value.ok) return <Arriving />;
  return found.value.why === 'no-such-table' ? <NoTable /> : <Unreached why={found.value.why} />;
}

function AtTable({ id }: { readonly id: string }): JSX.Element {
  const entered = useLoaded(id, enter).value;
  if (entered.tag === 'failed') throw entered.error;
  if (entered.tag === 'waiting') return <Arriving />;
  return entered.value.ok ? <AtFeed key={id} id={id} /> : <Unreached why={entered.value.why} />;
}

function AtFeed({ id }: { readonly id: string }): JSX.Element {
  const feed = useSignal<Feed | null>(null);
  useEffect(() => {
    const opened = new Feed(id, connection());
    feed.value = opened;
    return () => opened.close();
  }, [id]);
  const here = feed.value;
  const info = here?.info.value ?? null;
  if (here?.trouble.value === 'no-such-table') return <NoTable />;
  if (here === null || info === null) return <Arriving />;
  return info.status === 'open' ? <WaitingRoom info={info} /> : <OnlineTable feed={here} info={info} />;
}

function Arriving(): JSX.Element {
  const { label } = words.value;
  useTitle(label('online-table.arriving'));
  return (
    <>
      <Bar />
      <main class="page">
        <h1>{label('online-table.arriving')}</h1>
      </main>
    </>
  );
}

function Unreached({ why }: { readonly why: string }): JSX.Element {
  const { label } = words.value;
  useTitle(label('online.away'));
  return (
    <>
      <Bar />
      <main class="page">
        <h1>{label('online.away')}</h1>
        <OutOfReach why={why} />
      </main>
    </>
  );
}

function NoTable(): JSX.Element {
  const { label } = words.value;
  useTitle(label('online-table.none'));
  return (
    <>
      <Bar />
      <main class="page">
        <h1>{label('online-table.none')}</h1>
        <p>{label('online-table.none-why')}</p>
      </main>
    </>
  );
}
