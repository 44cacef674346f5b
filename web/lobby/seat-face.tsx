import type { JSX } from 'preact';
import type { SeatInfo } from '#protocol/table-info.ts';
import { FaceByNumber } from '#ui/faces/animals.tsx';
import { BotFace } from '#ui/faces/faces.tsx';

/** Whoever sits there; a dashed ring where nobody does yet. */
export function SeatFace({ seat }: { readonly seat: SeatInfo }): JSX.Element {
  switch (seat.kind) {
    case 'bot':
      return <BotFace level={seat.level} />;
    case 'person':
      return <FaceByNumber face={seat.player.face} />;
    case 'empty':
      return (
        <svg class="portrait free-face" viewBox="0 0 100 100" aria-hidden="true" focusable="false">
          <circle cx="50" cy="50" r="42" />
        </svg>
      );
  }
}
