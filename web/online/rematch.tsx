import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { TableInfo } from '#protocol/table-info.ts';
import { go } from '../app/router.ts';
import { server } from '../app/session.ts';
import { words } from '../app/words.ts';

/** A new table with the seats moved on by one. The first of the players to ask sets it up; the others join it. */
export function Rematch({ info }: { readonly info: TableInfo }): JSX.Element | null {
  const { label } = words.value;
  const [hasFailed, setFailed] = useState(false);
  if (info.next !== null)
    return (
      <a class="button primary" href={`/t/${info.next}`}>
        {label('online-table.rematch.join')}
      </a>
    );
  if (info.you.seat === null) return null;

  async function setUp(): Promise<void> {
    const got = await server.rematch(info.id);
    setFailed(!got.ok);
    if (got.ok) go(`/t/${got.value.id}`);
  }

  return (
    <>
      <button type="button" class="button primary" onClick={() => void setUp()}>
        {label('online-table.rematch')}
      </button>
      {hasFailed && <p role="alert">{label('online-table.rematch.failed')}</p>}
    </>
  );
}

/** Beside the seats of a finished match. */
export function RematchNote({ info }: { readonly info: TableInfo }): JSX.Element {
  const { label } = words.value;
  return (
    <>
      <p role="status" class={info.next === null ? 'unseen' : 'note'}>
        {info.next !== null && label('online-table.rematch.ready')}
      </p>
      <div class="note-actions">
        <Rematch info={info} />
        <a class="button" href={`/replay/online/${info.id}`}>
          {label('online-table.replay')}
        </a>
      </div>
    </>
  );
}
