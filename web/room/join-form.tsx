import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { sayRoomCode } from '#protocol/room-code.ts';
import type { RoomInfo } from '#protocol/room-info.ts';
import { ANIMALS, FaceByNumber } from '#ui/faces/animals.tsx';
import { words } from '../app/words.ts';
import { NameField } from '../me/name-field.tsx';
import { me, rename, server } from '../me/session.ts';
import { Mine } from './mine.tsx';
import { RoomTrouble } from './trouble.tsx';

interface JoinFormProps {
  readonly room: RoomInfo;
  readonly code: string;
  /** Looks on without a seat. */
  readonly look: () => void;
}

/** A name and a face, and one is in. */
export function JoinForm({ room, code, look }: JoinFormProps): JSX.Element {
  const { label } = words.value;
  const takenBy = (face: number): string | undefined =>
    room.people.find(({ player }) => player.face === face)?.player.name;
  const [name, setName] = useState(me.value?.name ?? '');
  const [wished, setFace] = useState(me.value?.face ?? 0);
  const [why, setWhy] = useState<string | null>(null);
  // Somebody may have taken it meanwhile.
  const face = takenBy(wished) === undefined ? wished : ANIMALS.findIndex((_, one) => !takenBy(one));
  const isFull = room.people.length >= room.places;

  async function join(): Promise<void> {
    setWhy(null);
    const renamed = await rename({ name, face });
    const joined = renamed.ok ? await server.joinRoom(room.id) : renamed;
    if (!joined.ok) setWhy(joined.why);
  }

  return (
    <main class="hold">
      <p class="strip">
        <b>{label('room.table', { code: sayRoomCode(code) })}</b>
        <span class="soft">{label('room.at', { people: room.people.length })}</span>
      </p>
      <form
        onSubmit={event => {
          event.preventDefault();
          void join();
        }}
      >
        <h1>{label('room.who')}</h1>
        <p class="soft">{label(isFull ? 'room.full' : 'room.who.help')}</p>
        {!isFull && (
          <>
            <NameField name={name} change={setName} />
            <fieldset class="faces">
              <legend>{label('me.face')}</legend>
              {ANIMALS.map((animal, number) => {
                const owner = takenBy(number);
                return (
                  <label key={animal} class={owner === undefined ? '' : 'taken'}>
                    <input
                      type="radio"
                      name="face"
                      aria-label={
                        owner === undefined
                          ? label(`me.face.${animal}`)
                          : `${label(`me.face.${animal}`)}, ${label('room.taken', { name: owner })}`
                      }
                      checked={number === face}
                      disabled={owner !== undefined}
                      onChange={() => setFace(number)}
                    />
                    <FaceByNumber face={number} />
                    {owner !== undefined && <small aria-hidden="true">{owner}</small>}
                  </label>
                );
              })}
            </fieldset>
          </>
        )}
        <RoomTrouble why={why} />
        <div class="foot">
          {!isFull && (
            <button type="submit" class="button primary">
              {label('room.join')}
            </button>
          )}
          {room.table !== null && (
            <button type="button" class="button quiet" onClick={look}>
              {label('room.watch')}
            </button>
          )}
        </div>
      </form>
      <Mine room={room} />
    </main>
  );
}
