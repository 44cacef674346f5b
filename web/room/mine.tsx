import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { RoomInfo } from '#protocol/room-info.ts';
import { FaceByNumber } from '#ui/faces/animals.tsx';
import { words } from '../app/words.ts';
import { me, server } from '../me/session.ts';
import { RoomTrouble } from './trouble.tsx';

/** For those who are in already, with another phone: the room says whether it is so, or their private number does. */
export function Mine({ room }: { readonly room: RoomInfo }): JSX.Element | null {
  const { label } = words.value;
  const [pass, setPass] = useState('');
  const [why, setWhy] = useState<string | null>(null);
  if (room.people.length === 0) return null;
  const asked = room.claims.find(({ by }) => by.id === me.value?.id);
  const name = room.people.find(({ player }) => player.id === asked?.of)?.player.name;

  async function claim(of: string): Promise<void> {
    setWhy(null);
    const typed = pass.replaceAll(/\D/g, '');
    const claimed = await server.claim(room.id, { of, ...(typed === '' ? {} : { pass: typed }) });
    if (!claimed.ok) setWhy(claimed.why);
  }

  return (
    <details class="mine-already" open={name !== undefined}>
      <summary>{label('room.mine')}</summary>
      <div role="status">
        {name !== undefined && <p class="note">{label('room.mine.asked', { name })}</p>}
      </div>
      <div class="field">
        <label for="room-pass">{label('room.mine.pass')}</label>
        <input
          id="room-pass"
          inputMode="numeric"
          autocomplete="off"
          maxLength={10}
          value={pass}
          onInput={event => setPass(event.currentTarget.value)}
        />
      </div>
      <ul>
        {room.people.map(({ player }) => (
          <li key={player.id}>
            <button type="button" class="button" onClick={() => void claim(player.id)}>
              <FaceByNumber face={player.face} />
              {label('room.mine.ask', { name: player.name })}
            </button>
          </li>
        ))}
      </ul>
      <RoomTrouble why={why} />
    </details>
  );
}
