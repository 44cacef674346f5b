import type { JSX } from 'preact';
import type { RoomInfo } from '#protocol/room-info.ts';
import { FaceByNumber } from '#ui/faces/animals.tsx';
import { BotFace } from '#ui/faces/faces.tsx';
import { words } from '../app/words.ts';

interface SeatsListProps {
  readonly room: RoomInfo;
  /** By a keeper: shows somebody out. */
  readonly showOut?: (player: string) => void;
  /** By a keeper: one bot more or less. */
  readonly setSeats?: (seats: number) => void;
}

/** Who is in, in the order in which they came; then bots, and the places that are left. */
export function SeatsList({ room, showOut, setSeats }: SeatsListProps): JSX.Element {
  const { label } = words.value;
  const { box, people } = room;
  const bots = Math.max(0, (box?.seats ?? 0) - people.length);
  return (
    <ul class="room-seats" aria-label={label('room.seats')}>
      {people.map(({ player, isHere, by }) => (
        <li key={player.id} class={player.id === room.lead ? 'lead' : ''}>
          <FaceByNumber face={player.face} />
          <b>{player.name}</b>
          <small>{label(stateOf(room, player.id, { isHere, by }))}</small>
          {showOut !== undefined && (
            <button
              type="button"
              class="button quiet icon"
              aria-label={label('room.show-out', { name: player.name })}
              title={label('room.show-out', { name: player.name })}
              onClick={() => showOut(player.id)}
            >
              ×
            </button>
          )}
        </li>
      ))}
      {Array.from({ length: bots }, (_, bot) => (
        <li key={`bot ${bot}`}>
          <BotFace level={box?.level ?? 2} />
          <b>{label('room.bot')}</b>
          {setSeats !== undefined && box !== null && (
            <button
              type="button"
              class="button quiet icon"
              aria-label={label('room.bot.away')}
              title={label('room.bot.away')}
              onClick={() => setSeats(box.seats - 1)}
            >
              ×
            </button>
          )}
        </li>
      ))}
      {people.length + bots < room.places && (
        <li class="free">
          <svg viewBox="0 0 100 100" aria-hidden="true" focusable="false">
            <path
              class="chair-drawing"
              d="M28 56V18Q28 12 34 12H66Q72 12 72 18V56M28 34H72M22 56H78L82 66H18ZM24 66V92M76 66V92"
            />
          </svg>
          <b>{label('room.free')}</b>
          {setSeats !== undefined && box !== null ? (
            <button
              type="button"
              class="button"
              onClick={() => setSeats(Math.max(box.seats, people.length) + 1)}
            >
              {label('room.add-bot')}
            </button>
          ) : (
            <small>{label('room.free.help')}</small>
          )}
        </li>
      )}
    </ul>
  );
}

function stateOf(
  room: RoomInfo,
  player: string,
  { isHere, by }: { readonly isHere: boolean; readonly by: 'phone' | 'screen' },
) {
  if (by === 'screen') return 'room.state.screen';
  if (!isHere) return 'room.state.asleep';
  return player === room.lead ? 'room.state.lead' : 'room.state.seated';
}
