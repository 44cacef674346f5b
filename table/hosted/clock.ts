import type { Seat } from '#contract/game.ts';
import type { Clock } from '#protocol/limits.ts';
import type { ClockInfo } from '#protocol/table-info.ts';
import { NO_OUTAGES, type Outages, playableBetween, playableUntil } from './outages.ts';

/** One seat's time, in milliseconds. Nothing ticks by itself: what time it is comes as an argument. */
export type SeatTime = {
  /** When its clock last started or stopped. */
  readonly left: number;
  /** Since when its clock runs; null while it stands still. */
  readonly since: number | null;
};

/** What happened at a table, as far as clocks care. */
export interface Happened {
  readonly at: number;
  /** Whose own answer it was, if it was one. */
  readonly answered: Seat | null;
  /** Is the prompt the same as before? */
  readonly stands: boolean;
  /** Who must choose now. */
  readonly asked: readonly Seat[];
  /** By seat: the level of the bot that plays there now; null where a person does. */
  readonly bots: readonly (number | null)[];
  /** When nobody could play, because no server ran: this time counts for no clock. */
  readonly outages?: Outages;
}

const SECOND = 1000;
const DAY = 86_400 * SECOND;

export function newTimes(clock: Clock, seats: number): readonly SeatTime[] {
  const timed = clock.kind === 'none' ? 0 : seats;
  return Array.from({ length: timed }, () => ({ left: allowance(clock), since: null }));
}

/** All seats' times after something happened. */
export function timesAfter(
  clock: Clock,
  times: readonly SeatTime[],
  { at, answered, stands, asked, bots, outages }: Happened,
): readonly SeatTime[] {
  const whole = allowance(clock);
  return times.map((time, seat) => {
    const isAsked = asked.includes(seat);
    const goesOn = stands && isAsked && seat !== answered;
    const runs = isAsked && clock.kind !== 'none' && bots[seat] === null;
    // It has run since before, and runs on.
    if (goesOn && runs) return { left: time.left, since: time.since ?? at };
    // One that is stopped in the middle of a prompt goes on from there: nobody wins time by leaving.
    const stays = goesOn || clock.kind === 'fischer';
    const increment = clock.kind === 'fischer' && seat === answered ? clock.increment * SECOND : 0;
    return { left: stays ? leftAt(time, at, outages) + increment : whole, since: runs ? at : null };
  });
}

export function leftAt(
  { left, since }: Pick<SeatTime, 'left' | 'since'>,
  now: number,
  outages: Outages = NO_OUTAGES,
): number {
  return since === null ? left : Math.max(0, left - playableBetween(outages, since, now));
}

/** The next time-out of all; the lower seat first where two fall together. */
export function nextDue(
  times: readonly SeatTime[],
  outages: Outages = NO_OUTAGES,
): { readonly seat: Seat; readonly at: number } | null {
  let next: { readonly seat: Seat; readonly at: number } | null = null;
  for (const [seat, { left, since }] of times.entries()) {
    if (since === null) continue;
    const at = playableUntil(outages, since, left);
    if (next === null || at < next.at) next = { seat, at };
  }
  return next;
}

/** What everybody may see of the clocks; `counts`: is there a person whose time it could be? */
export function clockInfo(
  clock: Clock,
  times: readonly SeatTime[],
  {
    now,
    counts,
    outages,
  }: { readonly now: number; readonly counts: (seat: Seat) => boolean; readonly outages?: Outages },
): ClockInfo | null {
  if (clock.kind === 'none') return null;
  const running = [...times.keys()].filter(seat => times[seat]?.since !== null);
  const shows = (seat: Seat): boolean => (clock.kind === 'fischer' ? counts(seat) : running.includes(seat));
  return { now, left: times.map((time, seat) => (shows(seat) ? leftAt(time, now, outages) : null)), running };
}

function allowance(clock: Clock): number {
  switch (clock.kind) {
    case 'none':
      return 0;
    case 'move':
    case 'fischer':
      return clock.seconds * SECOND;
    case 'days':
      return clock.days * DAY;
  }
}
