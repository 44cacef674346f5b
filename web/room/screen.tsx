import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import type { RoomInfo } from '#protocol/room-info.ts';
import { later } from '#ui/later.tsx';
import { Waiting } from '#ui/waiting.tsx';
import { words } from '../app/words.ts';
import { addToDeal } from './deal.ts';
import { useKeeping } from './keeping.ts';
import { ScreenLobby } from './screen-lobby.tsx';
import { apiOf, type ScreenSession } from './screen-session.ts';
import type { ScreenTableProps } from './screen-table.tsx';
import { useRoom } from './use-room.ts';

export interface ScreenProps {
  readonly session: ScreenSession;
  readonly change: (session: ScreenSession) => void;
  readonly startAnew: () => void;
}

const ScreenTable = later<ScreenTableProps>(async () => (await import('./screen-table.tsx')).ScreenTable);

/** One room on this screen: those who sit down, then the table. */
export function Screen({ session, change, startAnew }: ScreenProps): JSX.Element {
  const { label } = words.value;
  const room = useRoom(session.id).value;
  const api = useMemo(() => apiOf(session.token), [session.token]);
  const keeping = useKeeping(api, session.id);
  // Another box is being chosen, though there was a table.
  const isChoosing = useSignal(false);
  const info = room?.info.value ?? null;
  const table = info?.table ?? null;
  useEffect(() => {
    isChoosing.value = false;
    if (table === null) return;
    // Whoever plays here has no device of their own that could.
    for (const token of Object.values(session.people)) void addToDeal(apiOf(token), session.id, table);
  }, [table]);

  const { value: trouble } = room?.trouble ?? { value: null };
  if (trouble === 'no-such-room')
    return (
      <main class="page">
        <h1>{label('room.closed')}</h1>
        <p>{label('room.closed-why')}</p>
        <button type="button" class="button primary" onClick={startAnew}>
          {label('room.open-another')}
        </button>
      </main>
    );
  if (info === null) return <Waiting />;
  if (table !== null && !isChoosing.value)
    return (
      <ScreenTable
        room={info}
        table={table}
        session={session}
        keeping={keeping}
        chooseAnother={() => {
          isChoosing.value = true;
        }}
      />
    );
  return <ScreenLobby room={info} keeping={keeping} addPerson={who => void addPerson(info, who)} />;

  async function addPerson(
    { id }: RoomInfo,
    who: { readonly name: string; readonly face: number },
  ): Promise<void> {
    const added = await api.addPerson(id, who);
    if (!added.ok) {
      keeping.trouble.value = added.why;
      return;
    }
    const { player, token } = added.value;
    change({ ...session, people: { ...session.people, [player]: token } });
  }
}
