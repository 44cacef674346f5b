import type { Sound } from '#contract/sound.ts';
import type { Placement, View } from '../rules/types.ts';
import { newPlacements } from './board/shown.ts';

/** What is heard from one step to the next. The viewer's own tile was heard when it was laid: see table.tsx. */
export function sounds(before: View | null, after: View): readonly Sound[] {
  if (before === null) return [];
  const ended = after.past.length > before.past.length ? after.past.at(-1) : undefined;
  const seat = ended?.seat ?? after.turn.seat;
  const placed = newPlacements(before, after);
  const isTakenBack = before.board.some((tile, cell) => tile !== null && after.board[cell] === null);
  return [
    ...(isTakenBack ? [REFUSAL] : []),
    ...placed.flatMap(placement => (seat === after.me ? notesOf(placement) : landing(placement))),
    ...(ended !== undefined && ended.superBonus > 0 ? [BONUS] : []),
  ];
}

export const TILE: Sound = { kind: 'tile' };
export const REFUSAL: Sound = { kind: 'refusal' };
const BONUS: Sound = { kind: 'bonus' };

function landing(placement: Placement): readonly Sound[] {
  return [TILE, ...notesOf(placement)];
}

/** Each line by itself: two lines of 6 points are not one of 12. */
function notesOf({ lines, points }: Placement): readonly Sound[] {
  return lines.map(() => ({ kind: 'line', points: points / lines.length }));
}
