import type { JSX } from 'preact';
import type { RoomBox, RoomInfo } from '#protocol/room-info.ts';
import { words } from '../app/words.ts';
import { BoxDrawing } from '../shelf/box-drawing.tsx';
import { type Shelved, shelf, span } from '../shelf/shelved.ts';

interface BoxChoiceProps {
  readonly room: RoomInfo;
  /** Absent: others choose. */
  readonly choose?: (box: RoomBox) => void;
}

/** Bots that nobody said anything about. */
const LEVEL = 2;

/** The boxes on their plank; which one is chosen, and what it lacks. */
export function BoxChoice({ room, choose }: BoxChoiceProps): JSX.Element {
  const { label } = words.value;
  const players = ({ meta }: Shelved): string => label('room.box.players', span(meta.players));
  return (
    <ul class="room-shelf" aria-label={label('room.boxes')}>
      <Boxes {...{ room, ...(choose && { choose }) }} said={game => tooMany(game, room) ?? players(game)} />
    </ul>
  );
}

interface BoxesProps extends BoxChoiceProps {
  /** Below the name of a box. */
  readonly said: (game: Shelved) => string;
}

/** One for each that is open, on phones and on big screens. */
export function Boxes({ room, choose, said }: BoxesProps): JSX.Element {
  return (
    <>
      {shelf
        .filter(({ isOpen }) => isOpen)
        .map(game => {
          const isChosen = room.box?.game === game.id;
          return (
            <li key={game.id} class={isChosen ? 'chosen' : ''}>
              <button
                type="button"
                aria-pressed={isChosen}
                disabled={choose === undefined}
                onClick={() => choose?.(boxFor(game, room))}
              >
                <BoxDrawing game={game} />
                <span class="tag">
                  <b>{game.meta.name}</b>
                  <small>{said(game)}</small>
                </span>
              </button>
            </li>
          );
        })}
    </>
  );
}

/** The usual options, and bots where people are missing. */
function boxFor({ id, meta }: Shelved, room: RoomInfo): RoomBox {
  const { min, max } = meta.players;
  const seats = Math.min(max, Math.max(min, 2, room.people.length));
  const before = room.box?.game === id ? room.box : null;
  return { game: id, config: before?.config ?? {}, level: before?.level ?? LEVEL, seats };
}

/** More people than it takes. */
export function tooMany({ meta }: Pick<Shelved, 'meta'>, { people }: RoomInfo): string | null {
  const more = people.length - meta.players.max;
  return more > 0 ? words.value.label('room.box.too-many', { people: more }) : null;
}
