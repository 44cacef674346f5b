import type { Seat } from '#contract/game.ts';
import type { Words } from '#text/words.ts';
import type { PageLabel } from '../app/words.ts';

/** Whoever is called "you" is so within a sentence too, and not with a capital. */
export function withinSentences(
  seatName: (seat: Seat) => string,
  { label }: Pick<Words<PageLabel>, 'label'>,
): (seat: Seat) => string {
  const you = label('table.you');
  return seat => {
    const name = seatName(seat);
    return name === you ? label('table.you-mark') : name;
  };
}
