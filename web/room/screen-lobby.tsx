import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { FACES } from '#protocol/limits.ts';
import type { RoomInfo } from '#protocol/room-info.ts';
import { Dialog } from '#ui/dialog.tsx';
import { later } from '#ui/later.tsx';
import { words } from '../app/words.ts';
import { WhoAmI, type Wished } from '../me/who.tsx';
import { Claims } from './claims.tsx';
import type { Keeping } from './keeping.ts';
import type { ScreenSettingsProps } from './screen-settings.tsx';
import { ScreenShelf } from './screen-shelf.tsx';
import { SeatsList } from './seats-list.tsx';
import { RoomTrouble } from './trouble.tsx';
import { WayIn } from './way-in.tsx';

const ScreenSettings = later<ScreenSettingsProps>(
  async () => (await import('./screen-settings.tsx')).ScreenSettings,
);

interface ScreenLobbyProps {
  readonly room: RoomInfo;
  readonly keeping: Keeping;
  readonly addPerson: (who: Wished) => void;
}

/** Milliseconds without a phone after which one is told what may keep them away. */
const LONELY = 20_000;

/** Before the first match, and while another box is chosen: how one comes in, who is in, what will be played. */
export function ScreenLobby({ room, keeping, addPerson }: ScreenLobbyProps): JSX.Element {
  const { label } = words.value;
  const { box, people, you } = room;
  const [opened, open] = useState<'settings' | 'without-phone' | null>(null);
  const lead = people.find(({ player }) => player.id === room.lead)?.player.name;
  const keepers = you.isKeeper
    ? {
        showOut: keeping.showOut,
        setSeats: (seats: number) => box && keeping.setBox({ ...box, seats }),
      }
    : {};
  return (
    <main class="salon lobby">
      <section class="say">
        <h1>{label('room.headline')}</h1>
        <p>{lead === undefined ? label('room.nobody') : label('room.lead-chooses', { name: lead })}</p>
        <div class="sitting">
          <SeatsList room={room} {...keepers} />
          {people.length === 0 && <Lonely />}
        </div>
        {you.isKeeper && (
          <div class="salon-foot">
            <button
              type="button"
              class="button primary"
              disabled={box === null || people.length === 0}
              onClick={keeping.begin}
            >
              {label('room.begin')}
            </button>
            <button type="button" class="button" onClick={() => open('settings')}>
              {label('room.settings')}
            </button>
            <button type="button" class="button" onClick={() => open('without-phone')}>
              {label('room.by-screen')}
            </button>
            {!room.isOpen && <span class="note">{label('room.door.is-closed')}</span>}
            <RoomTrouble why={keeping.trouble.value} />
          </div>
        )}
      </section>
      <WayIn code={room.code} />
      <ScreenShelf room={room} {...(you.isKeeper ? { choose: keeping.setBox } : {})} />
      <div class="salon-side">
        <Claims room={room} keeping={keeping} />
      </div>
      {opened === 'settings' && <ScreenSettings room={room} keeping={keeping} close={() => open(null)} />}
      {opened === 'without-phone' && (
        <WithoutPhone
          room={room}
          close={() => open(null)}
          add={who => {
            open(null);
            addPerson(who);
          }}
        />
      )}
    </main>
  );
}

/** Where no phone comes for a while: what may be in the way. */
function Lonely(): JSX.Element | null {
  const { label } = words.value;
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), LONELY);
    return () => clearTimeout(timer);
  }, []);
  if (!isLong) return null;
  return (
    <section class="lonely" role="status">
      <h2>{label('room.no-phone')}</h2>
      <ul>
        <li>{label('room.no-phone.wifi')}</li>
        <li>{label('room.no-phone.firewall', { port: location.port || '80' })}</li>
        <li>{label('room.no-phone.typed', { scheme: 'http://' })}</li>
      </ul>
    </section>
  );
}

interface WithoutPhoneProps {
  readonly room: RoomInfo;
  readonly add: (who: Wished) => void;
  readonly close: () => void;
}

function WithoutPhone({ room, add, close }: WithoutPhoneProps): JSX.Element {
  const { label } = words.value;
  const taken = new Set(room.people.map(({ player }) => player.face));
  const free = [...Array(FACES).keys()].find(face => !taken.has(face)) ?? 0;
  const [who, setWho] = useState<Wished>({ name: '', face: free });
  return (
    <Dialog title={label('room.by-screen')} close={close} closeLabel={label('dialog.close')}>
      <form
        class="without-phone"
        onSubmit={event => {
          event.preventDefault();
          if (who.name.trim() !== '') add(who);
        }}
      >
        <WhoAmI wished={who} change={setWho} />
        <p class="soft">{label('room.by-screen.help')}</p>
        <button type="submit" class="button primary">
          {label('room.by-screen.add')}
        </button>
      </form>
    </Dialog>
  );
}
