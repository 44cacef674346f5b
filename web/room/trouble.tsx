import type { JSX } from 'preact';
import { words } from '../app/words.ts';

/** What the server may refuse with in a room, and has a sentence of its own. */
const KNOWN = [
  'too-many',
  'room-closed',
  'room-full',
  'shown-out',
  'no-such-claim',
  'no-such-seats',
  'not-ready',
  'not-keeper',
  'bad-name',
  'offline',
] as const;

export function troubleWords(why: string): string {
  return words.value.label(`room.trouble.${KNOWN.find(one => one === why) ?? 'unknown'}`);
}

/** What went wrong; its place is there before, so that it is read out. */
export function RoomTrouble({ why }: { readonly why: string | null }): JSX.Element {
  return (
    <div role="alert">
      {why !== null && (
        <p class="bubble">
          <b>{words.value.label('room.failed')}</b> {troubleWords(why)}
        </p>
      )}
    </div>
  );
}
