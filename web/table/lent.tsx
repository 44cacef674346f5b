/** Seats of a device that bots play for their owners: said at the seat and beside it, where one takes it back. */
import '../online/online.css';
import type { JSX } from 'preact';
import type { Seat } from '#contract/game.ts';
import type { TellScene } from '#contract/page.ts';
import type { Chair } from '#table/local-table.ts';
import { words } from '../app/words.ts';
import type { DeviceTable } from './device-table.ts';
import { failure } from './failure.ts';
import { seatNames } from './seat-names.ts';
import type { FrameExtras } from './table-frame.tsx';

export function isLent(chair: Chair | undefined): boolean {
  return chair?.kind === 'person' && chair.isLent === true;
}

/** What a frame says besides, while a seat is lent; null while none is. */
export function lentExtras(
  { table }: Pick<DeviceTable, 'table'>,
  chairs: readonly Chair[],
  gameWords: TellScene['words'],
): FrameExtras | null {
  const { label } = words.value;
  if (table.over || !chairs.some(isLent)) return null;
  const nameOf = seatNames(chairs, gameWords, 'spectator');
  return {
    tools: null,
    notes: <Lent chairs={chairs} nameOf={nameOf} takeBack={seat => void told(table.takeBack(seat))} />,
    atSeat: seat =>
      isLent(chairs[seat]) ? { face: null, note: label('table.lent'), clock: null, says: null } : null,
    title: [],
    ending: null,
    lastWord: null,
  };
}

interface LentProps {
  readonly chairs: readonly Chair[];
  readonly nameOf: (seat: Seat) => string;
  readonly takeBack: (seat: Seat) => void;
}

function Lent({ chairs, nameOf, takeBack }: LentProps): JSX.Element {
  const { label } = words.value;
  const isOnly = chairs.filter(({ kind }) => kind === 'person').length === 1;
  return (
    <div class="online-notes">
      {isOnly && <p class="note">{label('table.lent-note')}</p>}
      <div class="note-actions">
        {chairs.map((chair, seat) =>
          isLent(chair) ? (
            // oxlint-disable-next-line react/no-array-index-key -- seats have no other name, and never move
            <button key={seat} type="button" class="button primary" onClick={() => takeBack(seat)}>
              {label(isOnly ? 'table.take-back' : 'table.take-back-of', { name: nameOf(seat) })}
            </button>
          ) : null,
        )}
      </div>
    </div>
  );
}

/** What the device did not keep is said like any other trouble of a table. */
export async function told(done: Promise<void>): Promise<void> {
  try {
    await done;
  } catch (error) {
    failure.value = error;
  }
}
