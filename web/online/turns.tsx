import './count.css';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { MyTable } from '#protocol/table-info.ts';
import { play } from '../app/sound.ts';
import { words } from '../app/words.ts';
import { connection, mine } from './connection.ts';

/** Heard when one's turn comes: two soft notes. */
const TURN = { kind: 'line', points: 1 } as const;

/** A phone also trembles, in milliseconds on, off and on. */
const TREMBLE = [60, 40, 60];

/** A sound when it becomes one's turn; not for a turn that was there when the page opened. */
export function useTurnSound(isAsked: boolean): void {
  const before = useRef(isAsked);
  useEffect(() => {
    if (isAsked && !before.current) {
      play(TURN);
      // Not every device can, and none may before it was touched.
      if ('userActivation' in navigator && navigator.userActivation.hasBeenActive)
        navigator.vibrate?.(TREMBLE);
    }
    before.current = isAsked;
  }, [isAsked]);
}

/** In the bar: other tables where it is one's turn. One of them opens at once, several as a list. */
export function TurnsElsewhere({ here }: { readonly here?: string }): JSX.Element | null {
  const { label } = words.value;
  // The server tells of them to whoever is connected.
  useEffect(() => {
    connection();
  }, []);
  const waiting = mine.value.filter(table => isMyTurn(table) && table.id !== here);
  useTurnSound(waiting.length > 0);
  const [first] = waiting;
  if (first === undefined) return null;
  const text = label('nav.turns', { tables: waiting.length });
  return (
    <a
      class="button quiet icon turns"
      href={waiting.length === 1 ? `/t/${first.id}` : '/lobby'}
      aria-label={text}
      title={text}
    >
      <span class="waiting-count">{waiting.length}</span>
    </a>
  );
}

function isMyTurn({ isAsked, status }: MyTable): boolean {
  return isAsked && status === 'playing';
}
