import '#ui/table-parts.css';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { refused } from '#contract/game.ts';
import type { Aim } from '#contract/page.ts';
import { registry } from '#games/registry.ts';
import { sayRoomCode } from '#protocol/room-code.ts';
import { storyPace } from '../app/settings.ts';
import { play } from '../app/sound.ts';
import { words as pageWords } from '../app/words.ts';
import { Places } from '../table/places.tsx';
import { facesOf, type SeatExtra } from '../table/seats.tsx';
import { Awaited } from './screen-awaited.tsx';
import { ScreenFace } from './screen-face.tsx';
import { awaitedSeats, type Scene } from './screen-scene.ts';

/** A game on a cloth: everybody sits round it, and its middle is what everybody sees. */
export function ScreenCloth({ scene }: { readonly scene: Scene }): JSX.Element {
  const { gameUi, envelope, before, words, seatName, chairs, info, room } = scene;
  const { label } = pageWords.value;
  const { Table } = gameUi;
  const aim = useSignal<Aim | null>(null);
  const told = { words, seatName };
  const seated = {
    chairs,
    viewer: 'spectator',
    envelope,
    gameUi,
    scene: told,
    extra: extraOf(scene),
  } as const;
  const pace = storyPace();
  const moment = gameUi.moment?.(envelope.view, words) ?? null;
  return (
    <div class="table-page screen-cloth" data-game={info.game}>
      <main class="stage" data-step={envelope.step}>
        <h1 class="unseen">{registry[info.game]?.meta.name}</h1>
        <aside class="seats" aria-label={label('table.seats')} data-seats={chairs.length}>
          <Places {...seated} {...{ before, pace, aim }} />
        </aside>
        <Table
          {...{ envelope, before, aim, pace, ...told }}
          seat={null}
          check={nothingHere}
          submit={async () => nothingHere()}
          hint={null}
          openRule={() => undefined}
          announce={() => undefined}
          sound={play}
          own={<span class="moment">{moment}</span>}
          faces={facesOf(seated)}
        />
        {awaitedSeats(scene).length > 0 && (
          <div class="slip screen-awaited">
            <Awaited scene={scene} isNamed />
          </div>
        )}
        <p class="screen-code">{label('room.table', { code: sayRoomCode(room.code) })}</p>
      </main>
    </div>
  );
}

/** A screen plays nothing. */
function nothingHere() {
  return refused('table.not-your-turn');
}

/** The face that each chose; nothing that is asked of a player. */
function extraOf({ info }: Scene): (seat: number) => SeatExtra | null {
  return seat => {
    const there = info.seats[seat];
    if (there?.kind !== 'person') return null;
    return { face: <ScreenFace there={there} />, note: null, clock: null, says: null };
  };
}
