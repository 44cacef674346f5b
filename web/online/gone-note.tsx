import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { TableInfo } from '#protocol/table-info.ts';
import { words } from '../app/words.ts';
import { serverTime } from './connection.ts';
import type { Feed } from './feed.ts';
import { seatsGone } from './gone.ts';

interface GoneNoteProps {
  readonly feed: Feed;
  readonly info: TableInfo;
  readonly nameOf: (seat: number) => string;
}

/** How often one looks whether somebody has been away for long, milliseconds. */
const LOOK = 5000;

/** Somebody who is gone does not hold up the others: they may let a bot play until that player is back. */
export function GoneNote({ feed, info, nameOf }: GoneNoteProps): JSX.Element {
  const { label } = words.value;
  const now = useSignal(0);
  useEffect(() => {
    const look = (): void => {
      now.value = serverTime();
    };
    look();
    const timer = setInterval(look, LOOK);
    return () => clearInterval(timer);
  }, []);
  const gone = seatsGone(info, now.value);
  return (
    <>
      <div role="status">
        {gone.map(seat => (
          <p class="note" key={seat}>
            {label('online-table.gone', { name: nameOf(seat) })}
          </p>
        ))}
      </div>
      {gone.map(seat => (
        <button
          type="button"
          class="button"
          key={seat}
          onClick={() => void feed.wish({ t: 'relieve', seat })}
        >
          {label('online-table.relieve', { name: nameOf(seat) })}
        </button>
      ))}
    </>
  );
}
