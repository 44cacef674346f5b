import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { TableInfo } from '#protocol/table-info.ts';
import { go } from '../app/router.ts';
import { words } from '../app/words.ts';
import { sitDownAgain } from '../lobby/set-up-table.ts';

/** The same again with the seats moved on by one: one touch of each player, and it begins. Others may watch. */
export function Rematch({ info }: { readonly info: TableInfo }): JSX.Element | null {
  const { label } = words.value;
  const [hasFailed, setFailed] = useState(false);
  if (info.you.seat === null)
    return info.next === null ? null : (
      <a class="button primary" href={`/t/${info.next}`}>
        {label('online-table.rematch.watch')}
      </a>
    );

  async function play(): Promise<void> {
    const got = await sitDownAgain(info.id);
    setFailed(!got.ok);
    if (got.ok) go(`/t/${got.value}`);
  }

  return (
    <>
      <button type="button" class="button primary" onClick={() => void play()}>
        {label(info.next === null ? 'online-table.rematch' : 'online-table.rematch.join')}
      </button>
      {hasFailed && <p role="alert">{label('online-table.rematch.failed')}</p>}
    </>
  );
}

/** What can be done at the table of a finished match. */
export function AfterMatch({ info }: { readonly info: TableInfo }): JSX.Element {
  const { label } = words.value;
  return (
    <>
      <p role="status" class={info.next === null ? 'unseen' : 'note'}>
        {info.next !== null && label('online-table.rematch.ready')}
      </p>
      <Rematch info={info} />
      <a class="button" href={`/replay/online/${info.id}`}>
        {label('online-table.replay')}
      </a>
    </>
  );
}
