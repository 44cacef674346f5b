/** What the board shows of the last turns and of the hand, before anything is drawn. */
import type { Run } from '../../rules/compute.ts';
import type { Cell, Direction, Laid, Move, Past, View } from '../../rules/types.ts';
import type { Reading } from '../lines.ts';

/** What happened in the step that led here, if tokens were laid in it. */
export function lastLaid(
  before: View | null,
  after: View,
): Extract<Past, { kind: 'played' | 'wrong' }> | null {
  if (before === null || after.past.length <= before.past.length) return null;
  const last = after.past.at(-1);
  return last?.kind === 'played' || last?.kind === 'wrong' ? last : null;
}

/** What the others laid since the viewer's own last turn; for who only looks on, the last turn. */
export function markedCells({ past, me }: View): readonly Cell[] {
  const mine = past.findLastIndex(({ seat }) => seat === me);
  const since = me === 'spectator' ? past.slice(-1) : past.slice(mine + 1);
  return since.flatMap(turn => (turn.kind === 'played' ? turn.tokens.map(({ cell }) => cell) : []));
}

/** What a hint means, where it would go; or what somebody laid and had to take back. */
export function ghostsOf(hint: Move | null, last: Past | null, laid: readonly Laid[]): readonly Laid[] {
  const isFree = ({ cell }: Laid): boolean => laid.every(one => one.cell !== cell);
  if (hint?.kind === 'play') return hint.tokens.filter(isFree);
  return last?.kind === 'wrong' ? last.tokens.filter(isFree) : [];
}

export interface ShownLine {
  readonly cells: readonly Cell[];
  readonly direction: Direction;
  readonly tag: Run['tag'];
  /** At its end: `+12`, `19`, `≠`. */
  readonly badge: string;
}

/** The lines of the hand, each with a word at its end; else the equalities of the turn that was just played. */
export function linesToShow(reading: Reading | null, last: Past | null): readonly ShownLine[] {
  if (reading !== null) {
    return reading.lines.map(({ run, read, gains }) => {
      const points = gains.reduce((sum, gain) => sum + gain.points, 0);
      return {
        cells: run.cells,
        direction: run.direction,
        tag: read.tag,
        badge: badgeOf(read, points),
      };
    });
  }
  if (last?.kind !== 'played') return [];
  return last.gains.map(
    ({ cells, direction }): ShownLine => ({ cells, direction, tag: 'equality', badge: '' }),
  );
}

function badgeOf(read: Run, points: number): string {
  switch (read.tag) {
    case 'equality':
      return points > 0 ? `+${points}` : '✓';
    case 'fragment':
      return read.sides.length > 0 ? String(read.value) : '';
    case 'wrong':
      return read.fault.why === 'unequal' ? read.fault.sides.map(({ value }) => value).join(' ≠ ') : '';
  }
}

/** Where one plays: the cell to keep in sight. */
export function focusOf(given: {
  readonly cursor: Cell | null;
  readonly laid: readonly Laid[];
  readonly hint: Move | null;
  readonly last: Past | null;
}): Cell | null {
  const { cursor, laid, hint, last } = given;
  if (cursor !== null) return cursor;
  if (laid.length > 0) return middle(laid);
  if (hint?.kind === 'play') return middle(hint.tokens);
  return last?.kind === 'played' || last?.kind === 'wrong' ? middle(last.tokens) : null;
}

/** What belongs to it: the whole equalities that were made, or what is considered. */
export function aroundOf(given: {
  readonly laid: readonly Laid[];
  readonly hint: Move | null;
  readonly last: Past | null;
}): readonly Cell[] {
  const { laid, hint, last } = given;
  if (laid.length > 0) return laid.map(({ cell }) => cell);
  if (hint?.kind === 'play') return hint.tokens.map(({ cell }) => cell);
  return last?.kind === 'played' ? last.gains.flatMap(({ cells }) => cells) : [];
}

/** The one in the middle of what was laid. */
export function middle(tokens: readonly Laid[]): Cell | null {
  return tokens[Math.floor(tokens.length / 2)]?.cell ?? null;
}
