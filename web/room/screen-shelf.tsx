import type { JSX } from 'preact';
import type { RoomBox, RoomInfo } from '#protocol/room-info.ts';
import { words } from '../app/words.ts';
import { Plank } from '../shelf/plank.tsx';
import { type Shelved, span } from '../shelf/shelved.ts';
import { Boxes, tooMany } from './box-choice.tsx';

interface ScreenShelfProps {
  readonly room: RoomInfo;
  /** Absent: others choose. */
  readonly choose?: (box: RoomBox) => void;
}

/** The boxes on one plank, the chosen one larger; what is missing for one that does not fit. */
export function ScreenShelf({ room, choose }: ScreenShelfProps): JSX.Element {
  const { label } = words.value;
  return (
    <section class="screen-shelf" aria-label={label('room.boxes')}>
      <Plank />
      <ul>
        <Boxes
          {...{ room, ...(choose && { choose }) }}
          said={game => tooMany(game, room) ?? tooFew(game, room) ?? usual(game)}
        />
      </ul>
    </section>
  );
}

/** Fewer people than it takes, where no bots were asked to it. Nothing is said before anybody has come. */
function tooFew({ id, meta }: Pick<Shelved, 'id' | 'meta'>, { people, box }: RoomInfo): string | null {
  const missing = meta.players.min - people.length;
  if (missing <= 0 || people.length === 0 || box?.game === id) return null;
  return words.value.label('room.box.too-few', { people: missing });
}

function usual({ meta }: Pick<Shelved, 'meta'>): string {
  return words.value.label('room.box.usual', { ...span(meta.players), minutes: meta.minutes.max });
}
