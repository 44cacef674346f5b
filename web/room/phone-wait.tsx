import type { JSX } from 'preact';
import { sayRoomCode } from '#protocol/room-code.ts';
import type { RoomInfo } from '#protocol/room-info.ts';
import { FaceByNumber } from '#ui/faces/animals.tsx';
import { later } from '#ui/later.tsx';
import { words } from '../app/words.ts';
import { me, server } from '../me/session.ts';
import { Claims } from './claims.tsx';
import { useKeeping } from './keeping.ts';
import { RoomMenu } from './room-menu.tsx';
import { SeatsList } from './seats-list.tsx';
import { RoomTrouble } from './trouble.tsx';

const BoxChoice = later(async () => (await import('./box-choice.tsx')).BoxChoice);

export interface PhoneWaitProps {
  readonly room: RoomInfo;
}

/** One is in: the lead chooses the box and begins, the others see who does. */
export function PhoneWait({ room }: PhoneWaitProps): JSX.Element {
  const { label } = words.value;
  const keeping = useKeeping(server, room.id);
  const { box, you } = room;
  const mine = room.people.find(({ player }) => player.id === me.value?.id)?.player;
  const lead = room.people.find(({ player }) => player.id === room.lead)?.player.name ?? '';
  const keepers = you.isKeeper
    ? {
        showOut: keeping.showOut,
        setSeats: (seats: number) => box && keeping.setBox({ ...box, seats }),
      }
    : {};
  return (
    <main class="hold">
      <p class="strip">
        <b>{label('room.table', { code: sayRoomCode(room.code) })}</b>
        <span class="soft">{label('room.at', { people: room.people.length })}</span>
      </p>
      {mine !== undefined && (
        <section class="me">
          <FaceByNumber face={mine.face} />
          <h1>{label('room.here-you-are', { name: mine.name })}</h1>
          <p class="soft">
            {you.isKeeper ? label('room.you-lead') : label('room.they-lead', { name: lead })}
          </p>
        </section>
      )}
      <Claims room={room} keeping={keeping} />
      {you.isKeeper && <BoxChoice room={room} choose={keeping.setBox} />}
      <SeatsList room={room} {...keepers} />
      <RoomTrouble why={keeping.trouble.value} />
      <div class="foot">
        {you.isKeeper && (
          <button type="button" class="button primary" disabled={box === null} onClick={keeping.begin}>
            {label('room.begin')}
          </button>
        )}
      </div>
      {mine !== undefined && <RoomMenu room={room} keeping={keeping} />}
    </main>
  );
}
