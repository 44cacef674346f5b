import type { JSX } from 'preact';
import type { RoomInfo } from '#protocol/room-info.ts';
import { words } from '../app/words.ts';
import type { Keeping } from './keeping.ts';

interface ClaimsProps {
  readonly room: RoomInfo;
  readonly keeping: Keeping;
}

/** Somebody says that they are somebody: those who are here say whether it is so. */
export function Claims({ room, keeping }: ClaimsProps): JSX.Element {
  const { label } = words.value;
  return (
    <div role="status" class="room-claims">
      {room.claims.map(({ id, by, of }) => {
        const name = room.people.find(({ player }) => player.id === of)?.player.name ?? '';
        return (
          <section key={id} class="panel">
            <p>{label('room.claim', { by: by.name, of: name })}</p>
            <p class="room-buttons">
              <button type="button" class="button primary" onClick={() => keeping.answerClaim(id, true)}>
                {label('room.claim.yes', { of: name })}
              </button>
              <button type="button" class="button" onClick={() => keeping.answerClaim(id, false)}>
                {label('room.claim.no')}
              </button>
            </p>
          </section>
        );
      })}
    </div>
  );
}
