import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Seat } from '#contract/game.ts';
import type { Clock } from '#protocol/limits.ts';
import { PageIcon } from '#ui/page-icons.tsx';
import { words } from '../app/words.ts';
import type { ClocksTold } from './feed.ts';
import { lowTime, timeLeft, timeWords, toTell } from './time-left.ts';

interface SeatClockProps {
  readonly clock: Clock;
  readonly clocks: ClocksTold;
  readonly seat: Seat;
  /** Speaks to a screen reader; of one's own clock only. */
  readonly announce?: (sentence: string) => void;
}

/** How often a running clock is drawn anew, milliseconds. */
const TICK = 250;

/** The time that a seat has left. A running clock has a moving hand; one that is almost out says so in words. */
export function SeatClock({ clock, clocks, seat, announce }: SeatClockProps) {
  const { label } = words.value;
  const now = useSignal(clocks.at);
  const isRunning = clocks.told.running.includes(seat);
  const left = timeLeft(clocks, seat, now.value);
  const before = useRef(left ?? 0);
  useEffect(() => {
    now.value = performance.now();
    if (!isRunning) return undefined;
    const timer = setInterval(() => {
      now.value = performance.now();
    }, TICK);
    return () => clearInterval(timer);
  }, [clocks, isRunning]);
  useEffect(() => {
    if (left === null) return;
    const seconds = isRunning ? toTell(before.current, left) : null;
    before.current = left;
    if (seconds !== null)
      announce?.(label('online-table.clock.tell', { minutes: Math.floor(seconds / 60), seconds }));
  }, [left]);
  if (left === null) return null;
  const time = timeWords(left, words.value);
  const isLow = isRunning && left < lowTime(clock);
  return (
    <span class={isLow ? 'clock low' : isRunning ? 'clock running' : 'clock'}>
      <PageIcon name="clock" />
      <span class="unseen">{label('online-table.clock.left', { time })}</span>
      <span aria-hidden="true">{time}</span>
      {isLow && <b class="clock-low">{label('online-table.clock.low')}</b>}
    </span>
  );
}
