import type { JSX } from 'preact';
import type { RoomInfo } from '#protocol/room-info.ts';
import { Waiting } from '#ui/waiting.tsx';
import { words } from '../app/words.ts';
import { server } from '../me/session.ts';
import { OnlineTable } from '../online/online-table.tsx';
import { Claims } from './claims.tsx';
import { type Keeping, useKeeping } from './keeping.ts';
import { PhoneHand } from './phone-hand.tsx';
import { RoomMenu } from './room-menu.tsx';
import { RoomTrouble } from './trouble.tsx';
import { useFeed } from './use-room.ts';

export interface PhoneTableProps {
  readonly room: RoomInfo;
  readonly table: string;
  readonly chooseAnother: () => void;
}

/** One's own hand, and the table around it as far as a phone shows it. */
export function PhoneTable({ room, table, chooseAnother }: PhoneTableProps): JSX.Element {
  const { label } = words.value;
  const feed = useFeed(table).value;
  const keeping = useKeeping(server, room.id);
  const info = feed?.info.value ?? null;
  if (feed === null || info === null) return <Waiting />;
  if (info.status === 'open')
    return (
      <main class="hold">
        <h1>{label('room.begin.waiting')}</h1>
        {room.you.isKeeper && (
          <button type="button" class="button" onClick={keeping.begin}>
            {label('room.begin.now')}
          </button>
        )}
      </main>
    );
  return (
    <div class="phone-table">
      <OnlineTable
        key={table}
        feed={feed}
        info={info}
        around={{
          after: <After room={room} keeping={keeping} chooseAnother={chooseAnother} />,
          menu: <RoomMenu room={room} keeping={keeping} />,
          // Who only looks on has no hand: they see the table.
          ...(info.you.seat !== null && { Head: PhoneHand }),
        }}
      />
      <Claims room={room} keeping={keeping} />
    </div>
  );
}

function After({
  room,
  keeping,
  chooseAnother,
}: {
  readonly room: RoomInfo;
  readonly keeping: Keeping;
  readonly chooseAnother: () => void;
}): JSX.Element {
  const { label } = words.value;
  const lead = room.people.find(({ player }) => player.id === room.lead)?.player.name ?? '';
  if (!room.you.isKeeper) return <p class="note">{label('room.again.lead', { name: lead })}</p>;
  return (
    <>
      <button type="button" class="button primary" onClick={keeping.begin}>
        {label('room.again')}
      </button>
      <button type="button" class="button" onClick={chooseAnother}>
        {label('room.another-box')}
      </button>
      <RoomTrouble why={keeping.trouble.value} />
    </>
  );
}
