import type { Clock } from '#protocol/limits.ts';
import type { Words } from '#text/words.ts';
import type { PageLabel } from '../app/words.ts';

export type ClockKind = Clock['kind'];

/** What a table may be set up with, by kind; the first of each is the usual one. */
export const CLOCKS: Readonly<Record<ClockKind, readonly [Clock, ...Clock[]]>> = {
  none: [{ kind: 'none' }],
  move: [perMove(60), perMove(30), perMove(120), perMove(300)],
  fischer: [fischer(10, 10), fischer(5, 5), fischer(20, 20)],
  days: [
    { kind: 'days', days: 1 },
    { kind: 'days', days: 3 },
    { kind: 'days', days: 7 },
  ],
};

export const CLOCK_KINDS = Object.keys(CLOCKS) as readonly ClockKind[];

/** The shortest first, as they are shown. */
export function clocksOf(kind: ClockKind): readonly Clock[] {
  return CLOCKS[kind].toSorted((a, b) => span(a) - span(b));
}

/** `2 min a move`, `10 min + 10 s a move`, `3 days a move`. */
export function clockWords(clock: Clock, { label }: Pick<Words<PageLabel>, 'label'>): string {
  switch (clock.kind) {
    case 'none':
      return label('online.clock.none');
    case 'move': {
      const { seconds } = clock;
      return seconds % 60 === 0
        ? label('online.clock.minutes', { minutes: seconds / 60 })
        : label('online.clock.seconds', { seconds });
    }
    case 'fischer':
      return label('online.clock.fischer', { minutes: clock.seconds / 60, increment: clock.increment });
    case 'days':
      return label('online.clock.days', { days: clock.days });
  }
}

export function sameClock(a: Clock, b: Clock): boolean {
  return a.kind === b.kind && span(a) === span(b);
}

function span(clock: Clock): number {
  switch (clock.kind) {
    case 'none':
      return 0;
    case 'move':
    case 'fischer':
      return clock.seconds;
    case 'days':
      return clock.days;
  }
}

function perMove(seconds: number): Clock {
  return { kind: 'move', seconds };
}

function fischer(minutes: number, increment: number): Clock {
  return { kind: 'fischer', seconds: minutes * 60, increment };
}
