import type { JSX } from 'preact';
import type { SeatInfo } from '#protocol/table-info.ts';
import { FaceByNumber } from '#ui/faces/animals.tsx';
import { BotFace } from '#ui/faces/faces.tsx';

/** Who sits there, as a drawing. */
export function ScreenFace({ there }: { readonly there: SeatInfo | undefined }): JSX.Element | null {
  switch (there?.kind) {
    case 'person':
      return <FaceByNumber face={there.player.face} />;
    case 'bot':
      return <BotFace level={there.level} />;
    default:
      return null;
  }
}
