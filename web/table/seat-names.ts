import type { Seat, Viewer } from '#contract/game.ts';
import type { Chair } from '#table/local-table.ts';
import type { Words } from '#text/words.ts';

/**
 * A bot by its name, a person by theirs, or by the seat where nobody gave one. The only person at a table is
 * "you", but only to their own eyes: seen by a bot, "you lays a tile" would be nobody.
 */
export function seatNames(
  chairs: readonly Chair[],
  { label }: Pick<Words, 'label'>,
  eyes: Viewer,
): (seat: Seat) => string {
  const persons = chairs.filter(({ kind }) => kind === 'person').length;
  return seat => {
    const chair = chairs[seat];
    if (chair === undefined) return '';
    if (chair.kind === 'bot') return label(`bot.${chair.level}.name`) + numberAmong(chairs, seat);
    if (chair.name !== '') return chair.name;
    return persons === 1 && seat === eyes ? label('table.you') : label('seat', { seat: seat + 1 });
  };
}

/** ` 2` for the second of one name: a story must say which of them it was. */
function numberAmong(chairs: readonly Chair[], seat: Seat): string {
  const level = (chair: Chair | undefined): number | null => (chair?.kind === 'bot' ? chair.level : null);
  const earlier = chairs.slice(0, seat).filter(chair => level(chair) === level(chairs[seat])).length;
  return earlier === 0 ? '' : ` ${earlier + 1}`;
}
