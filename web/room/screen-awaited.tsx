import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { AWAY } from '#protocol/limits.ts';
import { words } from '../app/words.ts';
import { serverTime } from '../online/connection.ts';
import { awaitedSeats, type Scene } from './screen-scene.ts';

/** How often one looks at the clock, milliseconds. */
const LOOK = 1000;

interface AwaitedProps {
  readonly scene: Scene;
  /** Nothing else on the screen says whom one waits for. */
  readonly isNamed?: boolean;
}

/** Somebody's phone sleeps: how it goes on, and from when on the others may lend the seat to a bot. */
export function Awaited({ scene, isNamed = false }: AwaitedProps): JSX.Element {
  const { label } = words.value;
  const [now, setNow] = useState(serverTime);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverTime()), LOOK);
    return () => clearInterval(timer);
  }, []);
  const names = awaitedSeats(scene).map(seat => ({ text: scene.seatName(seat) }));
  const since = awaitedSeats(scene).map(seat => {
    const there = scene.info.seats[seat];
    return (there?.kind === 'person' ? there.awaySince : null) ?? now;
  });
  const left = Math.max(0, Math.ceil((Math.min(...since) + AWAY - now) / 60_000));
  return (
    <section class="screen-lately awaited" role="status">
      <h2>{isNamed ? label('room.awaits', { names }) : label('room.awaits.what')}</h2>
      <p>{label(left > 0 ? 'room.awaits.soon' : 'room.awaits.now', { names, minutes: left })}</p>
    </section>
  );
}
