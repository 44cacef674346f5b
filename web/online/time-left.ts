import type { Seat } from '#contract/game.ts';
import type { Clock } from '#protocol/limits.ts';
import type { Words } from '#text/words.ts';
import type { PageLabel } from '../app/words.ts';
import type { ClocksTold } from './feed.ts';

const [SECOND, MINUTE, HOUR, DAY] = [1000, 60_000, 3_600_000, 86_400_000];

/** Milliseconds that this seat may still think; null where time does not count. `now` as `performance.now()`. */
export function timeLeft({ told, at }: ClocksTold, seat: Seat, now: number): number | null {
  const left = told.left[seat] ?? null;
  if (left === null) return null;
  return Math.max(0, told.running.includes(seat) ? left - (now - at) : left);
}

/** Below this, one is warned: seconds in a quick game, hours in one that goes over days. */
export function lowTime({ kind }: Clock): number {
  return kind === 'days' ? 2 * HOUR : 20 * SECOND;
}

/** `4:09`, `3 h 05 min`, `2 d 7 h`. Rounded up, so that 0:00 means that the time is over. */
export function timeWords(left: number, { label }: Words<PageLabel>): string {
  if (left >= DAY) return label('online-table.clock.days', parts(left, DAY, HOUR, ['days', 'hours']));
  if (left >= HOUR) return label('online-table.clock.hours', parts(left, HOUR, MINUTE, ['hours', 'minutes']));
  const seconds = Math.ceil(left / SECOND);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

function parts(
  left: number,
  large: number,
  small: number,
  [first, second]: readonly [string, string],
): Record<string, number> {
  return { [first]: Math.floor(left / large), [second]: Math.floor((left % large) / small) };
}

/** The moments at which those who do not see the clock are told, the latest last; in seconds. */
const TOLD = [60, 20, 10];

/** What to say when the time left went from one value to the other: seconds; null if it is no such moment. */
export function toTell(before: number, after: number): number | null {
  return TOLD.findLast(seconds => before > seconds * SECOND && after <= seconds * SECOND) ?? null;
}
