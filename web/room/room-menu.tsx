import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { RoomInfo } from '#protocol/room-info.ts';
import { words } from '../app/words.ts';
import { me, server } from '../me/session.ts';
import type { Keeping } from './keeping.ts';

interface RoomMenuProps {
  readonly room: RoomInfo;
  readonly keeping: Keeping;
}

/** What one does in a room besides playing: changes phones, lets somebody else lead, leaves. */
export function RoomMenu({ room, keeping }: RoomMenuProps): JSX.Element {
  const { label } = words.value;
  const [pass, setPass] = useState<string | null>(null);
  const others = room.people.filter(({ player, by }) => by === 'phone' && player.id !== me.value?.id);

  async function change(): Promise<void> {
    const given = await server.pass(room.id);
    if (given.ok) setPass(given.value.pass);
  }

  return (
    <section class="room-menu">
      <button type="button" class="button" onClick={() => void change()}>
        {label('room.pass')}
      </button>
      <div role="status">{pass !== null && <p class="note">{label('room.pass.told', { pass })}</p>}</div>
      {room.lead === me.value?.id &&
        others.map(({ player }) => (
          <button
            key={player.id}
            type="button"
            class="button quiet"
            onClick={() => keeping.giveLead(player.id)}
          >
            {label('room.give-lead', { name: player.name })}
          </button>
        ))}
      <button type="button" class="button quiet" onClick={() => void server.leaveRoom(room.id)}>
        {label('room.leave')}
      </button>
    </section>
  );
}
