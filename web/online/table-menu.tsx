import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { TableInfo } from '#protocol/table-info.ts';
import { words } from '../app/words.ts';
import type { Room } from './room.ts';

interface TableMenuProps {
  readonly room: Room;
  readonly info: TableInfo;
  readonly close: () => void;
}

/** What one may do besides playing, while one plays: each with what it means. */
export function TableMenu({ room, info, close }: TableMenuProps): JSX.Element | null {
  const { label } = words.value;
  const [isSure, ask] = useState(false);
  const there = info.you.seat === null ? undefined : info.seats[info.you.seat];
  if (info.status !== 'playing' || there?.kind !== 'person' || there.handedOver === 'resigned') return null;
  const persons = info.seats.filter(({ kind }) => kind === 'person').length;

  function wish(t: 'hand-over' | 'take-back' | 'offer-stop' | 'resign'): void {
    close();
    void room.wish({ t });
  }

  return (
    <section class="table-menu">
      <h3>{label('online-table.menu.table')}</h3>
      {there.handedOver === null ? (
        <Deed help={label('online-table.hand-over-help')}>
          <button type="button" class="button" onClick={() => wish('hand-over')}>
            {label('online-table.hand-over')}
          </button>
        </Deed>
      ) : (
        <button type="button" class="button" onClick={() => wish('take-back')}>
          {label('online-table.take-back')}
        </button>
      )}
      {info.stop === null && (
        <Deed help={label('online-table.stop-help')}>
          <button type="button" class="button" onClick={() => wish('offer-stop')}>
            {label('online-table.stop')}
          </button>
        </Deed>
      )}
      <Deed help={label('online-table.resign-help', { players: persons === 1 ? 1 : info.seats.length })}>
        {isSure ? (
          <div class="note-actions" role="group" aria-label={label('online-table.resign.sure')}>
            <b>{label('online-table.resign.sure')}</b>
            <button type="button" class="button" onClick={() => wish('resign')}>
              {label('online-table.resign')}
            </button>
            <button type="button" class="button" onClick={() => ask(false)}>
              {label('online-table.resign.no')}
            </button>
          </div>
        ) : (
          <button type="button" class="button" onClick={() => ask(true)}>
            {label('online-table.resign')}
          </button>
        )}
      </Deed>
    </section>
  );
}

function Deed({ help, children }: { readonly help: string; readonly children: JSX.Element }): JSX.Element {
  return (
    <div class="deed">
      {children}
      <p class="soft">{help}</p>
    </div>
  );
}
