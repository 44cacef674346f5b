import type { JSX } from 'preact';
import { sayRoomCode } from '#protocol/room-code.ts';
import { words } from '../app/words.ts';
import { QrCode } from '../lobby/qr-code.tsx';
import { linkTo } from './way-in.tsx';

/** For late comers: the code, and the square. */
export function ScreenLate({ code }: { readonly code: string }): JSX.Element {
  return (
    <div class="screen-late">
      <p>
        <b>{sayRoomCode(code)}</b>
        <small>{words.value.label('room.late')}</small>
      </p>
      <QrCode text={linkTo(code)} />
    </div>
  );
}
