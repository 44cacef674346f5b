import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Seat } from '#contract/game.ts';
import { registry } from '#games/registry.ts';
import type { TableInfo } from '#protocol/table-info.ts';
import { words } from '../app/words.ts';
import type { Feed } from './feed.ts';

interface TableMenuProps {
  readonly feed: Feed;
  readonly info: TableInfo;
  readonly close: () => void;
}

/** What one may do besides playing, while one plays: each with what it means. */
export function TableMenu({ feed, info, close }: TableMenuProps): JSX.Element | null {
  const { label } = words.value;
  const [isSure, ask] = useState(false);
  const { seat } = info.you;
  const there = seat === null ? undefined : info.seats[seat];
  if (info.status !== 'playing' || seat === null || there?.kind !== 'person') return null;
  if (there.handedOver === 'resigned') return null;

  function wish(t: 'hand-over' | 'take-back' | 'offer-stop' | 'offer-gather' | 'resign'): void {
    close();
    void feed.wish({ t });
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
      {mayGather(info, seat) && (
        <Deed help={label('online-table.gather-help')}>
          <button type="button" class="button" onClick={() => wish('offer-gather')}>
            {label('online-table.gather')}
          </button>
        </Deed>
      )}
      {info.stop === null && (
        <Deed help={label('online-table.stop-help')}>
          <button type="button" class="button" onClick={() => wish('offer-stop')}>
            {label('online-table.stop')}
          </button>
        </Deed>
      )}
      <Deed help={resignHelp(info, seat)}>
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

/** Others are here too, and nobody proposes it yet, or plays at another's device. */
function mayGather({ seats, gather }: TableInfo, seat: Seat): boolean {
  const present = seats.flatMap((there, one) =>
    there.kind === 'person' && there.handedOver === null ? [{ ...there, seat: one }] : [],
  );
  const isOther = present.some(there => there.seat !== seat && there.heldBy !== seat);
  return (
    gather === undefined &&
    isOther &&
    present.every(there => there.seat !== seat || there.heldBy === undefined)
  );
}

/** Whether the match goes on without this player; partners play on for one another. */
function resignHelp({ game, seats }: TableInfo, seat: Seat): string {
  const { label } = words.value;
  const persons = seats.filter(({ kind }) => kind === 'person').length;
  const partner = registry[game]?.meta.partners === true ? seats[(seat + 2) % seats.length] : null;
  const isAlone =
    partner?.kind === 'bot' || (partner?.kind === 'person' && partner.handedOver === 'resigned');
  return isAlone && persons > 1
    ? label('online-table.resign-help.camp')
    : label('online-table.resign-help', { players: persons === 1 ? 1 : seats.length });
}

function Deed({ help, children }: { readonly help: string; readonly children: JSX.Element }): JSX.Element {
  return (
    <div class="deed">
      {children}
      <p class="soft">{help}</p>
    </div>
  );
}
