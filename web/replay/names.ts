import type { Seat } from '#kernel/game.ts';
import type { Chair } from '#table/local-table.ts';
import type { Words } from '#text/words.ts';

/** A bot by its name, a person by theirs, or by the seat where nobody gave one. */
export function seatNames(chairs: readonly Chair[], { label }: Pick<Words, 'label'>): (seat: Seat) => string {
  return seat => {
    const chair = chairs[seat];
    if (chair === undefined) return '';
    if (chair.kind === 'bot') return label(`bot.${chair.level}.name`);
    return chair.name === '' ? label('seat', { seat: seat + 1 }) : chair.name;
  };
}
