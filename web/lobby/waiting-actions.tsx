import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Got } from '#protocol/http.ts';
import type { TableInfo } from '#protocol/table-info.ts';
import { words } from '../app/words.ts';
import { me, rename, server } from '../me/session.ts';
import { WhoAmI, type Wished } from '../me/who.tsx';
import { RenameMe } from './rename-me.tsx';
import { awaitedSeats, freeSeats } from './seat-words.ts';
import { sitDown } from './set-up-table.ts';
import type { Ask } from './trouble.tsx';
import { missing, waitsFor } from './waiting-for.ts';

interface WaitingActionsProps {
  readonly info: TableInfo;
  readonly ask: Ask;
}

/** What one can do in the waiting room, the nearest thing first, and what the table waits for. */
export function WaitingActions({ info, ask }: WaitingActionsProps): JSX.Element {
  const { label } = words.value;
  const { seat, isHost } = info.you;
  const there = seat === null ? undefined : info.seats[seat];
  return (
    <div class="waiting-actions">
      {seat === null && hasFreeSeat(info) && <SitDown info={info} ask={ask} />}
      <p class="waiting-for" role="status">
        {waitsFor(info, words.value)}
      </p>
      {there?.kind === 'person' && (
        <p class="waiting-buttons">
          {isHost && <Begin info={info} ask={ask} />}
          {!isHost && !there.isReady && (
            <button type="button" class="button primary" onClick={() => void ask(sitDown(info.id))}>
              {label('online.waiting.join')}
            </button>
          )}
          {!isHost && there.isReady && (
            <button type="button" class="button" onClick={() => void ask(server.ready(info.id, false))}>
              {label('online.waiting.moment')}
            </button>
          )}
          <RenameMe ask={ask} />
          <button type="button" class="button quiet" onClick={() => void ask(server.stand(info.id))}>
            {label('online.waiting.stand')}
          </button>
        </p>
      )}
    </div>
  );
}

function hasFreeSeat(info: TableInfo): boolean {
  return freeSeats(info.seats) > 0 || awaitedSeats(info, me.value?.id).length > 0;
}

/** Name, face and chair in one step: all are filled in already. */
function SitDown({ info, ask }: WaitingActionsProps): JSX.Element {
  const { label } = words.value;
  const [wished, change] = useState<Wished | null>(null);
  const who = wished ?? me.value ?? { name: '', face: 0 };
  async function sit(): Promise<Got<unknown>> {
    const renamed = await rename(who);
    return renamed.ok ? sitDown(info.id) : renamed;
  }
  return (
    <form
      class="sit-down"
      onSubmit={event => {
        event.preventDefault();
        void ask(sit());
      }}
    >
      <WhoAmI wished={who} change={change} />
      <button type="submit" class="button primary">
        {label('online.waiting.sit')}
      </button>
    </form>
  );
}

function Begin({ info, ask }: WaitingActionsProps): JSX.Element {
  const isComplete = missing(info) === 0;
  async function begin(): Promise<Got<unknown>> {
    const { seat } = info.you;
    const there = seat === null ? undefined : info.seats[seat];
    // After a rematch was set up, the host's part of the deal is still to be added.
    const seated = there?.kind === 'person' && !there.isReady ? await sitDown(info.id) : null;
    return seated?.ok === false ? seated : server.begin(info.id);
  }
  return (
    <button type="button" class="button primary" disabled={!isComplete} onClick={() => void ask(begin())}>
      {words.value.label(info.carried === undefined ? 'online.waiting.begin' : 'online.waiting.go-on')}
    </button>
  );
}
