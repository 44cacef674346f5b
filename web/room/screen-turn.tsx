import type { JSX } from 'preact';
import type { Facts, Seat } from '#contract/game.ts';
import { words } from '../app/words.ts';
import { useOnScreen } from './on-screen.ts';
import { ScreenFace } from './screen-face.tsx';
import { askedSeats, awaitedSeats, type Scene } from './screen-scene.ts';

/** Whose turn it is, and what is being decided. */
export function ScreenTurn({ scene }: { readonly scene: Scene }): JSX.Element {
  const { label } = words.value;
  const { info, seatName } = scene;
  const awaited = awaitedSeats(scene);
  const asked = awaited.length > 0 ? awaited : askedSeats(scene);
  const names: Facts = { names: asked.map(seat => ({ text: seatName(seat) })) };
  return (
    <header class="screen-turn" aria-live="polite">
      <span class="screen-faces">
        {asked.slice(0, 2).map(seat => (
          <ScreenFace key={seat} there={info.seats[seat]} />
        ))}
      </span>
      <h1>{label(awaited.length > 0 ? 'room.awaits' : 'room.turn', names)}</h1>
      <p>
        <Deciding scene={scene} asked={asked} isAwaited={awaited.length > 0} />
      </p>
    </header>
  );
}

interface DecidingProps {
  readonly scene: Scene;
  readonly asked: readonly Seat[];
  readonly isAwaited: boolean;
}

function Deciding({ scene, asked, isAwaited }: DecidingProps): JSX.Element {
  const { label } = words.value;
  const onScreen = useOnScreen(scene);
  const tried = triedNow(scene);
  const laid = tried === null ? null : (onScreen?.tried(tried) ?? null);
  if (isAwaited) return <>{label('room.awaits.kept', { people: asked.length })}</>;
  if (laid !== null) return <>{label('room.tries', { what: laid.what, at: laid.at })}</>;
  const there = asked[0] === undefined ? undefined : scene.info.seats[asked[0]];
  if (asked.length === 1 && there?.kind === 'bot') return <>{label('room.thinks.bot')}</>;
  return <>{label('room.thinks', { people: asked.length })}</>;
}

/** What is laid and not confirmed, in the step that is shown. */
export function triedNow({ feed, envelope }: Pick<Scene, 'feed' | 'envelope'>): unknown {
  const tried = feed.tried.value;
  return tried !== null && tried.step === envelope.step ? (tried.move ?? null) : null;
}
