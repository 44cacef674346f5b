import type { JSX } from 'preact';
import { sayRoomCode } from '#protocol/room-code.ts';
import { words } from '../app/words.ts';
import { QrCode } from '../lobby/qr-code.tsx';

/** How one comes in: hold a camera to the square, or type the address and the code. */
export function WayIn({ code }: { readonly code: string }): JSX.Element {
  const { label } = words.value;
  return (
    <section class="way-in" aria-label={label('room.way-in')}>
      <QrCode text={linkTo(code)} />
      <p>
        {label('room.aim')}
        <br />
        <b>{location.host}/s</b>
      </p>
      <p class="room-code">{sayRoomCode(code)}</p>
      {isOnlyHere() && <p class="note">{label('room.only-here')}</p>}
    </section>
  );
}

/** Where a phone joins. */
export function linkTo(code: string): string {
  return new URL(`/s/${code}`, location.href).href;
}

/** By this address no other device finds us. */
function isOnlyHere(): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(location.hostname);
}
